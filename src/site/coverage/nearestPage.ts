import { decodedPath } from '#src/site/redirects/decodedPath.ts'
import type { SitePage } from '#src/site/site.ts'

/** A page that an old address probably means; `likeness` is 1 if all words are the same. */
export type NearPage = { path: string; likeness: number }

/** Words of addresses that say nothing about their page. */
const EMPTY = new Set([
  'index',
  'html',
  'htm',
  'php',
  'asp',
  'aspx',
  'jsp',
  'page',
  'www',
  'the',
  'and',
  'der',
  'die',
  'das',
  'und',
  'category',
  'tag',
  'archive',
])

/** Returns a function that finds the page whose path or title has the most words of an old address; undefined if none has any. */
export function nearestPages(pages: readonly Pick<SitePage, 'path' | 'meta'>[]): (address: string) => NearPage | undefined {
  const byWord = new Map<string, Set<number>>()
  const known = pages.map(({ path, meta }, index) => {
    const forms = [wordsOf(path), wordsOf(path.slice(path.lastIndexOf('/'))), wordsOf(meta.name), wordsOf(meta.title)]
    for (const word of forms.flat()) {
      const others = byWord.get(stemOf(word))
      if (others) others.add(index)
      else byWord.set(stemOf(word), new Set([index]))
    }
    return { path, forms }
  })
  return (address) => {
    const whole = wordsOf(decodedPath(address.split('?')[0]!) ?? address)
    const last = wordsOf(decodedPath(lastPart(address)) ?? '')
    const fitting = new Set(whole.flatMap((word) => [...(byWord.get(stemOf(word)) ?? [])]))
    let best: NearPage | undefined
    for (const index of fitting) {
      const { path, forms } = known[index]!
      // The last part says more than the folders above it.
      const likeness = Math.max(...forms.map((words) => Math.max(alike(whole, words), alike(last, words))))
      if (!best || likeness > best.likeness || (likeness === best.likeness && path.length < best.path.length)) best = { path, likeness }
    }
    return best
  }
}

function lastPart(address: string): string {
  return (
    address
      .split('?')[0]!
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? ''
  )
}

/** The words of a text in small letters without accents; numbers alone, such as those of dates, are none. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 1 && !EMPTY.has(word) && !/^\d+$/.test(word)))]
}

/** The beginning of a word, which its forms share. */
function stemOf(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word.slice(0, 4)
}

/** The share of words that two lists have in common, from 0 to 1. */
function alike(some: readonly string[], others: readonly string[]): number {
  if (some.length === 0 || others.length === 0) return 0
  const shared = some.reduce((sum, word) => {
    if (others.includes(word)) return sum + 1
    return others.some((other) => stemOf(other) === stemOf(word)) ? sum + 0.8 : sum
  }, 0)
  return (2 * shared) / (some.length + others.length)
}
