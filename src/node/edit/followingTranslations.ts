import { readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Edit, applyEdits, findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Followed, followSource } from '#src/site/languages/followSource.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { Change } from './change.ts'
import type { EditOperation } from './editOperation.ts'
import { editText } from './editText.ts'
import { readInside, treeOf } from './sources.ts'

/**
 * The changes of the translations of a JSON file whose text changes from `before` to `text`: their sections and list items follow those of
 * the source. A translation that cannot be read stays as it is.
 */
export function followingTranslations(configDir: string, { file, before, text }: { file: string; before: string; text: string }): Change[] {
  const folder = posix.dirname(file)
  const names = readdirSync(dirname(join(configDir, file))).map((name) => (folder === '.' ? name : `${folder}/${name}`))
  const translations = names.filter((name) => sourceOfTranslation(name)?.source === file)
  const [old, now] = translations.length === 0 ? [] : [before, text].map(fieldsIn)
  if (!old || !now) return []
  return translations.flatMap((name): Change[] => {
    const translation = readInside(configDir, name)
    const own = translation === undefined ? undefined : fieldsIn(translation)
    if (translation === undefined || !own) return []
    const followed = followSource(own, old, now)
    const edited = editText(translation, stepsTo(own, followed.own, []), () => [])
    if ('failure' in edited) return []
    const content = withNotes(edited.text, followed.notes)
    if (content === translation) return []
    return [{ from: name, to: name, before: translation, edits: [{ offset: 0, length: translation.length, content }] }]
  })
}

function fieldsIn(text: string): Record<string, unknown> | undefined {
  const tree = treeOf(text)
  const value: unknown = tree && getNodeValue(tree)
  return isFields(value) ? value : undefined
}

type Value = Extract<EditOperation, { op: 'set' }>['value']

/** The operations that turn a value into another one that has the same items in other places. */
function stepsTo(own: unknown, next: unknown, path: KeyPath): EditOperation[] {
  if (isSame(own, next)) return []
  if (isFields(own) && isFields(next)) return Object.keys(own).flatMap((key) => stepsTo(own[key], next[key], [...path, key]))
  if (!Array.isArray(own) || !Array.isArray(next)) return []
  const [items, wanted] = [[...(own as unknown[])], next as unknown[]]
  // Only something within the items has changed.
  if (items.length === wanted.length && items.every((item) => !wanted.some((other) => isSame(item, other))))
    return items.flatMap((item, index) => stepsTo(item, wanted[index], [...path, index]))
  const steps: EditOperation[] = []
  for (const [index, item] of wanted.entries()) {
    const at = items.findIndex((other, place) => place >= index && isSame(other, item))
    if (at === index) continue
    if (at === -1) {
      steps.push({ op: 'insert', path: [...path, index], value: item as Value })
      items.splice(index, 0, item)
    } else {
      steps.push({ op: 'move', path: [...path, at], to: index })
      items.splice(index, 0, ...items.splice(at, 1))
    }
  }
  for (let index = items.length - 1; index >= wanted.length; index -= 1) steps.push({ op: 'remove', path: [...path, index] })
  return steps
}

/** A translation with other keys of its notes; the other bytes stay. */
function withNotes(text: string, notes: Followed['notes']): string {
  const gone = [...notes].flatMap(([key, to]): EditOperation[] => (to === null ? [{ op: 'remove', path: ['translated', key] }] : []))
  const kept = editText(text, gone, () => [])
  const left = 'text' in kept ? kept.text : text
  const tree = treeOf(left)
  const written = tree && findNodeAtLocation(tree, ['translated'])
  const names = (written?.children ?? []).map(({ children }) => children![0]!)
  const edits = names.flatMap((name): Edit[] => {
    const to = notes.get(name.value as string)
    return typeof to === 'string' ? [{ offset: name.offset, length: name.length, content: JSON.stringify(to) }] : []
  })
  return applyEdits(left, edits)
}

// The parser creates objects without a prototype.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
