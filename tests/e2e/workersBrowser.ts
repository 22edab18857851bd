import type { Browser } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'

let started: Promise<Browser> | undefined

/** One browser serves all test files of a worker, and ends with it. A new one is started when a test has ended it. */
export async function workersBrowser(): Promise<Browser> {
  if (!started || !(await started).isConnected()) started = launchBrowser()
  return started
}
