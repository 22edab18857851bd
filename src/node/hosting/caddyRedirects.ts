import { afterQuery } from '#src/site/redirects/afterQuery.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { type Capture, spelledExpression, OWN_EXPRESSIONS } from './addressExpression.ts'
import { addressText, caddyText } from './caddyText.ts'
import type { ServedPage } from './hostingTable.ts'
import { type RedirectRule, needsExpression, pathForms, plainKeys, redirectRules, goneStatuses } from './redirectRules.ts'
import { type TargetPart, redirectVariants, targetParts } from './redirectVariants.ts'

/** The redirects of a site for Caddy. */
export interface CaddyRedirects {
  maps: { of: string; names: string; lines: string[] }[]
  /** Lines that answer before a file is looked for. */
  early: string[]
  /** Lines that answer where there is no file: those of patterns. */
  late: string[]
  /** Statuses of addresses without a page. */
  missing: number[]
}

/**
 * What a map returns: target, kind of query behind it, anchor and status. Expressions cannot return placeholders, so the kind is looked
 * up.
 */
const OUTPUTS = ['to', 'kind', 'anchor', 'status'] as const

const capture: Capture = (inside, position) => `(?P<v${position}>${inside})`

/** The redirects for Caddy, with those of other spellings of its pages. Targets are below `base`. */
export function caddyRedirects(redirects: readonly Redirect[], pages: readonly ServedPage[], base = ''): CaddyRedirects {
  const { plain, queries, patterns, patternNames } = redirectRules(redirects)
  const parameters = [...new Set([...queries.flatMap(({ names }) => names), ...patternNames])]
  const maps: CaddyRedirects['maps'] = []
  if (patterns.length > 0 || queries.length > 0 || plain.some(({ address }) => needsExpression(address)))
    maps.push({ of: '{uri}', names: '{site_asked}', lines: ['`~^([^?]*)` "${1}"'] })
  parameters.forEach((name, index) => {
    const key = `(?:^|&)${spelledExpression(name, true)}(?:=([^&]*))?(?:&|$)`
    maps.push({ of: '{query}', names: `{site_arg_${index}}`, lines: [`${expression(key)} "=\${1}"`, 'default ""'] })
  })
  const valuesOf = (names: readonly string[]) =>
    names.length === 0 ? '' : `?${names.map((name) => `{site_arg_${parameters.indexOf(name)}}`).join('&')}`

  const kinds = new Map([
    ['', ''],
    ['args', '{site_args}'],
    ['more', '{site_more_args}'],
  ])
  /** The kind of query behind a target: that of the request, without the parameters that a redirect names. */
  const kindOf = ({ address, redirect: { keepQuery = true } }: RedirectRule, hasQuery: boolean): string => {
    const names = address.parameters.map(({ name }) => name)
    const sign = hasQuery ? 'more' : 'args'
    if (!keepQuery) return ''
    if (names.length === 0) return sign
    const key = `${sign}-${names.map((name) => parameters.indexOf(name)).join('-')}`
    if (!kinds.has(key)) {
      const index = kinds.size
      names.forEach((name, at) => {
        const of = at === 0 ? '{query}' : `{site_less_${index}_${at - 1}}`
        const less = `^(.*&)?${spelledExpression(name, true)}(?:=[^&]*)?(?:&(.*))?$`
        maps.push({ of, names: `{site_less_${index}_${at}}`, lines: [`${expression(less)} "\${1}\${2}"`, `default "${of}"`] })
      })
      maps.push({
        of: `{site_less_${index}_${names.length - 1}}`,
        names: `{site_rest_${index}}`,
        lines: [`${expression('^(.+?)&?$')} "${hasQuery ? '&' : '?'}\${1}"`, 'default ""'],
      })
      kinds.set(key, `{site_rest_${index}}`)
    }
    return key
  }
  const outputsOf = (rule: RedirectRule, target: TargetPart[] | undefined, isExpanded: boolean): string => {
    const { status } = rule.redirect
    if (target === undefined) return `"" "" "" ${status}`
    const text = target.map((part) => ('text' in part ? part.text : `\u0000${part.position}\u0000`)).join('')
    const { before, hasQuery, anchor } = afterQuery(text)
    const written = (part: string) =>
      `"${part
        .split('\u0000')
        .map((piece, index) => {
          if (index % 2 === 1) return `\${v${piece}}`
          const plainText = addressText(piece).slice(1, -1)
          return isExpanded ? plainText.replaceAll('$', '$$$$') : plainText
        })
        .join('')}"`
    return `${written(before.startsWith('/') ? base + before : before)} "${kindOf(rule, hasQuery)}" ${written(anchor)} ${status}`
  }
  const textLines = (rules: readonly RedirectRule[]) =>
    rules.flatMap((rule) => {
      const { to } = rule.redirect
      const outputs = outputsOf(rule, to === undefined ? undefined : targetParts(to, rule.address), false)
      return plainKeys(rule.address).map((key): [string, string] => [key, outputs])
    })
  const expressionLines = (rules: readonly RedirectRule[], names: readonly string[]) =>
    rules.flatMap((rule) =>
      redirectVariants(rule, names, capture).map((variant) => `${expression(variant.expression)} ${outputsOf(rule, variant.target, true)}`),
    )

  // Each map falls back on the next one: more parameters come first, and texts before expressions.
  const steps = [...queries, { names: [], rules: plain }].flatMap(({ names, rules }) => {
    const spelled = rules.filter(({ address }) => needsExpression(address))
    const pairs = [...textLines(rules), ...(names.length === 0 ? pageLines(pages, base) : [])]
    // The first of several equal keys counts.
    const lines = [...new Map(pairs.toReversed())].toReversed().map(([key, outputs]) => `${addressText(key)} ${outputs}`)
    return [
      { of: `{path}${valuesOf(names)}`, lines },
      ...(spelled.length > 0 ? [{ of: `{site_asked}${valuesOf(names)}`, lines: expressionLines(spelled, names) }] : []),
    ]
  })
  steps.forEach(({ of, lines }, index) => {
    const next = index + 1 < steps.length ? OUTPUTS.map((name) => `"{site_${name}_${index + 1}}"`).join(' ') : '"" "" "" ""'
    maps.push({
      of: caddyText(of),
      names: OUTPUTS.map((name) => `{site_${name}_${index}}`).join(' '),
      lines: [...lines, `default ${next}`],
    })
  })
  if (patterns.length > 0) {
    const own = OWN_EXPRESSIONS.map((path) => `${expression(`(?i)${path}`)} "" "" "" ""`)
    const lines = [...own, ...expressionLines(patterns, patternNames), 'default "" "" "" ""']
    maps.push({
      of: caddyText(`{site_asked}${valuesOf(patternNames)}`),
      names: OUTPUTS.map((name) => `{site_old_${name}}`).join(' '),
      lines,
    })
  }
  const gone = goneStatuses(redirects)
  const linesFor = (matcher: string, outputs: Record<(typeof OUTPUTS)[number], string>, query: string, more: string[]) => {
    maps.push({ of: outputs.kind, names: query, lines: [...[...kinds].map(([kind, value]) => `"${kind}" "${value}"`), 'default ""'] })
    return [
      ...gone.flatMap((status) => [
        `@${matcher}_${status} {`,
        ...[`vars ${outputs.status} ${status}`, ...more].map((line) => `\t${line}`),
        '}',
        `error @${matcher}_${status} ${status}`,
      ]),
      `@${matcher} {`,
      ...[`not vars ${outputs.status} ""`, ...more].map((line) => `\t${line}`),
      '}',
      `redir @${matcher} ${outputs.to}${query}${outputs.anchor} ${outputs.status}`,
    ]
  }
  const named = (name: (output: string) => string) =>
    Object.fromEntries(OUTPUTS.map((output) => [output, name(output)])) as Record<(typeof OUTPUTS)[number], string>
  return {
    maps,
    early: linesFor(
      'moved',
      named((output) => `{site_${output}_0}`),
      '{site_query}',
      [],
    ),
    late:
      patterns.length === 0
        ? []
        : linesFor(
            'old',
            named((output) => `{site_old_${output}}`),
            '{site_old_query}',
            ['not file {path} {path}/index.html'],
          ),
    missing: [404, ...gone],
  }
}

/** Other spellings of the addresses of pages, which lead to them. */
function pageLines(pages: readonly ServedPage[], base: string): [string, string][] {
  return pages.flatMap(({ path }) => {
    const outputs = `${addressText(base + encodeURI(path))} "args" "" 301`
    const [, ...spelled] = pathForms(path)
    const others = path === '/' ? ['/index.html'] : [...spelled, `${path}/`, `${path}/index.html`, `${path}.html`]
    return others.map((one): [string, string] => [one, outputs])
  })
}

/** An expression as the key of a map. Backticks enclose it, which no expression contains. */
function expression(source: string): string {
  return `\`~${source}\``
}
