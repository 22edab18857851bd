import { hash } from 'node:crypto'

/** Recognizes text that other visitors have already sent. */
export type Repeats = {
  /** Whether so many other visitors sent this text today that it is not meant for this company alone; counts it. */
  areFromMany(text: string, address: string): boolean
}

/** Shorter text, such as “Please call me back.”, is common. */
const SHORTEST_LETTERS = 60
/** Maximum number of visitors with the same text; those of further visitors are spam. */
const MOST_VISITORS = 2
const DAY_MS = 86_400_000
/** Number of texts remembered; beyond that, the oldest are forgotten. */
const MOST_TEXTS = 20_000

/** Remembers the texts of visitors, as hashes. URLs, numbers, case and punctuation are ignored. Its memory is bounded. */
export function repeats(now: () => number): Repeats {
  const seen = new Map<string, { at: number; visitors: Set<string> }>()
  return {
    areFromMany(text, address) {
      const letters = text
        .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
        .toLowerCase()
        .replace(/\P{L}/gu, '')
      if (letters.length < SHORTEST_LETTERS) return false
      const key = hash('sha256', letters, 'base64url')
      const before = seen.get(key)
      const known = before && now() - before.at < DAY_MS ? before : { at: now(), visitors: new Set<string>() }
      const isNew = !known.visitors.has(address)
      const isMany = isNew ? known.visitors.size >= MOST_VISITORS : known.visitors.size > MOST_VISITORS
      // More visitors are not counted.
      if (known.visitors.size <= MOST_VISITORS) known.visitors.add(address)
      seen.delete(key)
      seen.set(key, known)
      if (seen.size > MOST_TEXTS) seen.delete(seen.keys().next().value!)
      return isMany
    },
  }
}
