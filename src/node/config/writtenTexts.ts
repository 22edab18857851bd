import { isDeepStrictEqual } from 'node:util'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { shortened } from '#src/site/words/shortened.ts'
import { isFields } from '#src/site/isFields.ts'
import type { ParsedFile } from './parseFile.ts'
import { isPlaceholder } from './placeholderWords.ts'
import { repeatIn } from './repeats.ts'
import { typingSlip } from './typingSlips.ts'
import { wordSlips } from './wordSlips.ts'

/** From so many characters on, a text is not on a page twice by intent. */
const LONG = 60

/** The same for a text of the next item of a list. */
const SHORT = 20

/** Fields that each item of a list has of its own. */
const SAID_ONCE = new Set(['text', 'body', 'answer'])

/** Fields that hold running text. */
const TEXTS = new Set(['text', 'lead', 'body', 'answer'])
/** Fields that hold whole sentences, and those of which each letter is seen. */
const WHOLE = new Set(['lead', 'text', 'answer', 'summary', 'description'])
const PROSE = new Set([...WHOLE, 'body', 'title', 'question', 'caption', 'label', 'eyebrow', 'name'])

/** The table: fields that say more than another one beside them. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  lead: ['title'],
  text: ['title', 'label'],
  body: ['title'],
  answer: ['question'],
  help: ['label'],
}

/** Fields that are code or address, lists whose items other rules look at, and texts to try a tool with. */
const OTHERS = new Set([
  '$schema',
  'href',
  'location',
  'path',
  'url',
  'src',
  'pattern',
  'columns',
  'sample',
  'options',
  'fields',
  'menus',
  'hours',
  'words',
])

/**
 * What is wrong with the words of a file: they only keep the place of others; or a text stands twice in a row, or is on the page in another
 * place; or an item of a list or a section is there twice.
 */
export function writtenTexts({ file, kind, value }: ParsedFile, written: string): UnplacedProblem[] {
  if (kind === 'theme' || kind === 'redirects' || kind === 'slugs') return []
  const found: UnplacedProblem[] = []
  const keyPath: KeyPath = []
  const texts = new Set<string>()
  const tell = (message: string, code: UnplacedProblem['code'] = 'E_REPEATED') =>
    void found.push({ code, file, keyPath: [...keyPath], message })
  const visit = (inner: unknown, key: string): void => {
    if (typeof inner === 'string') {
      if (isPlaceholder(inner, key, keyPath.length === 1) && wordSlips(inner, 1).length === 0)
        return tell(`"${inner.trim()}" waits for its real words`, 'E_UNFINISHED')
      const again = repeatIn(inner)
      if (again !== undefined) return tell(`"${shortened(again, 60)}" stands here twice in a row`)
      const slip = PROSE.has(key) ? typingSlip(inner, WHOLE.has(key)) : undefined
      if (slip) return tell(slip.message, 'E_TYPING')
      if (!TEXTS.has(key) || inner.length < LONG) return
      // Words that the file leaves out may well be there twice.
      if (texts.has(inner) && isTwiceIn(written, inner)) tell('this file says the same, word by word, in another place')
      texts.add(inner)
    } else if (Array.isArray(inner)) visitList(inner, key)
    else if (isFields(inner)) visitFields(inner)
  }
  const visitList = (list: readonly unknown[], key: string) => {
    const items = new Map<string, unknown[]>()
    const siblings = new Set<string>()
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index]
      keyPath.push(index)
      const name = kind === 'site' ? undefined : wordsOf(item, key)
      // Items that begin with the same words are rare, and only these are held against one another.
      const alike = name === undefined ? undefined : items.get(name)
      if (alike?.some((other) => isDeepStrictEqual(other, item)) && !isToldElsewhere(kind, key, item)) tell(`this ${nameOf(key)} already`)
      else if (isFields(item)) visitFields(item, siblings)
      else visit(item, key)
      if (alike) alike.push(item)
      else if (name !== undefined) items.set(name, [item])
      keyPath.pop()
    }
  }
  const visitFields = (fields: Record<string, unknown>, siblings?: Set<string>) => {
    for (const key in fields) {
      if (OTHERS.has(key)) continue
      const text = fields[key]
      keyPath.push(key)
      if (typeof text !== 'string') visit(text, key)
      else {
        const repeated = PAIRS[key]?.find((other) => text === fields[other])
        const isOwn = siblings !== undefined && SAID_ONCE.has(key) && text.length >= SHORT && text.includes(' ', text.indexOf(' ') + 1)
        if (repeated !== undefined) tell(`this repeats the ${repeated}`)
        else if (isOwn && siblings.has(text)) tell('another item of this list says the same, word by word')
        else visit(text, key)
        if (isOwn) siblings.add(text)
      }
      keyPath.pop()
    }
  }
  visit(value, '')
  return found
}

function isTwiceIn(written: string, text: string): boolean {
  const quoted = JSON.stringify(text)
  return written.indexOf(quoted) !== written.lastIndexOf(quoted)
}

/** Questions that are asked twice, and links of menus, are told by E_SAME_ITEM. */
function isToldElsewhere(kind: ParsedFile['kind'], key: string, item: unknown): boolean {
  return kind === 'header' || kind === 'footer' || (key === 'items' && Object.hasOwn(item as object, 'question'))
}

/** What is said of an item of a list of this name. */
function nameOf(key: string): string {
  return key === 'sections' ? 'section is on the page' : key === 'rows' ? 'row is in the table' : 'item is in the list'
}

/** The words by which an item can be told from most others; undefined for what has none. */
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
