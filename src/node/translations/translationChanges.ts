import { folderOf } from '#schemas/languages.ts'
import { textNote } from '#src/node/config/parse/textNote.ts'
import { type Change, textAfter } from '#src/node/edit/change.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { editProse } from '#src/node/edit/editProse.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { readInside } from '#src/node/edit/sources.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Fields, sourceAt, withAllItems } from '#src/site/languages/overlay.ts'
import type { KeyPath } from '#src/site/site.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { type TranslatedFile, type TranslationText, besideOf, fileNote, translationFile } from './translatedFiles.ts'

/** A text and its new translation; undefined records that it is the same as in the source. */
export type Written = { text: TranslationText; value: string | undefined }

type Value = Extract<EditOperation, { op: 'set' }>['value']

/**
 * The changes that write translations of a file, and record which sources they translate. The translation of a page that does not exist yet
 * is a draft unless it is complete. `planned` are changes of other files of the same plan: two pages can show the same Markdown file, which
 * gets one translation, or one for each page if they differ.
 */
export function translationChanges(
  configDir: string,
  file: TranslatedFile,
  written: readonly Written[],
  planned: readonly Change[] = [],
): Change[] {
  const { source, translation, language, own, value } = file
  const name = translation?.file ?? translationFile(source.file, language)
  const notes: Fields = {}
  const others: Change[] = []
  let after: Fields = own
  const blocks = new Map<string, unknown>()
  for (const { text, value: words } of written) {
    const { block, rest, kind } = text
    notes[block.key] = textNote(block.translates)
    if (kind === 'markdownFile') notes[fileNote(block.key)] = textNote(text.source)
    if (words === undefined || words === text.target) continue
    const shown =
      kind === 'markdownFile' ? textFile(configDir, { name, folder: folderOf(language), text, words }, { planned, others }) : words
    blocks.set(block.key, withValue(blocks.get(block.key) ?? block.text ?? block.translates, rest, shown))
    after = put(after, value, block.place, blocks.get(block.key)) as Fields
  }
  const translated = { ...(isFields(own['translated']) ? own['translated'] : {}), ...notes }
  if (!translation) {
    const done = new Set(written.map(({ text }) => text))
    const isPartial = file.texts.some((text) => text.state === 'missing' && !done.has(text))
    const isPage = source.kind === 'page' || source.kind === 'entry'
    const format = formatOf(source.text)
    const content = laidOut({ translated, ...(isPage && isPartial && { draft: true }), ...after }, format) + format.eol
    return [{ from: null, to: name, before: '', edits: [{ offset: 0, length: 0, content }] }, ...others]
  }
  const operations = Object.entries({ ...after, translated }).flatMap(([key, next]): EditOperation[] =>
    next === own[key] ? [] : [{ op: 'set', path: [key], value: next as Value }],
  )
  const change = editedSource(translation, operations)
  if ('failure' in change) throw new Error(`${name}: ${change.failure}`)
  return [...(textAfter(change) === translation.text ? [] : [change]), ...others]
}

/** Adds the change of a Markdown file of a translation to `others`, unless it is planned already; returns the name of the file. */
function textFile(
  configDir: string,
  { name, folder, text, words }: { name: string; folder: string; text: TranslationText; words: string },
  { planned, others }: { planned: readonly Change[]; others: Change[] },
): string {
  const { block, rest, target } = text
  /** Whether a file gets these words; false if it gets or has other ones, and would lose them. */
  const write = (own: string, isNew: boolean): boolean => {
    const file = besideOf(name, own)
    const before = isNew ? '' : readInside(configDir, file)!
    const content = !isNew ? editProse(before, words) : words.endsWith('\n') ? words : `${words}\n`
    const other = [...planned, ...others].find(({ to }) => to === file)
    if (other) return textAfter(other) === content
    if (isNew && readInside(configDir, file) !== undefined) return false
    others.push({ from: isNew ? null : file, to: file, before, edits: [{ offset: 0, length: before.length, content }] })
    return true
  }
  const current = target === undefined ? undefined : (valueAt(block.text, rest) as string)
  if (current !== undefined && write(current, false)) return current
  const wanted = `${(valueAt(block.translates, rest) as string).slice(0, -'.md'.length)}-${folder}`
  for (let number = 1; ; number += 1) {
    const free = `${wanted}${number === 1 ? '' : `-${number}`}.md`
    if (write(free, true)) return free
  }
}

/** A value with another one within it. */
function withValue(value: unknown, [key, ...rest]: KeyPath, inner: unknown): unknown {
  if (key === undefined) return inner
  const next = withValue((value as Record<string | number, unknown>)[key], rest, inner)
  return Array.isArray(value) ? value.with(Number(key), next) : { ...(value as Fields), [key]: next }
}

/** A translation with a value at a place; lists get the items up to it. */
function put(own: unknown, source: unknown, [key, ...rest]: KeyPath, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key !== 'number') {
    const fields = isFields(own) ? own : {}
    return { ...fields, [key]: put(fields[key], isFields(source) ? source[key] : undefined, rest, value) }
  }
  const items = (withAllItems(own, source) ?? []) as unknown[]
  const most = Math.max(Array.isArray(own) ? own.length : 0, key + 1)
  return items.slice(0, most).with(key, put(items[key], sourceAt({ own: items, source }, [key]), rest, value))
}
