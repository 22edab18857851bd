import { compoundParts } from './compoundParts.ts'
import { editsBetween, mistakesIn } from './editsBetween.ts'
import { excerptOf, type Excerpt } from './excerptOf.ts'
import { HEAVIEST, type Postings, unpackPostings } from './postings.ts'
import {
  NAME_LENGTH,
  type SearchEntry,
  type SearchShard,
  type SearchedText,
  type SectionText,
  searchEntryUrl,
  searchFileUrl,
} from './searchFormat.ts'
import { type SearchWord, searchWords } from './searchWords.ts'
import { keyOfStart, shardKey } from './shardKey.ts'

/** A part of a page with words of the query, below an anchor. */
export type SectionHit = { href: string; heading: Excerpt; text: Excerpt }

/** A page that answers a query, with up to three of its parts. */
export type SearchHit = { href: string; title: Excerpt; text: Excerpt; sections: SectionHit[] }

/** The best pages for a query, best first, and how many pages contain its words. */
export type SearchAnswer = { hits: SearchHit[]; total: number }

/** The search of a site in one language. */
export type SiteSearch = {
  /** Loads the entry to the index in advance. */
  begin(): Promise<void>
  /**
   * Answers a query with at most `most` pages. `isTyping` says that the last word may be incomplete. Fails if a file of the index cannot be
   * loaded.
   */
  find(query: string, isTyping: boolean, most: number): Promise<SearchAnswer>
}

/** A word of the index that stands for a word of the query, how well (1: the word itself), and its pages. */
type Match = { word: string; likeness: number; postings: Postings }

/** How many more pages than shown are compared by their texts. */
const MORE_COMPARED = 2
const SECTIONS_SHOWN = 3

/** How well words stand for a word of the query. */
const LIKENESS = { beginning: 0.7, part: 0.5, oneMistake: 0.6, twoMistakes: 0.35 }
/** The most words of the index that one word of the query stands for. */
const MOST_MATCHES = 12
/** The most files of words that are fetched for the beginning of a word. */
const MOST_SHARDS = 3

/**
 * The search of a site in a language. `load` fetches the JSON at an address; what was loaded is kept until a file fails, after
 * which the next query loads all it needs again.
 */
