import type { OldAddress, Part } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { isText, textOf } from '#src/site/redirects/redirectTable.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import { type RedirectsDialect, knownStatus, possibleRedirects } from './possibleRedirects.ts'
import type { RedirectRule } from './redirectRules.ts'

/** What a host reads in a `_redirects` file. */
export interface LinesDialect extends RedirectsDialect {
  /** The path below which the site is served, which lines contain. */
  base: string
  /** The maximum number of lines. */
  most: number
  /** The maximum number of lines with placeholders, if the host tells addresses with a slash at the end from others. */
  mostPatterns?: number
}

/** The lines of a `_redirects` file: those without placeholders, then those with them; and redirects that the host cannot do. */
export type RedirectLines = { plain: string[]; patterns: string[]; losses: RedirectLoss[] }

/**
 * The lines for redirects: one for each old address, and one with a trailing slash if there is room for all of them. `addresses` are
 * those of the site’s pages and files. The first line that fits an address applies, and on some hosts all lines behind a pattern count as
 * patterns.
 */
export function redirectLines(redirects: readonly Redirect[], dialect: LinesDialect, addresses: readonly string[]): RedirectLines {
  const possible = possibleRedirects(redirects, dialect, addresses)
  const plain = new Map<string, string>()
  const patterns = new Map<string, string>()
  const taken = new Set(addresses)
  const add = (lines: Map<string, string>, from: string, to: string, rule: RedirectRule, force = '') => {
    const target = to.startsWith('/') ? dialect.base + to : to
    if (!lines.has(from)) lines.set(from, `${dialect.base}${from} ${target} ${knownStatus(rule, dialect)}${force}`)
  }

  for (const rule of possible.queries) {
    const { path, parameters } = rule.address
    const hasPlaceholders = !parameters.every(({ value }) => isText(value))
    const lines = hasPlaceholders ? patterns : plain
    add(lines, `${pathText(path)}${queryText(parameters)}`, targetText(rule), rule, '!')
  }
  const moved = possible.plain
  const open: [path: string, to: string, rule: RedirectRule][] = []
  const dynamic = possible.patterns
  for (const rule of dynamic) {
    const { segments = [], isOpen } = rule.address
    if (isOpen && segments.every(isText))
      open.push([`/${segments.map(textOf).join('/')}`, rule.redirect.to!.replace(/\/\*(?=[?#]|$)/, ''), rule])
  }
  for (const rule of moved) add(plain, pathText(rule.address.path), targetText(rule), rule)
  // Some hosts do not count a folder among the addresses below it.
  for (const [path, to, rule] of open) if (!taken.has(path) && path !== '/') add(plain, pathText(path), plainTarget(to || '/'), rule)
  // With a slash at the end, and with accents apart from their letters, if there is room.
  const others = moved.flatMap((rule) => {
    const { path } = rule.address
    const forms = [...new Set([path, path.normalize('NFD')])]
    return path === '/'
      ? []
      : forms
          .flatMap((form) => [`${form}/`, form])
          .filter((form) => form !== path)
          .map((form) => [form, rule] as const)
  })
  if (moved.length + others.length + open.length <= dialect.most)
    for (const [form, rule] of others) add(plain, pathText(form), targetText(rule), rule)
  for (const rule of dynamic) {
    add(patterns, `${patternText(rule.address)}${queryText(rule.address.parameters)}`, targetText(rule), rule)
    if (!rule.address.isOpen && 2 * dynamic.length <= (dialect.mostPatterns ?? 0))
      add(patterns, `${patternText(rule.address)}/`, targetText(rule), rule)
  }
  return { plain: [...plain.values()], patterns: [...patterns.values()], losses: possible.losses }
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
