import type { EditorFile } from '#src/node/dev/editor/wire.ts'
import type { Selection } from './editorState.ts'
import { valueAt } from '#src/site/valueAt.ts'

/** The selection in words: a section by its type. `found` is the saved file. */
export function nameOf({ file, keyPath }: Selection, found: EditorFile | undefined): string {
  const value = valueAt(found?.value, keyPath) as { type?: unknown } | undefined
  return typeof value?.type === 'string' ? `${value.type} in ${file}` : file
}
