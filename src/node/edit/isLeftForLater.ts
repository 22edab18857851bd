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
 * Whether a change may leave a problem for the next one: a new page is linked and gets its words afterwards, in the language of its folder,
 * as does one that was moved there, and what a page that was removed showed may be of use again.
 */
export function isLeftForLater({ code }: Problem): boolean {
  return codes.has(code)
}
