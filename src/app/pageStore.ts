import type { PageData } from '#src/site/pages/pageData.ts'

/**
 * The state of a page. `adopted`: the document shows it already, and `data` contains only its live sections. `outdated`: its data is of
 * another build or unavailable, so the whole document must be loaded.
 */
export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; data: PageData; mode: 'adopted' | 'rendered' }
  | { status: 'missing' }
  | { status: 'outdated' }
  | { status: 'failed'; error: unknown }

/** The result of requesting a page. */
export type PageAnswer = { status: 'found'; data: PageData } | { status: 'missing' } | { status: 'outdated' }

/** How pages are fetched; passed in so that tests need no network. */
export type PageSource = {
  /** The data of a page. Fails if it cannot be fetched. */
  fetchPage(path: string): Promise<PageAnswer>
  /** Fetches the code of a page’s sections. */
  fetchCode(data: PageData): Promise<void>
}

/** Pages by path: fetched once, cached for the visit, announced to subscribers. */
export type PageStore = {
  get(path: string): PageState
  /** Starts fetching unless the page is known or loading. */
  request(path: string): void
  /** Prefetches the data of a page, without the code of its sections; failures are forgotten. */
  anticipate(path: string): void
  /** Fetches again after a failure. */
  retry(path: string): void
  /** Forgets the adopted page, whose data is incomplete, once another one is shown. */
  leaveFirstPage(): void
  subscribe(listener: () => void): () => void
}

const LOADING: PageState = { status: 'loading' }

/** A store of pages. `first` is the page in the document. */
export function createPageStore(source: PageSource, first?: { path: string; state: PageState }): PageStore {
  const pages = new Map<string, PageState>(first ? [[first.path, first.state]] : [])
  const listeners = new Set<() => void>()
  const anticipated = new Map<string, Promise<PageAnswer>>()

  function put(path: string, state: PageState) {
    pages.set(path, state)
    for (const listener of listeners) listener()
  }

  async function load(path: string) {
    put(path, LOADING)
    try {
      const asked = anticipated.get(path)
      const early = asked && (await asked.catch(() => undefined))
      anticipated.delete(path)
      const answer = early?.status === 'found' ? early : await source.fetchPage(path)
      if (answer.status === 'found') await source.fetchCode(answer.data)
      put(path, answer.status === 'found' ? { status: 'ready', data: answer.data, mode: 'rendered' } : answer)
    } catch (error) {
      put(path, { status: 'failed', error })
    }
  }

  return {
    get: (path) => pages.get(path) ?? LOADING,
    request(path) {
      const known = pages.get(path)
      if (!known || known.status === 'failed') void load(path)
    },
    anticipate(path) {
      if (pages.has(path) || anticipated.has(path)) return
      const answer = source.fetchPage(path)
      anticipated.set(path, answer)
      const forget = () => anticipated.delete(path)
      void answer.then(({ status }) => status !== 'found' && forget(), forget)
    },
    retry: (path) => void load(path),
    leaveFirstPage() {
      if (first) pages.delete(first.path)
      first = undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
