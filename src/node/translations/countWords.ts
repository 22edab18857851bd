import { madeOnce } from '#src/site/madeOnce.ts'
import { wordsIn } from './inlineText.ts'
import { textParts } from './textParts.ts'

const segmenterOf = madeOnce((language: string) => new Intl.Segmenter(language, { granularity: 'word' }))

/** Counts of earlier calls: most texts of a site stay the same between two calls. */
const known = new Map<string, number>()
const MOST_KNOWN = 100_000

/** The number of words that visitors read of a text in a language, without numbers. */
export function countWords(text: string, isMarkdown: boolean, language: string): number {
  const key = `${language} ${isMarkdown ? 'm' : 'p'} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const count = textParts(text, isMarkdown).reduce((sum, { inline }) => sum + counted(wordsIn(inline), language), 0)
  known.set(key, count)
  return count
}

function counted(text: string, language: string): number {
  let count = 0
  for (const { segment, isWordLike } of segmenterOf(language).segment(text)) if (isWordLike && !startsWithDigit(segment)) count += 1
  return count
}

function startsWithDigit(word: string): boolean {
  return word[0]! >= '0' && word[0]! <= '9'
}
