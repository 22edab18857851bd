import type { OldAddress, Part } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { formOf, isText, redirectTable } from '#src/site/redirects/redirectTable.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import { type RedirectRule, redirectRules } from './redirectRules.ts'

/** What a host can do of redirects. */
export interface RedirectsDialect {
  /** The statuses that the host supports; other permanent ones become 301, other temporary ones 302. */
  statuses: readonly number[]
  /** Whether a redirect may require parameters of a query. */
  hasQueries: boolean
  /** How many placeholders a part of a path may have in addition to text: hosts that are not told where a value ends take the longest. */
  mixedParts: 'none' | 'one' | 'any'
  /** Whether redirects apply even if there is a page or a file. */
  precedesFiles: boolean
  /** Whether a target may contain values of placeholders. */
  hasValues: boolean
}

/** The redirects that a host can do, by how servers look them up, and those that it cannot, or not fully. */
export type PossibleRedirects = { plain: RedirectRule[]; queries: RedirectRule[]; patterns: RedirectRule[]; losses: RedirectLoss[] }

/** The redirects that a host can do. `addresses` are those of the site’s pages and files. */
export function possibleRedirects(
  redirects: readonly Redirect[],
  dialect: RedirectsDialect,
  addresses: readonly string[],
): PossibleRedirects {
  const rules = redirectRules(redirects)
  const losses: RedirectLoss[] = []
  const covering = dialect.precedesFiles ? coveringPatterns(redirects, addresses) : new Set<string>()
  const lose = ({ redirect: { from } }: RedirectRule, why: RedirectLoss['why']) => void losses.push({ from, why })
  /** Whether a redirect leads somewhere and needs nothing that the host does not know. */
  const isPossible = (rule: RedirectRule): boolean => {
    const { address, redirect } = rule
    const { to, keepQuery } = redirect
    if (to === undefined) lose(rule, 'gone')
    else if (address.parameters.length > 0 && !dialect.hasQueries) lose(rule, 'query')
    else if (covering.has(redirect.from)) lose(rule, 'covers')
    else if (!isKnown(address, to, dialect)) lose(rule, 'pattern')
    else {
      if (keepQuery === false) lose(rule, 'kept')
      return true
    }
    return false
  }
  const queries = rules.queries.flatMap((group) => group.rules).filter(isPossible)
  return { queries, plain: rules.plain.filter(isPossible), patterns: rules.patterns.filter(isPossible), losses }
}

/** The status of a redirect that a host supports. */
export function knownStatus({ redirect: { status } }: RedirectRule, { statuses }: RedirectsDialect): number {
  return statuses.includes(status) ? status : status === 307 ? 302 : 301
}

/** The patterns that fit a page or a file of the site. */
export function coveringPatterns(redirects: readonly Redirect[], addresses: readonly string[]): ReadonlySet<string> {
  const table = redirectTable(redirects)
  return new Set(addresses.flatMap((path) => table.patternsFor(path)).map((index) => redirects[index]!.from))
}

/** Whether a host can read the placeholders of a redirect: none is joined to letters behind it. */
function isKnown({ segments = [], parameters }: OldAddress, to: string, { mixedParts, hasValues }: RedirectsDialect): boolean {
  const isSeparate = (parts: readonly Part[]) =>
    parts.every((part, index) => {
      const next = parts[index + 1]
      return 'text' in part || !next || ('text' in next && /^\W/.test(next.text))
    })
  const isWhole = (parts: readonly Part[]) => isText(parts) || parts.length === 1
  return (
    segments.every(
      (parts) =>
        isWhole(parts) ||
        (mixedParts !== 'none' && isSeparate(parts) && (mixedParts === 'any' || parts.filter((part) => 'name' in part).length === 1)),
    ) &&
    parameters.every(({ value }) => isWhole(value) && formOf(value) !== '') &&
    !/\{\w+\}\w/.test(to) &&
    (hasValues || !/\{\w+\}|\/\*(?=[?#]|$)/.test(to))
  )
}
