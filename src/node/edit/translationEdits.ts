import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { textNote } from '#src/node/config/parse/textNote.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Fields, translatedTexts, withAllItems } from '#src/site/languages/overlay.ts'
import type { EditRequest } from './applyEdit.ts'
import type { EditOperation } from './editOperation.ts'
import { editText } from './editText.ts'
import { readForEdit } from './readForEdit.ts'

/** The lists of sections in pages and in the frame around them. */
const LISTS = ['sections', 'before', 'after']

/** The source of a translation, as written; undefined if the file is not a translation or its source cannot be read. */
export function translatedBy(configDir: string, file: string): Fields | undefined {
  const of = sourceOfTranslation(file)
  return of && fieldsOf(configDir, of.source)
}

/** A translation with a section for each one of its source: see `withAllItems`. */
export function withAllSections(own: Fields, source: Fields): Fields {
  const lists = LISTS.filter((key) => Array.isArray(source[key])).map((key) => [key, withAllItems(own[key], source[key])] as const)
  return { ...own, ...Object.fromEntries(lists.filter(([, list]) => list !== undefined)) }
}

/**
 * The operations that write an edit based on a translation with all sections: they first add the required sections, and update the notes of
 * changed texts if the file has notes. Edits of other files are unchanged.
 */
export function translationEdits(configDir: string, { file, operations }: EditRequest): readonly EditOperation[] {
  const source = translatedBy(configDir, file)
  const read = source && readForEdit(configDir, file)
  const own = read && 'text' in read ? parsed(read.text) : undefined
  if (!source || !read || !('text' in read) || !own) return operations
  const all = [...sectionsFor(operations, own, source), ...operations]
  const edited = editText(read.text, all, () => [])
  const after = 'text' in edited ? parsed(edited.text) : undefined
  return after && isFields(own['translated']) ? [...all, ...notes(own, after, source)] : all
}

type Value = Extract<EditOperation, { op: 'set' }>['value']

/** The operations that add the sections up to the last one that is edited. */
function sectionsFor(operations: readonly EditOperation[], own: Fields, source: Fields): EditOperation[] {
  const whole = withAllSections(own, source)
  return LISTS.flatMap((key): EditOperation[] => {
    const wanted = Math.max(0, ...operations.map(({ path }) => (path[0] === key && typeof path[1] === 'number' ? path[1] + 1 : 0)))
    const known = Array.isArray(own[key]) ? (own[key] as unknown[]).length : undefined
    const items = ((whole[key] as Value[] | undefined) ?? []).slice(0, wanted)
    if (items.length <= (known ?? 0)) return []
    if (known === undefined) return [{ op: 'set', path: [key], value: items }]
    return items.slice(known).map((value, index): EditOperation => ({ op: 'insert', path: [key, known + index], value }))
  })
}

/** The operations that set the notes of changed texts and delete those of removed ones. */
function notes(own: Fields, after: Fields, source: Fields): EditOperation[] {
  const known = own['translated'] as Fields
  const before = new Map(translatedTexts({ own, source }).map(({ key, text }) => [key, JSON.stringify(text)]))
  const texts = translatedTexts({ own: after, source })
  const said = new Set(texts.map(({ key }) => key))
  const gone = [...before.keys()].filter((key) => !said.has(key) && Object.hasOwn(known, key))
  return [
    ...gone.map((key): EditOperation => ({ op: 'remove', path: ['translated', key] })),
    ...texts
      .filter(({ key, text, translates }) => before.get(key) !== JSON.stringify(text) && known[key] !== textNote(translates))
      .map(({ key, translates }): EditOperation => ({ op: 'set', path: ['translated', key], value: textNote(translates) })),
  ]
}

function fieldsOf(configDir: string, file: string): Fields | undefined {
  const read = readForEdit(configDir, file)
  return 'text' in read ? parsed(read.text) : undefined
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}
