import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { type Overlay, placeInOverlay } from '#src/site/languages/overlay.ts'
import { isFields } from '#src/site/isFields.ts'
import { shortened } from '#src/site/words/shortened.ts'
import type { ParsedFile } from './parseFile.ts'
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

/** Parts that are code, address, or words of others, in whatever language. */
const OTHERS = new Set(['$schema', 'href', 'location', 'path', 'url', 'src', 'pattern', 'sample', 'words', 'toolWords', 'organization'])

/** From so many texts on, it is the file that is in another language, which is one thing to do. */
const MANY = 4

/**
 * The texts of a file that are in another language than the file: one problem each, or one for all when they are many. `told` are places of
 * which something is said already.
 */
export function foreignTexts({ file, kind, language, value }: ParsedFile, told: readonly KeyPath[], overlay?: Overlay): UnplacedProblem[] {
  if (language === undefined || kind === 'theme' || kind === 'redirects' || kind === 'site') return []
  const found: UnplacedProblem[] = []
  const known = new Set(told.map((keyPath) => keyPath.join('.')))
  const isEnglish = /^en\b/.test(language)
  const keyPath: KeyPath = []
  const walk = (inner: unknown, at: string | number, key: string) => {
    keyPath.push(at)
    visit(inner, key)
    keyPath.pop()
  }
  const visit = (inner: unknown, key: string) => {
    if (typeof inner === 'string') {
      // Names in lower case are those of forms and fields, which nobody reads.
      const isLabel = !isEnglish && LABELS.has(key) && !(key === 'name' && /^[a-z]/.test(inner)) && isEnglishLabel(inner, language)
      const foreign = isLabel
        ? { message: messageOf(inner, 'en', language), cause: foreignCause('en', language) }
        : foreignText(inner, language)
      if (!foreign || known.has(keyPath.join('.')) || (overlay && !placeInOverlay(overlay, keyPath))) return
      found.push({ code: 'E_OTHER_LANGUAGE', file, keyPath: [...keyPath], message: foreign.message, cause: foreign.cause })
    } else if (Array.isArray(inner)) {
      for (let index = 0; index < inner.length; index += 1) walk(inner[index], index, key)
    } else if (isFields(inner) && inner['type'] !== 'quote') {
      for (const name in inner) if (!OTHERS.has(name)) walk(inner[name], name, name)
    }
  }
  visit(value, '')
  const [first] = found
  return first && found.length >= MANY ? [{ ...first, message: `${first.message}, and so are ${found.length - 1} more texts` }] : found
}

/** What problems of texts in a language have in common where another one is spoken. */
export function foreignCause(language: string, own: string): string {
  return `${language} for ${own}`
}

/** The first piece of a text that is in another language than `own`, a tag, with its line (from 1) and what is said of it. */
export function foreignText(text: string, own: string): { value: string; line: number; message: string; cause: string } | undefined {
  if (text.length < 20) return undefined
  let line = 1
  for (const paragraph of text.includes('\n\n') ? text.split('\n\n') : [text]) {
    // Quotations and code may be in any language.
    const language = /^\s*(?:>|```|\|)|^ {4}/.test(paragraph) ? undefined : foreignLanguage(paragraph, own)
    if (language !== undefined) {
      const blank = /^\n*/.exec(paragraph)![0].length
      const [value = ''] = paragraph.slice(blank).split('\n')
      return { value, line: line + blank, message: messageOf(value, language, own), cause: foreignCause(language, own) }
    }
    line += paragraph.split('\n').length + 1
  }
  return undefined
}

function messageOf(words: string, language: string, own: string): string {
  return `"${shortened(words, 60)}" is ${language === 'other' ? 'in other letters' : nameOf(language)}, and this file is in ${nameOf(own)}`
}

const names = new Intl.DisplayNames('en', { type: 'language' })

function nameOf(tag: string): string {
  return names.of(tag.split('-')[0]!) ?? tag
}
