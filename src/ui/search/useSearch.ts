import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { SearchAnswer, SiteSearch } from '#src/site/search/siteSearch.ts'
import { hrefOf } from '#src/site/base/siteBase.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { type AskedQuery, searchMachine } from './search.machine.ts'

/** The pause in typing after which a query is answered, in milliseconds. */
const PAUSE_MS = 120
/** The longest wait for a file of the index, in milliseconds. */
const PATIENCE_MS = 10_000

/** One search for each language: what it has loaded serves all queries of a visit. */
const searches = new Map<string, Promise<SiteSearch>>()

/**
 * The state of a search of the site, and what was found. `begin` loads the search before the first query: call it when the field gets the
 * focus. Nothing is fetched before.
 */
export function useSearch(most: number) {
  const { language } = useSite()
  const [machine] = useState(() =>
    searchMachine<SearchAnswer>().provide({
      actors: {
        ask: fromPromise<SearchAnswer, AskedQuery>(async ({ input }) => (await searchIn(language)).find(input.query, input.isTyping, most)),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { pause: PAUSE_MS } })
  const state = snapshot.value as 'empty' | 'typing' | 'asking' | 'answered' | 'failed'
  const { answer, answered } = snapshot.context
  return {
    state,
    answer,
    query: answered.query,
    change: (query: string) => send({ type: 'text.change', query }),
    submit: (query: string) => send({ type: 'text.submit', query }),
    retry: () => send({ type: 'retry.press' }),
    begin: () =>
      void searchIn(language)
        .then((search) => search.begin())
        .catch(() => {}),
  }
}

/** The search of a language. A failed load of its code is tried again. */
function searchIn(language: string): Promise<SiteSearch> {
  let search = searches.get(language)
  if (!search) {
    search = import('#src/site/search/siteSearch.ts').then(({ createSiteSearch }) => createSiteSearch(language, load))
    search.catch(() => searches.delete(language))
    searches.set(language, search)
  }
  return search
}

async function load(url: string): Promise<unknown> {
  const response = await fetch(hrefOf(url), { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
