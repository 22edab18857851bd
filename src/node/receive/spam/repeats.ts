import { hash } from 'node:crypto'

/** Tells whether the same words came from others before. */
export type Repeats = {
  /** Whether these words came from so many other visitors today that they are no message to this company alone; counts them. */
  areFromMany(text: string, address: string): boolean
}

/** Shorter ones, such as “Please call me back.”, anybody may write. */
const SHORTEST_LETTERS = 60
/** From so many visitors the same words may come; those of the next ones are spam. */
const MOST_VISITORS = 2
const DAY_MS = 86_400_000
/** Texts that are remembered at a time; of more, those that came longest ago are forgotten. */
const MOST_TEXTS = 20_000

/** Remembers what was said by whom, as hashes. Web addresses, numbers, capitals and marks make no difference. Its memory is bounded. */
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
      // More are not told apart.
      if (known.visitors.size <= MOST_VISITORS) known.visitors.add(address)
      seen.delete(key)
      seen.set(key, known)
      if (seen.size > MOST_TEXTS) seen.delete(seen.keys().next().value!)
      return isMany
    },
  }
}