export function createSiteSearch(language: string, load: (url: string) => Promise<unknown>): SiteSearch {
  const files = new Map<string, Promise<unknown>>()
  function once<Content>(url: string): Promise<Content> {
    let file = files.get(url)
    if (!file) {
      files.set(url, (file = load(url)))
      file.catch(() => files.delete(url))
    }
    return file as Promise<Content>
  }
  const entryOf = () => once<SearchEntry>(searchEntryUrl(language))
  const shardAt = (name: string) => once<SearchShard>(searchFileUrl(name))

  const shardOf = ({ shards }: SearchEntry, word: string) => Object.keys(shards).find((key) => shardKey(word).startsWith(key))

  /** The shards with the words that begin with a text; none if they are many, as the text is too short then. */
  async function shardsWith({ shards }: SearchEntry, start: string): Promise<SearchShard[]> {
    const key = keyOfStart(start)
    const keys = Object.keys(shards).filter((one) => key.startsWith(one) || one.startsWith(key))
    return keys.length > MOST_SHARDS ? [] : Promise.all(keys.map((one) => shardAt(shards[one]!)))
  }

  async function exactly(entry: SearchEntry, word: string): Promise<Match | undefined> {
    const key = shardOf(entry, word)
    if (key === undefined) return undefined
    const { words, postings } = await shardAt(entry.shards[key]!)
    const at = placeOf(words, word)
    return words[at] === word ? { word, likeness: 1, postings: unpackPostings(postings[at]!) } : undefined
  }

  async function matchesOf(entry: SearchEntry, { stem, folded }: SearchWord, isTyping: boolean): Promise<Match[]> {
    const found: Match[] = []
    const exact = await exactly(entry, stem)
    if (exact) found.push(exact)
    if (isTyping || folded.length > 3) {
      for (const start of isTyping && folded !== stem ? [stem, folded] : [stem])
        for (const shard of await shardsWith(entry, start)) found.push(...beginningWith(shard, start, isTyping))
    }
    if (exact || (isTyping && found.length > 0)) return unique(found)
    const parts = await asCompound(entry, stem)
    if (parts.length > 0) return unique([...found, ...parts])
    const guesses = await misspelt(entry, stem)
    return unique([...found, ...guesses])
  }

  /** The parts of a compound that no page contains, if pages contain both. */
  async function asCompound(entry: SearchEntry, stem: string): Promise<Match[]> {
    const isCompound = (head: string, tail: string) =>
      compoundParts(stem, language, (part) => part === head || part === tail)?.tail === tail
    const shards = await shardsWith(entry, stem.slice(0, 3))
    const heads = shards.flatMap(({ words }) => words.filter((word) => word.length > 2 && stem.startsWith(word)))
    const found = heads.flatMap((head) =>
      [0, 1, 2].map(async (joint) => {
        const tail = stem.slice(head.length + joint)
        if (!isCompound(head, tail)) return []
        const [one, other] = await Promise.all([exactly(entry, head), exactly(entry, tail)])
        return one && other ? [one, other].map((part) => ({ ...part, likeness: LIKENESS.part })) : []
      }),
    )
    return (await Promise.all(found)).flat()
  }

  /** Words that differ by typing mistakes; the closest only. */
  async function misspelt(entry: SearchEntry, stem: string): Promise<Match[]> {
    const most = mistakesIn(stem.length)
    if (most === 0) return []
    const letters = new Set([stem, stem.slice(1), stem[1]! + stem[0]! + stem.slice(2)].map((start) => keyOfStart(start)[0]!))
    const lists = await Promise.all(
      Array.from(letters, async (letter) => {
        const { spelling, shards } = entry
        if (spelling[letter]) return (await once<string[]>(searchFileUrl(spelling[letter]))) as readonly string[]
        return shards[letter] ? (await shardAt(shards[letter])).words : []
      }),
    )
    const close = lists.flat().flatMap((word) => {
      const edits = editsBetween(stem, word, most)
      return edits === undefined ? [] : [{ word, edits }]
    })
    const fewest = Math.min(...close.map(({ edits }) => edits))
    const likeness = fewest < 2 ? LIKENESS.oneMistake : LIKENESS.twoMistakes
    const best = close.filter(({ edits }) => edits === fewest).slice(0, MOST_MATCHES)
    return (await Promise.all(best.map(({ word }) => exactly(entry, word)))).flatMap((match) => (match ? [{ ...match, likeness }] : []))
  }

  async function textOf({ groupSize, groups }: SearchEntry, page: number): Promise<SearchedText> {
    const group = Math.floor(page / groupSize) * NAME_LENGTH
    return (await once<SearchedText[]>(searchFileUrl(groups.slice(group, group + NAME_LENGTH))))[page % groupSize]!
  }

  async function find(query: string, isTyping: boolean, most: number): Promise<SearchAnswer> {
    const words = distinct(searchWords(query, language))
    if (words.length === 0) return { hits: [], total: 0 }
    const entry = await entryOf()
    const isOpen = (word: SearchWord) => isTyping && word.end === query.length
    const matches = await Promise.all(words.map((word) => matchesOf(entry, word, isOpen(word))))
    const ranked = rank(entry.pages, matches)
    const total = ranked.length
    const texts = await Promise.all(
      ranked.slice(0, most + MORE_COMPARED).map(async ({ page, score }) => ({ score, text: await textOf(entry, page) })),
    )
    const likeness = matches.map((list) => new Map(list.map(({ word, likeness }) => [word, likeness])))
    const reading = { language, likeness }
    const hits = texts
      .map(({ score, text }) => read(text, score, reading))
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
    return { hits: hits.map(({ hit }) => hit), total }
  }

  return {
    begin: async () => void (await entryOf()),
    find: (query, isTyping, most) =>
      find(query, isTyping, most).catch((error: unknown) => {
        // After a new build, the entry names other files.
        files.clear()
        throw error
      }),
  }
}

function distinct(words: SearchWord[]): SearchWord[] {
  return words.filter(({ stem }, index) => words.findLastIndex((other) => other.stem === stem) === index).slice(0, 12)
}

function unique(matches: Match[]): Match[] {
  const best = new Map<string, Match>()
  for (const match of matches) if ((best.get(match.word)?.likeness ?? 0) < match.likeness) best.set(match.word, match)
  return [...best.values()]
}

/** The place of the first word that is not before `word`. */
function placeOf(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Longer words that begin with a text; the shortest first. */
function beginningWith({ words, postings }: SearchShard, start: string, isTyping: boolean): Match[] {
  const first = placeOf(words, start)
  const end = words.findIndex((word, at) => at >= first && !word.startsWith(start))
  return words
    .slice(first, end < 0 ? undefined : end)
    .map((word, index) => ({ word, at: first + index }))
    .filter(({ word }) => word !== start)
    .sort((one, other) => one.word.length - other.word.length)
    .slice(0, MOST_MATCHES)
    .map(({ word, at }) => ({
      word,
      likeness: (isTyping ? LIKENESS.beginning : LIKENESS.beginning * 0.6) * Math.sqrt(start.length / word.length),
      postings: unpackPostings(postings[at]!),
    }))
}

/** The pages with words of a query, best first. A page with all words is better than one with some. */
function rank(pages: number, matches: readonly Match[][]): { page: number; score: number }[] {
  const scores = new Map<number, { score: number; share: number }>()
  const rarities = matches.map((list) => rarityOf(pages, list))
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0)
  for (const [index, list] of matches.entries()) {
    const best = new Map<number, number>()
    for (const { likeness, postings } of list)
      for (const [at, page] of postings.pages.entries()) {
        const weight = (likeness * postings.weights[at]!) / HEAVIEST
        if (weight > (best.get(page) ?? 0)) best.set(page, weight)
      }
    const rarity = rarities[index]!
    for (const [page, weight] of best) {
      const { score, share } = scores.get(page) ?? { score: 0, share: 0 }
      scores.set(page, { score: score + rarity * weight, share: share + rarity / all })
    }
  }
  return Array.from(scores, ([page, { score, share }]) => ({ page, score: score * share * share })).sort(
    (one, other) => other.score - one.score || one.page - other.page,
  )
}

