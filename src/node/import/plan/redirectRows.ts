import { oldKey } from './oldAddress.ts'
import { withoutEnd } from '#src/node/import/text/withoutEnd.ts'

/** A redirect of the new site. */
export type RedirectRow = { from: string; to: string; status?: number }

/** Whether the schema of redirects takes queries and letters of any alphabet in `from`. Until then, such rows are only in the report. */
const TAKES_ANY_ADDRESS = false
const PLAIN = /^\/[a-zA-Z0-9/._~-]*$/

/**
 * Sorts redirects: `rows` for `redirects.json`, and `others`, which it cannot have. Rows that change nothing, or whose address is a page
 * now, are left out; of two rows with the same address, the first one counts.
 */
export function redirectRows(
  wanted: readonly RedirectRow[],
  isPage: (path: string) => boolean,
): { rows: RedirectRow[]; others: RedirectRow[] } {
  const rows: RedirectRow[] = []
  const others: RedirectRow[] = []
  const seen = new Set<string>()
  for (const row of wanted) {
    const from = row.from.includes('?') ? row.from : row.from.slice(0, 1) + withoutEnd(row.from.slice(1), '/')
    const key = oldKey(from)
    if (seen.has(key) || key === oldKey(row.to) || (!from.includes('?') && isPage(key || '/'))) continue
    seen.add(key)
    const parts = from.slice(1).split('/')
    const fits =
      PLAIN.test(from) &&
      from.length <= 300 &&
      parts.every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.')) &&
      !/\.(?:md|xml|txt)$/.test(from)
    if (fits || TAKES_ANY_ADDRESS) rows.push({ ...row, from })
    else others.push({ ...row, from })
  }
  return { rows, others }
}
