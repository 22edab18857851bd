import type { FileKind } from '#schemas/files.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { shortened } from '#src/site/words/shortened.ts'
import { foreignLanguage, isEnglishLabel } from './textLanguage.ts'

/** Fields with short texts that are not just names of people, works or products. */
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

/** A machine-readable name, such as an anchor, not a text. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** From this number of texts on, the whole file is in another language, and one problem is reported. */
const MANY = 4

/** Checks whether the text of a field is in the language of its file. */
export type ForeignTexts = (words: string, key: string) => { message: string; cause: string } | undefined

/** Checks the texts of a file; undefined if the language is unknown or no text is in one. */
export function foreignFinder({ kind, language }: { kind: FileKind; language: string | undefined }): ForeignTexts | undefined {
  if (language === undefined || kind === 'theme' || kind === 'redirects' || kind === 'site') return undefined
  const isEnglish = /^en\b/.test(language)
  return (words, key) => {
    // Names in lower case are identifiers of forms and fields, which are not shown.
    const isLabel = !isEnglish && LABELS.has(key) && !(key === 'name' && /^[a-z]/.test(words)) && isEnglishLabel(words, language)
    return isLabel ? { message: messageOf(words, 'en', language), cause: foreignCause('en', language) } : foreignText(words, language)
  }
}

/** One problem per text in another language, or a single one for many. */
export function oneIfMany(found: readonly UnplacedProblem[]): readonly UnplacedProblem[] {
  const [first] = found
  return first && found.length >= MANY ? [{ ...first, message: `${first.message}, like ${found.length - 1} more texts` }] : found
}

/** The common cause of problems with texts in `language` instead of `own`. */
export function foreignCause(language: string, own: string): string {
  return `${language} for ${own}`
}

/** A piece of text in another language, with its line (from 1) and the message. */
type ForeignPiece = { value: string; line: number; message: string; cause: string }

/** The first piece of a text that is not in the language `own`, a tag. */
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
  // Quotations, code and names such as anchors can be in any language.
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
