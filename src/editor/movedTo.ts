import type { EditorFile } from '#src/node/dev/editor/wire.ts'
import type { Selection } from './editorState.ts'
import { isSame } from './isSame.ts'
import { valueAt } from './valueAt.ts'

/** Where a section that stood so (`base`) stands in its list now; undefined when none does there, or several do. */
export function movedTo(file: EditorFile, { keyPath, ...selection }: Selection, base: unknown): Selection | undefined {
  const list = valueAt(file.value, keyPath.slice(0, -1))
  if (keyPath.length === 0 || !Array.isArray(list)) return undefined
  const places = list.flatMap((item, index) => (isSame(item, base) ? [index] : []))
  return places.length === 1 ? { ...selection, keyPath: [...keyPath.slice(0, -1), places[0]!] } : undefined
}
