import { tasksApi } from './tasksApi.ts'

/** The number of requests and the pause between them, in milliseconds: the preview reads files shortly after they are written. */
const MOST_TRIES = 60
const PAUSE_MS = 50

/** Waits until the preview knows a page, for a limited time: the preview does not load broken config. */
export async function whenShown(path: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { isShown } = await tasksApi.shown(path).catch(() => ({ isShown: true }))
    if (isShown) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
