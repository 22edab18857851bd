import type { Selection } from './editorState.ts'

/** Whether two places are equal: the same file and keys. */
export function isSamePlace(one: Selection, other: Selection): boolean {
  return one.file === other.file && one.keyPath.join('.') === other.keyPath.join('.')
}
