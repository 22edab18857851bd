import { stem } from './stem.ts'
import { stopWords } from './stopWords.ts'
import { words } from './words.ts'

/** The terms of a text: the stems of its words in order, without stop words and bare numbers. */
export function terms(text: string): string[] {
  return words(text).flatMap((word) => {
    const lower = word.toLowerCase().replace(/['’]s$/, '')
    return stopWords.has(lower) || /^[\d.,]+$/.test(lower) || (lower.length < 2 && lower !== 'c' && lower !== 'r') ? [] : [stem(lower)]
  })
}
