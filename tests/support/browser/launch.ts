import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { sharedMemory } from '#tests/support/sharedMemory.ts'
import { BrowserError } from './browserError.ts'
import { packagedBrowser } from './packagedBrowser.ts'

/**
 * What Chromium does besides showing our pages. A full Chromium, unlike the pinned one, has a toolbar even without a window: it starts a
 * process of its own for each page, which takes longer than loading one of ours.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIReloadButton',
  'InitialWebUI',
  // Playwright turns these off, but of two `--disable-features` the last one counts.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Keeps in files what processes of the browser share. Playwright sets it always, as containers often have little of that memory. Files in
 * its place take a fifth of a visit.
 */
const NO_SHARED_MEMORY = '--disable-dev-shm-usage'
const ENOUGH_BYTES = 512 * 1024 ** 2

/** The flags that every start of the browser has, whoever starts it. It sees our own pages only, so it needs no sandbox. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  ...(sharedMemory() > ENOUGH_BYTES ? [] : [NO_SHARED_MEMORY]),
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // Our pages come from one host: a process for each of them costs a third of a visit and shows nothing more.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  `--disable-features=${FEATURES_OFF.join()}`,
]

let found: Promise<string> | undefined

/**
 * The path of the browser to test with: the one named by `CHROME_PATH`, else the one pinned in the lock file, unpacked when needed.
 * A browser on `PATH` is never taken: results must not depend on what a machine happens to have. Looked for once per process.
 * Fails with a `BrowserError` that says what to do.
 */
export function executablePath(): Promise<string> {
  found ??= find()
  return found
}

/** Starts the browser without a window. The caller closes it. Fails with a `BrowserError` when there is none. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await executablePath(),
    headless: true,
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: [NO_SHARED_MEMORY],
  })
}

async function find(): Promise<string> {
  const named = process.env.CHROME_PATH
  if (!named) return packagedBrowser()
  try {
    accessSync(named, constants.X_OK)
  } catch {
    throw new BrowserError(`CHROME_PATH is ${named}, but there is no program there that may be run.`)
  }
  return named
}
