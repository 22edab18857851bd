import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { BrowserError } from './browserError.ts'
import { installedBrowser } from './installedBrowser.ts'
import { packagedBrowser } from './packagedBrowser.ts'

/** The flags that every start of the browser has, whoever starts it. It sees our own pages only, so it needs no sandbox. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

let found: Promise<string> | undefined

/**
 * The path of the browser to test with: `CHROME_PATH`, else a Chrome or Chromium on `PATH`, else the packaged one, unpacked when needed.
 * Asked for once a process. Fails with a `BrowserError` that says what to do.
 */
export function executablePath(): Promise<string> {
  found ??= find()
  return found
}

/** Starts the browser without a window. The caller closes it. Fails with a `BrowserError` when there is none. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await executablePath(), headless: true, args: BROWSER_FLAGS })
}

async function find(): Promise<string> {
  const named = process.env.CHROME_PATH
  if (!named) return installedBrowser() ?? (await packagedBrowser())
  try {
    accessSync(named, constants.X_OK)
  } catch {
    throw new BrowserError(`CHROME_PATH is ${named}, but there is no program there that may be run.`)
  }
  return named
}
