import type { EditorFile } from '#src/node/dev/editor/wire.ts'
import type { Selection } from './editorState.ts'
import { valueAt } from './valueAt.ts'

/** Where a section that was taken away comes back: where it stood, or last. */
export function placeFor({ file, keyPath }: Selection, now: EditorFile | undefined): Selection {
  const list = valueAt(now?.value, keyPath.slice(0, -1)) as unknown[] | undefined
  return { file, keyPath: [...keyPath.slice(0, -1), Math.min(keyPath.at(-1) as number, list?.length ?? 0)] }
}
