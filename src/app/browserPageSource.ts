import { RETRY_DELAY_MS } from '#src/services/chunks/loadChunk.ts'
import { isChunkError } from '#src/services/chunks/ChunkError.ts'
import { withinTime } from '#src/services/chunks/withinTime.ts'
import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import { hrefOf } from '#src/site/base/siteBase.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import type { PageAnswer, PageSource } from './pageStore.ts'

/**
 * Fetches pages from the server’s static files, with one silent retry and the timeout of code chunks. Data of another build than `build` is
 * never combined with this build’s code: it is reported as outdated. So is a page whose document exists but whose data is missing or
 * invalid: a filter may allow pages and block scripts from reading files. After a lost connection, the data is requested once more if the
 * document responds, because the connection may be back. `preload` fetches the code of a page.
 */
export function browserPageSource({ build, preload }: { build: string; preload(data: PageData): Promise<void> }): PageSource {
  async function ask(path: string, signal: AbortSignal): Promise<PageAnswer> {
    const response = await fetch(hrefOf(pageDataUrl(path)), { headers: { accept: 'application/json' }, signal })
    if (response.status === 404) return { status: 'missing' }
    if (!response.ok) throw new Error(`The page ${path} responded with status ${response.status}`)
    const data = (await response.json()) as PageData
    return data.build === build ? { status: 'found', data } : { status: 'outdated' }
  }
  const attempt = (path: string) => withinTime(`data of ${path}`, (signal) => ask(path, signal), CHUNK_TIMEOUT_MS)

  async function askTwice(path: string): Promise<PageAnswer> {
    try {
      return await attempt(path)
    } catch (error) {
      if (isChunkError(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
      return attempt(path)
    }
  }

  return {
    async fetchPage(path) {
      const [answer] = await Promise.allSettled([askTwice(path)])
      const isThere = answer.status === 'fulfilled' && answer.value.status !== 'missing'
      if (!isThere && !(answer.status === 'rejected' && isChunkError(answer.reason)) && (await hasDocument(path))) {
        const wasLost = answer.status === 'rejected' && isLostConnection(answer.reason)
        const last = wasLost ? await attempt(path).catch(() => undefined) : undefined
        return last?.status === 'found' ? last : { status: 'outdated' }
      }
      if (answer.status === 'rejected') throw answer.reason
      return answer.value
    },
    fetchCode: preload,
  }
}

/** Whether there was no response: `fetch` then fails with a `TypeError`. */
const isLostConnection = (error: unknown) => error instanceof TypeError

/** Whether the server has a document at a path: a page, or the login page of a filter. */
async function hasDocument(path: string): Promise<boolean> {
  try {
    const { status } = await withinTime(
      `document of ${path}`,
      (signal) => fetch(hrefOf(path), { method: 'HEAD', signal }),
      CHUNK_TIMEOUT_MS,
    )
    return status !== 404 && status < 500
  } catch {
    return false
  }
}