/** How much a word says: the rarer, the more. A word without pages counts as the rarest. */
function rarityOf(pages: number, list: readonly Match[]): number {
  const best = list.reduce<Match | undefined>((most, match) => (most && most.likeness >= match.likeness ? most : match), undefined)
  return Math.log(1 + pages / Math.max(1, best?.postings.pages.length ?? 1))
}

/** What a text is read for: by word of the query, the words that stand for it, and how well. */
type Reading = { language: string; likeness: readonly ReadonlyMap<string, number>[] }

/** Which word of the query a word of a text stands for, and how well. */
type Found = { query: number; likeness: number; start: number; end: number; at: number }

function read([path, title, description, sections]: SearchedText, score: number, reading: Reading): { score: number; hit: SearchHit } {
  const inTitle = foundIn(title, reading)
  const titleWords = searchWords(title, reading.language).length
  const wanted = reading.likeness.length
  let factor = 1 + 0.3 * (countOf(inTitle) / wanted) + (countOf(inTitle) === titleWords ? 0.3 : 0)
  if (hasPhrase(inTitle, wanted)) factor += 0.3
  const parts = sections.map((section) => readSection(path, section, reading))
  if (parts.some(({ isPhrase }) => isPhrase)) factor += 0.25
  const best = parts.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value)
  const own = best.find(({ section }) => !isShown(section))
  const inDescription = foundIn(description, reading)
  const opening = own && countOf(inDescription) === 0 ? own.hit.text : excerptOf(description, inDescription)
  return {
    score: score * factor,
    hit: {
      href: path,
      title: excerptOf(title, inTitle, title.length),
      text: opening,
      sections: best
        .filter(({ section }) => isShown(section))
        .slice(0, SECTIONS_SHOWN)
        .map(({ hit }) => hit),
    },
  }
}

/** Whether a section can be a result of its own: it has an anchor to lead to, and a heading as the text of the link. */
function isShown([anchor, heading]: SectionText): boolean {
  return anchor !== '' && heading !== ''
}

function readSection(path: string, section: SectionText, reading: Reading) {
  const [anchor, heading, text] = section
  const [inHeading, inText] = [foundIn(heading, reading), foundIn(text, reading)]
  const wanted = reading.likeness.length
  return {
    section,
    value: valueOf(inHeading) * 2 + valueOf(inText),
    isPhrase: hasPhrase(inHeading, wanted) || hasPhrase(inText, wanted),
    hit: {
      href: anchor === '' ? path : `${path}#${anchor}`,
      heading: excerptOf(heading, inHeading, heading.length),
      text: excerptOf(text, inText),
    },
  }
}

/** The words of a text that stand for words of the query. A word may contain one as part of a compound. */
function foundIn(text: string, { language, likeness }: Reading): Found[] {
  const found: Found[] = []
  for (const [at, { stem, start, end }] of searchWords(text, language).entries()) {
    for (const [query, words] of likeness.entries()) {
      const exact = words.get(stem)
      const value = exact ?? partOf(stem, words)
      if (value !== undefined) found.push({ query, likeness: value, start, end, at })
    }
  }
  return found
}

function partOf(stem: string, words: ReadonlyMap<string, number>): number | undefined {
  for (const [word, value] of words) {
    if (word.length > 3 && stem.length > word.length + 2 && (stem.endsWith(word) || stem.startsWith(word))) return value * LIKENESS.part
  }
  return undefined
}

const countOf = (found: readonly Found[]) => new Set(found.map(({ query }) => query)).size

function valueOf(found: readonly Found[]): number {
  const best = new Map<number, number>()
  for (const { query, likeness } of found) best.set(query, Math.max(best.get(query) ?? 0, likeness))
  return [...best.values()].reduce((sum, value) => sum + value, 0)
}

/** Whether a text contains the words of a query one after the other. */
function hasPhrase(found: readonly Found[], wanted: number): boolean {
  if (wanted < 2) return false
  return found.some(
    ({ query, at }) =>
      query === 0 &&
      Array.from({ length: wanted }, (_, next) => next).every((next) => found.some((one) => one.query === next && one.at === at + next)),
  )
}
