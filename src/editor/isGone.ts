import type { EditorFile } from '#src/node/dev/editor/wire.ts'
import type { Selection } from './editorState.ts'
import { isSame } from './isSame.ts'
import { valueAt } from './valueAt.ts'

/**
 * Whether a section has been taken away: nothing stands at its place, one of another type does, or one that stood elsewhere `before`. That
 * one is never to be overwritten.
 */
export function isGone({ keyPath }: Selection, base: unknown, before: EditorFile | null | undefined, now: EditorFile): boolean {
  if (typeof keyPath.at(-1) !== 'number') return false
  const [place, list] = [keyPath.at(-1), keyPath.slice(0, -1)]
  const there = valueAt(now.value, keyPath) as { type?: unknown } | undefined
  if (there === undefined || there.type !== (base as { type?: unknown } | undefined)?.type) return true
  const known = valueAt(before?.value, list)
  return Array.isArray(known) && known.some((item, index) => index !== place && isSame(item, there))
}
