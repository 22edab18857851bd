import { afterQuery } from '#src/site/redirects/afterQuery.ts'
import type { OldAddress } from '#src/site/redirects/oldAddress.ts'
import { formOf } from '#src/site/redirects/redirectTable.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { latin1, literal, spelledExpression, valueExpression } from './addressExpression.ts'
import { apacheTarget, decodedExpression, rewriteText } from './apacheText.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import { type RedirectRule, goneStatuses, redirectRules } from './redirectRules.ts'
import { type RedirectVariant, type TargetPart, redirectVariants, targetParts } from './redirectVariants.ts'

/** The redirects of a site for Apache’s mod_rewrite. */
export interface ApacheRedirects {
  /** Lines that answer before a file is looked for. */
  early: string[]
  /** Lines that answer where there is no file: those of patterns. */
  late: string[]
  /** The statuses of addresses that are gone. */
  gone: number[]
  losses: RedirectLoss[]
}

/** A rule can refer to as many captured values. */
const MOST_VALUES = 9

/** The beginning and the end of the address in a line such as `GET /old?a=1 HTTP/1.1`. */
const [ASKED, PROTOCOL] = [String.raw`^\S+ (?:https?://[^/?\s]*)?+`, String.raw` HTTP/[\d.]+$`]

/** The origin of addresses of the site: that of the request, unless a proxy in front says that the visitor used HTTPS. */
export const ORIGIN = '%{ENV:SITE_ORIGIN}'

/**
 * The redirects for Apache, of a site below `base`. Rules are tried one after the other, so plain ones are compared with the decoded path,
 * which is quick.
 */
export function apacheRedirects(redirects: readonly Redirect[], base = ''): ApacheRedirects {
  const ruleLines = linesBelow(base)
  const { plain, queries, patterns } = redirectRules(redirects)
  const losses: RedirectLoss[] = []
  const early = queries.flatMap(({ names, rules }) => {
    const lines = rules.flatMap((rule) => {
      const condition = condQuery(`^${queryExpression(rule.address, '&|$')}`)
      const target = rule.redirect.to === undefined ? undefined : targetParts(rule.redirect.to, rule.address)
      return ruleLines(rule, [condition], plainExpression(rule.address), target, (position) => position + 1)
    })
    return guarded(names, lines)
  })
  for (const rule of plain) early.push(...ruleLines(rule, [], plainExpression(rule.address), plainTarget(rule)))

  const late: string[] = []
  let rest = ''
  for (const rule of patterns) {
    const { address, redirect } = rule
    if (address.names.length > MOST_VALUES) {
      losses.push({ from: redirect.from, why: 'pattern' })
      continue
    }
    const names = address.parameters.map(({ name }) => name)
    if (names.length > 0 && names.join('&') !== rest) late.push(...restLines(names))
    if (names.length > 0) rest = names.join('&')
    for (const variant of redirectVariants(rule, [], (inside) => `(${inside})`)) {
      const condition = `RewriteCond %{THE_REQUEST} ${rewriteText(patternExpression(rule, variant, base))}`
      late.push(...ruleLines(rule, [condition], '^', variant.target, (position) => numberOf(rule, variant, position)))
    }
  }
  return { early, late, gone: goneStatuses(redirects), losses }
}

function plainTarget({ redirect: { to }, address }: RedirectRule): TargetPart[] | undefined {
  return to === undefined ? undefined : targetParts(to, address)
}

/** Whether the values of a variant include what is below its address. */
function hasRest({ address }: RedirectRule, { target }: RedirectVariant): boolean {
  return target?.some((part) => 'position' in part && address.names[part.position] === '*') ?? false
}

/** The number of a captured value: what is below an address is captured only where it is needed. */
function numberOf(rule: RedirectRule, variant: RedirectVariant, position: number): number {
  const open = rule.address.names.indexOf('*')
  return open >= 0 && position > open && !hasRest(rule, variant) ? position : position + 1
}

function patternExpression(rule: RedirectRule, variant: RedirectVariant, base: string): string {
  const path = variant.expression.slice(1, -1)
  const query = queryExpression(rule.address, String.raw`[&\s]`)
  return `${ASKED}${literal(base)}${path}${query === '' ? String.raw`(?:\?\S*)?` : String.raw`\?${query}\S*`}${PROTOCOL}`
}

/**
 * Conditions on a query, in any order of its parameters: of several with one name, the first one counts. `end` is what may follow a
 * value.
 */
