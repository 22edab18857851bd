import { useEffect, useState } from 'react'
import { createLocalEngine } from '#packages/recruiting/analysis/engine/createLocalEngine.ts'
import type { AdvertFacts } from '#packages/recruiting/analysis/jobPosts/advertFacts.ts'

/** The timeout for reading a job description for its posts. */
const PATIENCE_MS = 30_000

/** The facts of a job description for posts, read in the background; null until available. Throws during rendering if it cannot be read. */
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
