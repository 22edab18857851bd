import { graphemeCount } from '#packages/recruiting/analysis/text/graphemeCount.ts'
import { titleLikeness } from '#packages/recruiting/analysis/matching/titleLikeness.ts'

/**
 * Where a text names a role: the share of the role's words that occur (or words for the same work), and the number of characters before the
 * first (-1 if none occurs).
 */
export function rolePlace(text: string, role: string): { share: number; at: number } {
  const share = titleLikeness(text, role)
  if (share === 0) return { share, at: -1 }
  const exact = text.toLowerCase().indexOf(role.toLowerCase())
  if (exact !== -1) return { share: 1, at: graphemeCount(text.slice(0, exact)) }
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}+#-]+/gu))
    if (titleLikeness(word, role) > 0) return { share, at: graphemeCount(text.slice(0, index)) }
  return { share, at: 0 }
}
