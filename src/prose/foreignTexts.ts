import type { FileKind } from '#schemas/files.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { shortened } from '#src/site/words/shortened.ts'
import { foreignLanguage, isEnglishLabel } from './textLanguage.ts'

/** Fields whose words are short and are no names of people, works and products alone. */
const LABELS = new Set([
  'label',
  'title',
  'name',
  'linkLabel',
  'submitLabel',
  'eyebrow',
  'service',
  'feature',
  'lead',
  'caption',
  'question',
])

/** A name that addresses and files have, such as that of an anchor: no words that anybody reads. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** From so many texts on, it is the file that is in another language, which is one thing to do. */
const MANY = 4

/** Tells of the text of a field that it is in another language than its file. */
export type ForeignTexts = (words: string, key: string) => { message: string; cause: string } | undefined

/** Looks at the texts of a file one by one; undefined where nobody knows what language is spoken, or no text is of one. */
export function foreignFinder({ kind, language }: { kind: FileKind; language: string | undefined }): ForeignTexts | undefined {
  if (language === undefined || kind === 'theme' || kind === 'redirects' || kind === 'site') return undefined
  const isEnglish = /^en\b/.test(language)
  return (words, key) => {
    // Names in lower case are those of forms and fields, which nobody reads.
    const isLabel = !isEnglish && LABELS.has(key) && !(key === 'name' && /^[a-z]/.test(words)) && isEnglishLabel(words, language)
    return isLabel ? { message: messageOf(words, 'en', language), cause: foreignCause('en', language) } : foreignText(words, language)
  }
}

/** One problem for each of the texts of a file that are in another language, or one for all when they are many. */
export function oneIfMany(found: readonly UnplacedProblem[]): readonly UnplacedProblem[] {
  const [first] = found
  return first && found.length >= MANY ? [{ ...first, message: `${first.message}, like ${found.length - 1} more texts` }] : found
}

/** What problems of texts in a language have in common where another one is spoken. */
export function foreignCause(language: string, own: string): string {
  return `${language} for ${own}`
}

/** A piece of a text that is in another language than the text, with its line (from 1) and what is said of it. */
type ForeignPiece = { value: string; line: number; message: string; cause: string }

/** The first piece of a text that is in another language than `own`, a tag. */
export function foreignText(text: string, own: string): ForeignPiece | undefined {
  let start = 0
  for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n', start)) {
    const found = foreignParagraph(text, start, end, own)
    if (found) return found
    start = end + 2
  }
  return foreignParagraph(text, start, text.length, own)
}

function foreignParagraph(text: string, start: number, end: number, own: string): ForeignPiece | undefined {
  const paragraph = text.slice(start, end)
  const language = foreignLanguage(paragraph, own)
  // Quotations, code and names such as those of anchors may be in any language.
  if (language === undefined || /^\s*(?:>|```|\|)|^ {4}/.test(paragraph) || NAME.test(paragraph)) return undefined
  const blank = /^\n*/.exec(paragraph)![0].length
  const [value = ''] = paragraph.slice(blank).split('\n')
  const line = text.slice(0, start + blank).split('\n').length
  return { value, line, message: messageOf(value, language, own), cause: foreignCause(language, own) }
}

function messageOf(words: string, language: string, own: string): string {
  return `"${shortened(words, 60)}" is ${language === 'other' ? 'in another script' : nameOf(language)}, but this file is in ${nameOf(own)}`
}

const names = new Intl.DisplayNames('en', { type: 'language' })

function nameOf(tag: string): string {
  return names.of(tag.split('-')[0]!) ?? tag
}
