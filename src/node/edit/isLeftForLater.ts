import type { Problem } from '#src/site/problem.ts'

const codes: ReadonlySet<string> = new Set([
  'E_ORPHAN',
  'E_OTHER_LANGUAGE',
  'E_UNFINISHED',
  'E_UNUSED_ASSET',
  'E_UNUSED_FRAGMENT',
  'E_UNUSED_TEXT',
])

/**
 * Whether a change may leave a problem for the author’s next change: a new page is linked and written later, in the language of its folder,
 * as is a page moved there, and the assets of a deleted page may be needed again.
 */
export function isLeftForLater({ code }: Problem): boolean {
  return codes.has(code)
}
