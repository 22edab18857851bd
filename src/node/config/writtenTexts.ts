import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { ParsedFile } from './parseFile.ts'
import { isPlaceholder } from './placeholderWords.ts'
import { repeatIn } from './repeats.ts'
import { wordSlips } from './wordSlips.ts'

/** From so many characters on, a text is not on a page twice by intent. */
const LONG = 60

/** Fields that hold running text. */
const TEXTS = new Set(['text', 'lead', 'body', 'answer'])
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
      if (again !== undefined) return tell(`"${shortened(again)}" stands here twice in a row`)
      if (!TEXTS.has(key) || inner.length < LONG) return
      // Words that the file leaves out may well be there twice.
      if (texts.has(inner) && isTwiceIn(written, inner)) tell('this file says the same, word by word, in another place')
      texts.add(inner)
    } else if (Array.isArray(inner)) visitList(inner, key)
    else if (typeof inner === 'object' && inner !== null) visitFields(inner as Record<string, unknown>)
  }
  const visitList = (list: readonly unknown[], key: string) => {
    const seen = new Set<string>()
    const isSaid = (item: unknown) => {
      if (typeof item !== 'object' || item === null || Array.isArray(item) || !saysSomething(item)) return false
      const whole = JSON.stringify(item)
      const isAgain = seen.has(whole)
      seen.add(whole)
      return isAgain
    }
    for (const [index, item] of list.entries()) {
      keyPath.push(index)
      if (kind !== 'site' && isSaid(item) && !isToldElsewhere(kind, key, item))
        tell(`this ${key === 'sections' ? 'section is on the page' : 'item is in the list'} already`)
      else visit(item, key)
      keyPath.pop()
    }
  }
  const visitFields = (fields: Record<string, unknown>) => {
    for (const key in fields) {
      if (OTHERS.has(key)) continue
      keyPath.push(key)
      if (key === 'lead' && typeof fields[key] === 'string' && fields[key] === fields['title']) tell('this repeats the title')
      else visit(fields[key], key)
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

/** Whether an item has words by which it could be told from others. */
function saysSomething(item: object): boolean {
  return ['type', 'title', 'name', 'label', 'text', 'question', 'term', 'quote'].some(
    (key) => typeof (item as Record<string, unknown>)[key] === 'string',
  )
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
