import { madeOnce } from '#src/site/madeOnce.ts'
import { foldWord } from './foldWord.ts'
import { stemWord } from './stemWord.ts'
import { stopWords } from './stopWords.ts'

/** A word of a text: its stem, by which it is found, its folded form, and its place. */
export type SearchWord = { stem: string; folded: string; start: number; end: number }

/** Letters, marks and numbers of scripts with spaces between words, or a run of scripts without. */
const RUNS =
  /(?:[\p{L}\p{N}](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\p{M}*)+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー\p{M}]+/gu
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const ONE_LETTER = /^[a-z]$/

/** The folded form and the stem of a word; null if it is not searched for. Words repeat, and folding them takes most of the time. */
type Known = { stem: string; folded: string } | null
const known = new Map<string, Map<string, Known>>()
const MOST_KNOWN = 50_000

/**
 * The words of a text in a language, without stop words and single Latin letters. `Intl.Segmenter` finds the words of scripts without
 * spaces.
 */
export function searchWords(text: string, language: string): SearchWord[] {
  let words = known.get(language)
  if (!words || words.size > MOST_KNOWN) known.set(language, (words = new Map()))
  const found: SearchWord[] = []
  const add = (word: string, start: number) => {
    let one = words.get(word)
    if (one === undefined) words.set(word, (one = read(word, language)))
    if (one) found.push({ ...one, start, end: start + word.length })
  }
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (UNSPACED.test(run)) {
      for (const { segment, index: at, isWordLike } of segmenterOf(language).segment(run)) if (isWordLike) add(segment, index + at)
    } else add(run, index)
  }
  return found
}

const segmenterOf = madeOnce((language: string) => new Intl.Segmenter(language, { granularity: 'word' }))

function read(word: string, language: string): Known {
  const folded = foldWord(word, language)
  return ONE_LETTER.test(folded) || stopWords(language).has(folded) ? null : { folded, stem: stemWord(folded, language) }
}
