import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { sharedMemory } from '#tests/support/sharedMemory.ts'
import { BrowserError } from './browserError.ts'
import { packagedBrowser } from './packagedBrowser.ts'

/**
 * Features of Chromium that are not needed to show pages. Unlike the pinned version, a full Chromium has a toolbar even without a window,
 * with a separate process for each page that takes longer than loading the page.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIReloadButton',
  'InitialWebUI',
  // Playwright disables these too, but of two `--disable-features` only the last one takes effect.
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
 * Stores the shared memory of browser processes in files. Playwright always sets it, because containers often have little shared memory.
 * Files instead take a fifth of the time of a visit.
 */
const NO_SHARED_MEMORY = '--disable-dev-shm-usage'
const ENOUGH_BYTES = 512 * 1024 ** 2

/** The flags for every start of the browser. It only shows our own pages, so it needs no sandbox. */
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
  // All pages have the same host: a separate process for each of them takes a third of the time of a visit without any benefit.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  `--disable-features=${FEATURES_OFF.join()}`,
]

let found: Promise<string> | undefined

/**
 * The path of the browser for tests: the one in `CHROME_PATH`, else the one pinned in the lock file, unpacked if necessary. A browser on
 * `PATH` is never used, because results must not depend on installed software. Cached per process. Rejects with a `BrowserError` that says
 * what to do.
 */
export function executablePath(): Promise<string> {
  found ??= find()
  return found
}

/** Starts the browser without a window. The caller closes it. Rejects with a `BrowserError` if there is none. */
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
