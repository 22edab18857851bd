import type { OldAddress, Part } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { formOf, isText, redirectTable, textOf } from '#src/site/redirects/redirectTable.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import { type RedirectRule, redirectRules } from './redirectRules.ts'

/** What a host reads in a `_redirects` file. */
export interface RedirectsDialect {
  /** The path below which the site is served, which lines contain. */
  base: string
  /** The statuses that the host supports; other permanent ones become 301, other temporary ones 302. */
  statuses: readonly number[]
  /** The maximum number of lines. */
  most: number
  /** Whether a line may require parameters of a query. */
  hasQueries: boolean
  /** Whether a part of a path may have text and placeholders. */
  hasMixedParts: boolean
  /** Whether redirects apply even if there is a page or a file. */
  precedesFiles: boolean
}

/** The lines of a `_redirects` file: those without placeholders, then those with them; and redirects that the host cannot do. */
export type RedirectLines = { plain: string[]; patterns: string[]; losses: RedirectLoss[] }

/**
 * The lines for redirects: one for each old address, and one with a trailing slash if there is room for all of them. `addresses` are
 * those of the site’s pages and files. The first line that fits an address applies, and on some hosts all lines behind a pattern count as
 * patterns.
 */
export function redirectLines(redirects: readonly Redirect[], dialect: RedirectsDialect, addresses: readonly string[]): RedirectLines {
  const rules = redirectRules(redirects)
  const losses: RedirectLoss[] = []
  const plain = new Map<string, string>()
  const patterns = new Map<string, string>()
  const covering = dialect.precedesFiles ? coveringPatterns(redirects, addresses) : new Set<string>()
  const taken = new Set(addresses)

  const add = (lines: Map<string, string>, from: string, to: string, { redirect: { status } }: RedirectRule, force = '') => {
    const known = dialect.statuses.includes(status) ? status : status === 307 ? 302 : 301
    const target = to.startsWith('/') ? dialect.base + to : to
    if (!lines.has(from)) lines.set(from, `${dialect.base}${from} ${target} ${known}${force}`)
  }
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

  for (const rule of rules.queries.flatMap((group) => group.rules))
    if (isPossible(rule)) {
      const { path, parameters } = rule.address
      const hasPlaceholders = !parameters.every(({ value }) => isText(value))
      const lines = hasPlaceholders ? patterns : plain
      add(lines, `${pathText(path)}${queryText(parameters)}`, targetText(rule), rule, '!')
    }
  const moved = rules.plain.filter(isPossible)
  const open: [path: string, to: string, rule: RedirectRule][] = []
  const dynamic = rules.patterns.filter(isPossible)
  for (const rule of dynamic) {
    const { segments = [], isOpen } = rule.address
    if (isOpen && segments.every(isText))
      open.push([`/${segments.map(textOf).join('/')}`, rule.redirect.to!.replace(/\/\*(?=[?#]|$)/, ''), rule])
  }
  for (const rule of moved) add(plain, pathText(rule.address.path), targetText(rule), rule)
  // Some hosts do not count a folder among the addresses below it.
  for (const [path, to, rule] of open) if (!taken.has(path) && path !== '/') add(plain, pathText(path), plainTarget(to || '/'), rule)
  if (2 * moved.length + open.length <= dialect.most)
    for (const rule of moved) if (rule.address.path !== '/') add(plain, `${pathText(rule.address.path)}/`, targetText(rule), rule)
  for (const rule of dynamic) {
    add(patterns, `${patternText(rule.address)}${queryText(rule.address.parameters)}`, targetText(rule), rule)
  }
  return { plain: [...plain.values()], patterns: [...patterns.values()], losses }
}

/** The patterns that fit a page or a file of the site. */
function coveringPatterns(redirects: readonly Redirect[], addresses: readonly string[]): ReadonlySet<string> {
  const table = redirectTable(redirects)
  return new Set(addresses.flatMap((path) => table.patternsFor(path)).map((index) => redirects[index]!.from))
}

/** Whether a host can read the placeholders of a redirect: none is joined to letters behind it. */
function isKnown({ segments = [], parameters }: OldAddress, to: string, { hasMixedParts }: RedirectsDialect): boolean {
  const isSeparate = (parts: readonly Part[]) =>
    parts.every((part, index) => {
      const next = parts[index + 1]
      return 'text' in part || !next || ('text' in next && /^\W/.test(next.text))
    })
  const isWhole = (parts: readonly Part[]) => isText(parts) || parts.length === 1
  return (
    segments.every((parts) => isWhole(parts) || (hasMixedParts && isSeparate(parts))) &&
    parameters.every(({ value }) => isWhole(value) && formOf(value) !== '') &&
    !/\{\w+\}\w/.test(to)
  )
}

function patternText({ segments = [], isOpen }: OldAddress): string {
  const parts = segments.map((segment) =>
    segment.map((part) => ('text' in part ? pathText(part.text) : `:${placeholder(part.name)}`)).join(''),
  )
  return `/${[...parts, ...(isOpen ? ['*'] : [])].join('/')}`
}

function queryText(parameters: OldAddress['parameters']): string {
  return parameters.map(({ name, value }) => ` ${encodeURIComponent(name)}=${valueText(value)}`).join('')
}

function valueText(value: readonly Part[]): string {
  return value.map((part) => ('text' in part ? encodeURIComponent(part.text) : `:${placeholder(part.name)}`)).join('')
}

/** The name of a placeholder; `splat` is what hosts call `*`. */
function placeholder(name: string): string {
  return name === 'splat' ? 'splat0' : name
}

/** An address without separators and wildcards: `*`, and a colon followed by letters. */
function pathText(path: string): string {
  return encodeURI(path).replace(/[*:#?]/g, percent)
}

function targetText({ redirect: { to = '' }, address: { names } }: RedirectRule): string {
  if (names.length === 0) return plainTarget(to)
  const open = names.includes('*') ? to.replace(/\/\*(?=[?#]|$)/, '/{*}') : to
  return open
    .split(/\{(\*|[a-zA-Z][a-zA-Z0-9]*)\}/)
    .map((part, index) => (index % 2 === 0 ? plainTarget(part) : `:${part === '*' ? 'splat' : placeholder(part)}`))
    .join('')
}

function plainTarget(to: string): string {
  const [, scheme = '', rest = to] = /^(https?:\/\/)(.*)$/s.exec(to) ?? []
  // Not encodeURI, which would encode percent signs again.
  return scheme + rest.replace(/[\x00-\x20\x7f*]|:(?=[a-z])/gi, percent)
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
