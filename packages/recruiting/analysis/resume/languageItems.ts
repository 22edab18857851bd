import languages from '#packages/recruiting/data/languages.json'
import { tellsLevel } from '#packages/recruiting/analysis/text/levelWords.ts'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import type { TextBlock } from './blocks.ts'
import type { SpokenLanguage } from './Resume.ts'

const LANGUAGES = new Set(languages)
const isLanguage = (word: string) => LANGUAGES.has(withoutMarks(word).toLowerCase())

/** Whether a text starts with the name of a human language. */
export const beginsWithLanguage = (text: string): boolean => isLanguage(/^\p{L}+/u.exec(text.trim())?.[0] ?? '')

/** A capitalized word, or a language that is often written without a capital: "français", "inglés". */
const NAMED = /(?<!\p{L})(?:(?:isi|Ki|chi|Se)?\p{Lu}\p{L}+(?: (?:Chinese|Creole|Sign Language))?|\p{Ll}{5,}(?!\p{L}))/gu

/** A language with its level, which identifies even unlisted languages: "Cornish: basic", "Bambara (courant)". */
const LEVELLED = /(?<![^,;|•·\n\t])\s?(\p{Lu}\p{Ll}{3,})(?=\s?[:(–]\s?\p{L})/gu

const IN_BRACKETS = /^\s?\(([^();\n]{1,40})\)/
const BEHIND = /^\s?[:\t–—-]?\s?([^,;:|•·\n\t()–—./]{1,40})/u
const BEFORE = /(?:^|[,;:|•·\n\t()–—./])\s?([^,;:|•·\n\t()–—./]{1,40})$/u
/** A text with more words than this is not a level: "Native or bilingual proficiency". */
const MOST_WORDS = 4

/** Words between a level and its language: "fluent in English". */
const LINKS = new Set(['in', 'en', 'command', 'of'])
/** Words that start another language. */
const ANDS = new Set(['and', 'und', 'et', 'y', 'e', 'or', 'oder', 'as', 'plus'])
const isOther = (word: string) => isLanguage(word) || ANDS.has(word.toLowerCase())
const VERY = new Set(['very', 'sehr', 'muy', 'très', 'muito'])

const wordsOf = (text = '') => text.trim().split(/\s+/).filter(Boolean)

/** The level of the language from `start` to `end`, as written: in brackets, after or before it; empty if none is given. */
function levelAround(text: string, start: number, end: number): string {
  const rest = text.slice(end, end + 60)
  const bracket = IN_BRACKETS.exec(rest)?.[1]?.trim()
  if (bracket) return bracket
  const behind = wordsOf(BEHIND.exec(rest)?.[1])
  const next = behind.findIndex(isOther)
  const own = next < 0 ? behind : behind.slice(0, next)
  if (own.length <= MOST_WORDS && tellsLevel(own.join(' '))) return own.join(' ')
  const before = wordsOf(BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.[1])
  const [first = '', ...others] = before.slice(before.findLastIndex(isOther) + 1)
  const [second = '', ...more] = others.filter((word) => !LINKS.has(word))
  const isLevel = more.length === 0 && (tellsLevel(first) || (VERY.has(first.toLowerCase()) && tellsLevel(second)))
  return isLevel ? `${first} ${second}`.trim() : ''
}

/** The languages named in blocks, as written, each with its level. */
export function languageItems(blocks: TextBlock[]): SpokenLanguage[] {
  const seen = new Set<string>()
  const found = blocks.flatMap(({ text, line }) =>
    Array.from(text.matchAll(NAMED)).flatMap(({ 0: value, index }) => {
      const known = isLanguage(value.split(' ')[0]!) || value.endsWith('Sign Language')
      if (!known || seen.has(value.toLowerCase())) return []
      seen.add(value.toLowerCase())
      return [{ value, level: levelAround(text, index, index + value.length), confidence: 0.95, line }]
    }),
  )
  const others = blocks.flatMap(({ text, line }) =>
    Array.from(text.matchAll(LEVELLED), ({ 0: whole, 1: value, index }) => {
      const end = index + whole.length
      return { value: value!, level: levelAround(text, end - value!.length, end), confidence: 0.65, line }
    }).filter(({ value, line }) => {
      const isBesideKnown = found.some((one) => one.line !== null && Math.abs(one.line - line) < 3)
      return isBesideKnown && !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase())
    }),
  )
  return [...found, ...others]
}