function queryExpression({ parameters, names }: OldAddress, end: string): string {
  const others = String.raw`[^&\s]*&`
  const ofValues = parameters.flatMap(({ value }) => value.filter((part) => 'name' in part)).length
  let first = names.length - ofValues
  return parameters
    .map(({ name, value }) => {
      const key = spelledExpression(name, true)
      const text = valueExpression(value, (inside) => `(${inside})`, first)
      first += value.filter((part) => 'name' in part).length
      const asked = formOf(value) === '' ? `${key}=?` : `${key}=${text}`
      return `(?=(?:(?!${key}(?:=|${end}))${others})*${asked}(?:${end}))`
    })
    .join('')
}

function condQuery(expression: string): string {
  return `RewriteCond %{QUERY_STRING} ${rewriteText(expression)}`
}

/** A decoded path below the root, in all its forms, with or without a slash at its end. */
function plainExpression({ path }: OldAddress): string {
  if (path === '/') return '^$'
  const bytes = latin1(path)
  const texts = new Set([path.normalize('NFC'), path.normalize('NFD')].map((form) => decodedExpression(Buffer.from(form, 'utf8'))))
  if (bytes) texts.add(decodedExpression(bytes))
  const forms = [...texts]
  return forms.length === 1 ? `^${forms[0]}/?$` : `^(?:${forms.join('|')})/?$`
}

/** Rules for addresses with certain parameters, which are skipped where these are missing. */
function guarded(names: readonly string[], lines: string[]): string[] {
  const rest = restLines(names)
  const skipped = [...rest, ...lines].filter((line) => line.startsWith('RewriteRule')).length
  return [
    ...names.map((name, index) => {
      const key = rewriteText(`!(?:^|&)${spelledExpression(name, true)}(?:[=&]|$)`)
      return `RewriteCond %{QUERY_STRING} ${key}${index + 1 < names.length ? ' [OR]' : ''}`
    }),
    `RewriteRule ^ - [S=${skipped}]`,
    ...rest,
    ...lines,
  ]
}

/** Keeps the query without these parameters. */
function restLines(names: readonly string[]): string[] {
  return [
    'RewriteRule ^ - [E=SITE_REST:%{QUERY_STRING}]',
    ...names.flatMap((name) => [
      `RewriteCond %{ENV:SITE_REST} ${rewriteText(`^(.*&)?${spelledExpression(name, true)}(?:=[^&]*)?(?:&(.*))?$`)}`,
      'RewriteRule ^ - [E=SITE_REST:%1%2]',
    ]),
    'RewriteCond %{ENV:SITE_REST} "^(.*)&$"',
    'RewriteRule ^ - [E=SITE_REST:%1]',
  ]
}

/**
 * What writes the rules of one redirect. Apache appends the query by itself, but behind an anchor, and with the parameters of the old
 * address.
 */
const linesBelow =
  (base: string) =>
  (
    { redirect: { status, keepQuery = true }, address }: RedirectRule,
    conditions: readonly string[],
    pattern: string,
    target: readonly TargetPart[] | undefined,
    numberOfValue: (position: number) => number = () => 0,
  ): string[] => {
    const rule = `RewriteRule ${rewriteText(pattern)}`
    if (target === undefined) return [...conditions, `${rule} - [R=${status},L]`]
    const text = target.map((part) => ('text' in part ? part.text : `\u0000${numberOfValue(part.position)}\u0000`)).join('')
    const { before, hasQuery, anchor } = afterQuery(text)
    const written = (part: string) =>
      part
        .split('\u0000')
        .map((piece, index) => (index % 2 === 0 ? apacheTarget(piece) : `%${piece}`))
        .join('')
    const origin = text.startsWith('/') ? ORIGIN + base : ''
    const lead = (query: string, flags: string) =>
      `${rule} ${rewriteText(`${origin}${written(before)}${query}${written(anchor)}`)} [R=${status},L,NE${flags}]`
    const isNamed = address.parameters.length > 0
    if (keepQuery && !isNamed && anchor === '') return [...conditions, lead('', hasQuery ? ',QSA' : '')]
    const kept = isNamed ? '%{ENV:SITE_REST}' : '%{QUERY_STRING}'
    return [
      // The values of a condition are those of the last one.
      ...(keepQuery ? [`RewriteCond ${kept} .`, ...conditions, lead(`${hasQuery ? '&' : '?'}${kept}`, ',QSD')] : []),
      ...conditions,
      lead('', ',QSD'),
    ]
  }
