import { type Edit, findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { textNote } from '#src/node/config/parse/textNote.ts'
import { isFields } from '#src/site/isFields.ts'
import { translatedTexts } from '#src/site/languages/overlay.ts'
import { type Change, textAfter } from './change.ts'
import type { ConfigBefore } from './configBefore.ts'
import { editInString } from './jsonString.ts'
import { treeOf } from './sources.ts'
import { type Translation, parseTranslation } from './translations.ts'

/**
 * The changes of a command, such as updated links after moving a page, together with updated notes of translations: texts that were up to
 * date stay so, because such a command changes nothing that a translator has to review.
 */
export function withFreshNotes(changes: readonly Change[], { translations }: Pick<ConfigBefore, 'translations'>): Change[] {
  const edited = new Map(changes.flatMap((change) => (change.from !== null && change.to !== null ? [[change.from, change]] : [])))
  const removed = new Set(changes.flatMap(({ from, to }) => (to === null ? [from] : [])))
  const fresh = new Map<string, Change>()
  for (const translation of translations) {
    const source = edited.get(translation.translates)
    if (!source || removed.has(translation.file)) continue
    const own = edited.get(translation.file) ?? { from: translation.file, to: translation.file, before: translation.text, edits: [] }
    const edits = noteEdits(translation, source).filter((edit) => !own.edits.some((other) => touches(edit, other)))
    if (edits.length > 0) fresh.set(translation.file, { ...own, edits: [...own.edits, ...edits] })
  }
  const kept = changes.map((change) => (change.from !== null && fresh.get(change.from)) || change)
  return [...kept, ...[...fresh.values()].filter(({ from }) => !edited.has(from!))]
}

/** The edits that update notes which were correct before a change of the source. */
function noteEdits(translation: Translation, source: Change): Edit[] {
  const parsed = parseTranslation(translation)
  const [before, after] = [valueOf(source.before), valueOf(textAfter(source))]
  if (!parsed || !isFields(before) || !isFields(after)) return []
  const now = new Map(translatedTexts({ own: parsed.value, source: after }).map(({ key, translates }) => [key, textNote(translates)]))
  return translatedTexts({ own: parsed.value, source: before }).flatMap(({ key, translates }): Edit[] => {
    const node = findNodeAtLocation(parsed.tree, ['translated', key])
    const note = now.get(key)
    if (note === undefined || node?.value !== textNote(translates) || note === node.value) return []
    return [editInString(translation.text, node, 0, (node.value as string).length, note)]
  })
}

function valueOf(text: string): unknown {
  const tree = treeOf(text)
  return tree && getNodeValue(tree)
}

function touches(a: Edit, b: Edit): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length
}
