import { searchWords } from '#src/site/search/searchWords.ts'
import type { SitePage } from '#src/site/site.ts'

/** The most telling terms of an entry that are compared; the others hardly change the order. */
const TERMS = 24
/** A tag is chosen, a word may be chance: a tag counts as much as four words that are as rare. */
const TAG_WEIGHT = 4
/** A word of a name or a title counts as if it occurred twice. */
const NAME_TIMES = 2

type Weighed = readonly (readonly [term: string, weight: number])[]
type Index = { vectors: ReadonlyMap<SitePage, Weighed>; holders: ReadonlyMap<string, readonly (readonly [SitePage, number])[]> }

const indexes = new WeakMap<readonly SitePage[], Index>()

/**
 * The entries that are most like one of them, by tags and by the words of names, titles and summaries (cosine of TF-IDF), at most `count`.
 * Equal ones are in the order of the entries. Entries without a common term are left out.
 */
export function alikeEntries(entries: readonly SitePage[], page: SitePage, language: string, count: number): SitePage[] {
  let index = indexes.get(entries)
  if (!index) indexes.set(entries, (index = indexOf(entries, language)))
  const scores = new Map<SitePage, number>()
  for (const [term, weight] of index.vectors.get(page) ?? [])
    for (const [entry, other] of index.holders.get(term)!) if (entry !== page) scores.set(entry, (scores.get(entry) ?? 0) + weight * other)
  // Rounded, so that the order of additions does not decide.
  const rounded = [...scores].map(([entry, score]) => [entry, Math.round(score * 1e9)] as const)
  const places = new Map(entries.map((entry, place) => [entry, place]))
  return rounded
    .sort(([one, high], [other, low]) => low - high || places.get(one)! - places.get(other)!)
    .slice(0, count)
    .map(([entry]) => entry)
}

function indexOf(entries: readonly SitePage[], language: string): Index {
  const counted = new Map(entries.map((entry) => [entry, termsOf(entry, language)]))
  const frequency = new Map<string, number>()
  for (const terms of counted.values()) for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const vectors = new Map<SitePage, Weighed>()
  const holders = new Map<string, (readonly [SitePage, number])[]>()
  for (const [entry, terms] of counted) {
    const weighed = [...terms]
      // A term of one entry or of all says nothing about two of them.
      .filter(([term]) => frequency.get(term)! > 1 && frequency.get(term)! < entries.length)
      .map(
        ([term, times]) =>
          [term, (isTag(term) ? TAG_WEIGHT : 1 + Math.log(times)) * Math.log(entries.length / frequency.get(term)!)] as const,
      )
      .sort(([one, high], [other, low]) => low - high || (one < other ? -1 : 1))
      .slice(0, TERMS)
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
    const vector = weighed.map(([term, weight]) => [term, weight / length] as const)
    vectors.set(entry, vector)
    for (const [term, weight] of vector) {
      const others = holders.get(term)
      if (others) others.push([entry, weight])
      else holders.set(term, [[entry, weight]])
    }
  }
  return { vectors, holders }
}

function isTag(term: string): boolean {
  return term.startsWith('#')
}

/** The terms of an entry with their counts: stems of words, and tags, which no word equals. */
function termsOf({ meta: { name, title, summary, tags = [] } }: SitePage, language: string): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (term: string, times: number) => terms.set(term, (terms.get(term) ?? 0) + times)
  for (const { stem } of searchWords(`${name} ${title === name ? '' : title}`, language)) add(stem, NAME_TIMES)
  for (const { stem } of searchWords(summary, language)) add(stem, 1)
  for (const tag of tags) add(`#${tag}`, 1)
  return terms
}
