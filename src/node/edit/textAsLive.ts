import { findNodeAtLocation } from 'jsonc-parser'
import { editText } from './editText.ts'
import { treeOf } from './sources.ts'

/** The fields that can hide a page. */
export const HIDING_FIELDS = ['draft', 'publishAt', 'expireAt'] as const

/** The text of a page’s file without the fields that hide the page now, or the reason in one line why there is none. */
export function textAsLive(text: string): { text: string } | { failure: string } {
  const tree = treeOf(text)
  const hindrances = tree ? HIDING_FIELDS.filter((key) => findNodeAtLocation(tree, [key])) : []
  return editText(
    text,
    hindrances.map((key) => ({ op: 'remove', path: [key] })),
    () => [],
  )
}
