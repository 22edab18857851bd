import { useEffect, useState } from 'react'
import { createLocalEngine } from '#packages/recruiting/analysis/engine/createLocalEngine.ts'
import type { AdvertFacts } from '#packages/recruiting/analysis/jobPosts/advertFacts.ts'

/** How long reading an advert for its posts may take. */
const PATIENCE_MS = 30_000

/** What a post about an advert can say, read beside the page; null until it is there. Rendering fails when it cannot be read. */
export function useAdvertFacts(advert: string): AdvertFacts | null {
  const [read, setRead] = useState<{ facts: AdvertFacts } | { error: unknown } | null>(null)
  useEffect(() => {
    const engine = createLocalEngine()
    const left = new AbortController()
    engine
      .facts(advert, { signal: left.signal, milliseconds: PATIENCE_MS })
      .then((facts) => setRead({ facts }))
      .catch((error: unknown) => left.signal.aborted || setRead({ error }))
      .finally(() => engine.close())
    return () => left.abort()
  }, [advert])
  if (read && 'error' in read) throw read.error
  return read && read.facts
}
