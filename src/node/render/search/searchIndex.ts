import { hash } from 'node:crypto'
import { compoundParts } from '#src/site/search/compoundParts.ts'
import { type Postings, packPostings } from '#src/site/search/postings.ts'
import {
  NAME_LENGTH,
  type SearchEntry,
  type SearchShard,
  type SearchedText,
  searchEntryUrl,
  searchFileUrl,
} from '#src/site/search/searchFormat.ts'
import { LONGEST_KEY, shardKey } from '#src/site/search/shardKey.ts'

/** A page as the index needs it: its text for results, and its words with their weights. */
export type IndexedPage = { text: SearchedText; terms: ReadonlyMap<string, number> }

/** The size of a file of words from which it is split, in characters. */
const LARGE_SHARD = 12_000
/** The number of names of files that the entry may contain; with more pages, several share a file. */
const MOST_GROUPS = 2500
/** How much the parts of a compound count: the last one says what it is. */
const PART_WEIGHT = { head: 0.5, tail: 0.7 }

type Listed = { word: string; packed: string }

/**
 * The files of the index of a language: address → content. The numbers of pages follow their order. A file depends only on what it
 * contains, so that an edit of a text changes the files of the words that it adds or removes, the text of its page, and the entry.
 */
export function searchIndex(language: string, pages: readonly IndexedPage[]): Map<string, string> {
  const files = new Map<string, string>()
  function put(content: unknown): string {
    const text = JSON.stringify(content)
    const name = BigInt(`0x${hash('sha256', text).slice(0, 12)}`)
      .toString(36)
      .padStart(NAME_LENGTH, '0')
    files.set(searchFileUrl(name), text)
    return name
  }

  const groupSize = 2 ** Math.max(0, Math.ceil(Math.log2(pages.length / MOST_GROUPS)))
  const groups = Array.from({ length: Math.ceil(pages.length / groupSize) }, (_, group) =>
    put(pages.slice(group * groupSize, (group + 1) * groupSize).map(({ text }) => text)),
  )
  const shards: SearchEntry['shards'] = {}
  const spelling: SearchEntry['spelling'] = {}
  const byLetter = grouped(listedWords(language, pages), 1)
  for (const [letter, words] of byLetter) {
    const parts = split(letter, words)
    for (const [key, part] of parts)
      shards[key] = put({ words: part.map(({ word }) => word), postings: part.map(({ packed }) => packed) } satisfies SearchShard)
    if (parts.length > 1) spelling[letter] = put(words.map(({ word }) => word))
  }
  const entry: SearchEntry = { pages: pages.length, groupSize, groups: groups.join(''), shards, spelling }
  files.set(searchEntryUrl(language), JSON.stringify(entry))
  return files
}

/** All words in order, with their postings; parts of compounds included. */
function listedWords(language: string, pages: readonly IndexedPage[]): Listed[] {
  const lists = new Map<string, Postings>()
  for (const [page, { terms }] of pages.entries())
    for (const [word, weight] of terms) {
      const list = lists.get(word)
      if (list) {
        list.pages.push(page)
        list.weights.push(weight)
      } else lists.set(word, { pages: [page], weights: [weight] })
    }
  const wholes = new Map<string, Whole[]>()
  for (const word of lists.keys()) {
    const parts = compoundParts(word, language, (stem) => lists.has(stem)) ?? {}
    for (const place of ['head', 'tail'] as const) {
      const part = parts[place]
      if (part !== undefined) wholes.set(part, [...(wholes.get(part) ?? []), { postings: lists.get(word)!, share: PART_WEIGHT[place] }])
    }
  }
  return Array.from(lists.keys())
    .sort()
    .map((word) => ({ word, packed: packPostings(withCompounds(lists.get(word)!, wholes.get(word) ?? [])) }))
}

/** The postings of a compound, and how much of its weight counts for a part of it. */
type Whole = { postings: Postings; share: number }

function withCompounds(own: Postings, wholes: readonly Whole[]): Postings {
  if (wholes.length === 0) return own
  const weights = new Map(own.pages.map((page, at) => [page, own.weights[at]!]))
  for (const { postings, share } of wholes)
    for (const [at, page] of postings.pages.entries())
      weights.set(page, Math.max(weights.get(page) ?? 1, Math.round(postings.weights[at]! * share)))
  const sorted = Array.from(weights).sort(([one], [other]) => one - other)
  return { pages: sorted.map(([page]) => page), weights: sorted.map(([, weight]) => weight) }
}

/** Words by the beginning of their keys. */
function grouped(words: readonly Listed[], length: number): Map<string, Listed[]> {
  const found = new Map<string, Listed[]>()
  for (const one of words) {
    const key = shardKey(one.word).slice(0, length)
    const list = found.get(key)
    if (list) list.push(one)
    else found.set(key, [one])
  }
  return found
}

/** The shards of the words with a key: one, unless they are many. */
function split(key: string, words: Listed[]): [key: string, words: Listed[]][] {
  const size = words.reduce((sum, { word, packed }) => sum + word.length + packed.length + 6, 0)
  if (size <= LARGE_SHARD || words.length === 1 || key.length > LONGEST_KEY) return [[key, words]]
  return Array.from(grouped(words, key.length + 1)).flatMap(([next, part]) => (next === key ? [[key, part]] : split(next, part)))
}
