import { isDeepStrictEqual } from 'node:util'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { shortened } from '#src/site/words/shortened.ts'
import { isFields } from '#src/site/isFields.ts'
import type { ParsedFile } from './parseFile.ts'
import type { FieldName } from './fieldNames.ts'
import { isPlaceholder } from '#src/prose/placeholderWords.ts'
import { repeatIn } from '#src/prose/repeats.ts'
import { typoIn } from '#src/prose/typos.ts'
import { wordSlips } from '#src/prose/wordSlips.ts'

/** From this number of characters on, a repeated text on a page is a mistake. */
const LONG = 60

/** The same for a text of the next list item. */
const SHORT = 20

type Fields = Record<string, unknown>

/** Texts of list items so far, with their problems: a text in two items is a mistake, in many items it is intended. */
export type Siblings = Map<string, UnplacedProblem | 'once' | 'many'>

/** Checks the texts of a file one by one, at the current path; `found` has the problems. */
export type WrittenTexts = {
  found: readonly UnplacedProblem[]
  /** Checks a text of a field. */
  text(words: string, key: string, field: FieldName): void
  /**
   * The same for a text that belongs to an object; also compares it with the object’s other texts, and with those of earlier items in the
   * same list.
   */
  textBeside(words: string, key: string, field: FieldName, beside: Fields, siblings: Siblings | undefined): void
  /** Reports a duplicate list item; `before` are the earlier items by their words. */
  isAgain(item: unknown, key: string, before: Map<string, unknown[]>): boolean
}

/**
 * Problems in the texts of a file: placeholders, text repeated immediately or elsewhere on the page, and duplicate list items or sections.
 */
export function writtenTexts({ file, kind }: ParsedFile, written: string, keyPath: KeyPath): WrittenTexts {
  const found: UnplacedProblem[] = []
  const texts = new Set<string>()
  const tell = (message: string, code: UnplacedProblem['code'] = 'E_REPEATED') => {
    const problem: UnplacedProblem = { code, file, keyPath: [...keyPath], message }
    found.push(problem)
    return problem
  }
  const tellSibling = (words: string, siblings: Siblings) => {
    const before = siblings.get(words)
    if (before === 'once') return siblings.set(words, tell('another item in this list has the same text'))
    if (before !== undefined && before !== 'many') found.splice(found.indexOf(before), 1)
    return siblings.set(words, 'many')
  }
  const text: WrittenTexts['text'] = (words, key, field) => {
    // Default texts that the file omits are not placeholders of the author.
    if (isPlaceholder(words, key, keyPath.length === 1) && written.includes(JSON.stringify(words)) && wordSlips(words, 1).length === 0)
      return void tell(`"${words.trim()}" is placeholder text`, 'E_UNFINISHED')
    const again = repeatIn(words)
    if (again !== undefined) return void tell(`"${shortened(again, 60)}" appears twice in a row`)
    const slip = field.isProse ? typoIn(words, field.isWhole) : undefined
    if (slip) return void tell(slip.message, 'E_TYPING')
    if (!field.isRunning || words.length < LONG) return
    // Default texts may well occur twice.
    if (texts.has(words) && isTwiceIn(written, words)) tell('the same text appears elsewhere in this file')
    texts.add(words)
  }
  return {
    found,
    text,
    textBeside(words, key, field, beside, siblings) {
      const repeated = field.beside.length > 0 ? field.beside.find((other) => words === beside[other]) : undefined
      const isOwn = siblings !== undefined && field.isOwn && words.length >= SHORT && words.includes(' ', words.indexOf(' ') + 1)
      if (repeated !== undefined) tell(`this repeats the ${repeated}`)
      else if (isOwn && siblings.has(words)) tellSibling(words, siblings)
      else text(words, key, field)
      if (isOwn && !siblings.has(words)) siblings.set(words, 'once')
    },
    isAgain(item, key, before) {
      const name = kind === 'site' ? undefined : wordsOf(item, key)
      if (name === undefined) return false
      // Few items start with the same text, and only these are compared.
      const alike = before.get(name)
      const isAgain = alike !== undefined && alike.some((other) => isDeepStrictEqual(other, item)) && !isToldElsewhere(kind, key, item)
      if (isAgain) tell(`this ${nameOf(key)}`)
      if (alike) alike.push(item)
      else before.set(name, [item])
      return isAgain
    },
  }
}

function isTwiceIn(written: string, text: string): boolean {
  const quoted = JSON.stringify(text)
  return written.indexOf(quoted) !== written.lastIndexOf(quoted)
}

/** E_SAME_ITEM reports duplicate questions and menu links. */
function isToldElsewhere(kind: ParsedFile['kind'], key: string, item: unknown): boolean {
  return kind === 'header' || kind === 'footer' || (key === 'items' && Object.hasOwn(item as object, 'question'))
}

/** The message for a duplicate item of a list with this name. */
function nameOf(key: string): string {
  return key === 'sections'
    ? 'section is already on the page'
    : key === 'rows'
      ? 'row is already in the table'
      : 'item is already in the list'
}

/** The text that distinguishes an item from most others; undefined if it has none. */
function wordsOf(item: unknown, key: string): string | undefined {
  if (Array.isArray(item)) {
    const words = key === 'rows' && item.length >= 2 ? item.join(' ') : ''
    return /\p{L}/u.test(words) ? words : undefined
  }
  if (!isFields(item)) return undefined
  for (const field of NAMES) if (typeof item[field] === 'string') return item[field]
  return undefined
}

const NAMES = ['title', 'name', 'label', 'text', 'question', 'term', 'quote', 'feature', 'fragment', 'type']
