import type { Browser } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'

let started: Promise<Browser> | undefined

/** One browser for all test files of a worker, closed with it. If a test has closed it, a new one is started. */
export async function workersBrowser(): Promise<Browser> {
  if (!started || !(await started).isConnected()) started = launchBrowser()
  return started
}
