import { tasksApi } from './tasksApi.ts'

/**
 * How often it is asked, and how long it is waited between, in milliseconds: the preview takes up files a moment after they are written.
 */
const MOST_TRIES = 60
const PAUSE_MS = 50

/** Waits until the preview knows a page; not for ever, since config that somebody has broken meanwhile is not taken up. */
export async function whenShown(path: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { isShown } = await tasksApi.shown(path).catch(() => ({ isShown: true }))
    if (isShown) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
