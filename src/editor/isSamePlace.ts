import type { Selection } from './editorState.ts'

/** Whether two places are one: the same keys in the same file. */
export function isSamePlace(one: Selection, other: Selection): boolean {
  return one.file === other.file && one.keyPath.join('.') === other.keyPath.join('.')
}
