import { searchWords } from '#src/site/search/searchWords.ts'
import type { SitePage } from '#src/site/site.ts'

/** The most telling terms of an entry that are compared; the others hardly change the order. */
const TERMS = 24
/** A tag is chosen, a word may be chance: a tag counts as much as four words that are as rare. */
const TAG_WEIGHT = 4
/** A word of a name or a title counts as if it occurred twice. */
const NAME_TIMES = 2

type Weighed = readonly (readonly [term: string, weight: number])[]
/** The entries that have a term, by their places, and its weights in them. */
type Holders = { places: number[]; weights: number[] }
/** `scores` has a number for each entry, which is zero between two calls. */
type Index = {
  places: ReadonlyMap<SitePage, number>
  vectors: readonly Weighed[]
  holders: ReadonlyMap<string, Holders>
  scores: Float64Array
}

const indexes = new WeakMap<readonly SitePage[], Index>()

/**
 * The entries that are most like one of them, by tags and by the words of names, titles and summaries (cosine of TF-IDF), at most `count`.
 * Equal ones are in the order of the entries. Entries without a common term are left out.
 */
export function alikeEntries(entries: readonly SitePage[], page: SitePage, language: string, count: number): SitePage[] {
  let index = indexes.get(entries)
  if (!index) indexes.set(entries, (index = indexOf(entries, language)))
  const here = index.places.get(page)
  if (here === undefined) return []
  const { vectors, holders, scores } = index
  for (const [term, weight] of vectors[here]!) {
    const { places, weights } = holders.get(term)!
    for (let at = 0; at < places.length; at += 1) scores[places[at]!]! += weight * weights[at]!
  }
  scores[here] = 0
  const best = highest(scores, count)
  scores.fill(0)
  return best.map((place) => entries[place]!)
}

/** The places of the highest scores above zero, the highest first, equal ones in their order. */
function highest(scores: Float64Array, count: number): number[] {
  const best: { place: number; score: number }[] = []
  let least = 0
  for (let place = 0; place < scores.length; place += 1) {
    // Rounded, so that the order of additions does not decide.
    const score = Math.round(scores[place]! * 1e9)
    if (score <= least) continue
    const at = best.findIndex((other) => other.score < score)
    best.splice(at === -1 ? best.length : at, 0, { place, score })
    if (best.length > count) best.pop()
    if (best.length === count) least = best.at(-1)!.score
  }
  return best.map(({ place }) => place)
}

function indexOf(entries: readonly SitePage[], language: string): Index {
  const counted = entries.map((entry) => termsOf(entry, language))
  const frequency = new Map<string, number>()
  for (const terms of counted) for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const holders = new Map<string, Holders>()
  const vectors = counted.map((terms, place) => {
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
    for (const [term, weight] of vector) {
      const held: Holders = holders.get(term) ?? { places: [], weights: [] }
      if (held.places.length === 0) holders.set(term, held)
      held.places.push(place)
      held.weights.push(weight)
    }
    return vector
  })
  return { places: new Map(entries.map((entry, place) => [entry, place])), vectors, holders, scores: new Float64Array(entries.length) }
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
