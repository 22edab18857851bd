import { Redirects } from '#schemas/redirects.ts'
import { oldAddress } from '#src/site/redirects/oldAddress.ts'
import { redirectTable } from '#src/site/redirects/redirectTable.ts'

/** A redirect of the new site; without `to`, its address is gone. */
export type RedirectRow = { from: string; to?: string | undefined; status?: number | undefined }

/** A redirect that the new site cannot have, and why. */
export type RefusedRow = RedirectRow & { why: string }

/**
 * Redirects by what becomes of them: `rows` for `redirects.json`; `others`, which it cannot have; and the numbers of those that need no
 * redirect, because their address is the page itself, and of those whose address has one already.
 */
export type SortedRows = { rows: RedirectRow[]; others: RefusedRow[]; unneeded: number; repeated: number }

/** Sorts redirects. Of two with the same address, the first one counts. `refused` tells which ones the site had errors with. */
export function redirectRows(wanted: readonly RedirectRow[], refused: ReadonlyMap<string, string>): SortedRows {
  const sorted: SortedRows = { rows: [], others: [], unneeded: 0, repeated: 0 }
  const all = wanted.map((row) => ({ ...row, status: 301 as const }))
  const { repeated } = redirectTable(all)
  wanted.forEach((row, index) => {
    const first = repeated.get(index)
    const why = whyNotRow(row) ?? refused.get(row.from)
    if (isUnneeded(row)) sorted.unneeded += 1
    else if (first !== undefined && wanted[first]!.to === row.to) sorted.repeated += 1
    else if (first !== undefined) sorted.others.push({ ...row, why: `the address leads to ${wanted[first]!.to ?? 'nothing'} already` })
    else if (why !== undefined) sorted.others.push({ ...row, why })
    else sorted.rows.push(row)
  })
  return sorted
}

/** Whether the old address is the new one. */
function isUnneeded({ from, to }: RedirectRow): boolean {
  const { path, segments, parameters } = oldAddress(from)
  return path === to && !segments && parameters.length === 0
}

/** Why the format of redirects refuses one; undefined if it does not. */
export function whyNotRow({ from, to, status }: RedirectRow): string | undefined {
  const { error } = Redirects.safeParse({ redirects: [{ from, to, status }] })
  return error?.issues.map(({ path, message }) => `“${String(path[2] ?? 'redirect')}” ${message}`)[0]
}
