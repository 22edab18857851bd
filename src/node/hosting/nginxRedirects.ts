import { afterQuery } from '#src/site/redirects/afterQuery.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { type Capture, spelledExpression, OWN_EXPRESSIONS } from './addressExpression.ts'
import { nginxKey, nginxText } from './nginxText.ts'
import { type RedirectRule, needsExpression, plainKeys, redirectRules, goneStatuses } from './redirectRules.ts'
import { type TargetPart, redirectVariants, targetParts } from './redirectVariants.ts'

/** A line of a map: its key, and its value. */
export type Pair = [key: string, value: string]

/** The redirects of a site for nginx. */
export interface NginxRedirects {
  maps: { of: string; name: string; pairs: readonly Pair[]; otherwise: string }[]
  /** Lines that answer before a file is looked for. */
  early: string[]
  /** Lines that answer where there is no file: those of patterns. */
  late: string[]
  hasPatterns: boolean
  /** The statuses of addresses that are gone. */
  gone: number[]
  bucketSize: number
}

/** Values of a map contain a status and a target, since a map has one value. */
const STATUSES: readonly Redirect['status'][] = [301, 302, 307, 308, 410, 451]

const capture: Capture = (inside, position) => `(?P<site_v${position}>${inside})`

/**
 * The redirects for nginx, whose maps look texts up at once, ignoring case, and then try expressions in their order. Targets are below
 * `base`.
 */
export function nginxRedirects(redirects: readonly Redirect[], base = ''): NginxRedirects {
  const { plain, queries, patterns, patternNames } = redirectRules(redirects)
  const maps: NginxRedirects['maps'] = [{ of: '$args', name: '$site_more_args', pairs: [['""', '""']], otherwise: '"&$args"' }]
  const parameters = [...new Set([...queries.flatMap(({ names }) => names), ...patternNames])]
  const rests = new Map<string, number>()
  const hasExpressions = patterns.length > 0 || plain.some(({ address }) => needsExpression(address)) || queries.length > 0
  if (hasExpressions)
    maps.push({
      of: '$request_uri',
      name: '$site_asked',
      pairs: [[`"~^${base.replaceAll('.', String.raw`\.`)}(?P<site_path>[^?]*)"`, '$site_path']],
      otherwise: '""',
    })
  parameters.forEach((name, index) => {
    const key = `"~(?:^|&)${expressionText(spelledExpression(name, true))}(?:=(?P<site_value_${index}>[^&]*))?(?:&|$)"`
    maps.push({ of: '$args', name: `$site_arg_${index}`, pairs: [[key, `"=$site_value_${index}"`]], otherwise: '""' })
  })
  const valuesOf = (names: readonly string[]) => names.map((name) => `$site_arg_${parameters.indexOf(name)}`).join('&')

  /** The variable with the rest of a query, without the parameters that a redirect names: `and` begins with `&`, else with `?`. */
  const restOf = ({ address }: RedirectRule, and: boolean) => {
    const names = address.parameters.map(({ name }) => name)
    if (names.length === 0) return and ? '$site_more_args' : '$is_args$args'
    const key = names.join('&')
    const known = rests.get(key)
    const index = known ?? rests.size
    if (known === undefined) {
      rests.set(key, index)
      names.forEach((name, at) => {
        const of = at === 0 ? '$args' : `$site_less_${index}_${at - 1}`
        const [before, after] = [`site_before_${index}_${at}`, `site_after_${index}_${at}`]
        const pattern = `"~^(?P<${before}>.*&)?${expressionText(spelledExpression(name, true))}(?:=[^&]*)?(?:&(?P<${after}>.*))?$"`
        maps.push({ of, name: `$site_less_${index}_${at}`, pairs: [[pattern, `"$${before}$${after}"`]], otherwise: of })
      })
      const last = `$site_less_${index}_${names.length - 1}`
      for (const [name, sign] of [
        ['rest', '?'],
        ['more', '&'],
      ] as const)
        maps.push({
          of: last,
          name: `$site_${name}_${index}`,
          pairs: [[`"~^(?P<site_${name}_text_${index}>.+?)&?$"`, `"${sign}$site_${name}_text_${index}"`]],
          otherwise: '""',
        })
    }
    return `$site_${and ? 'more' : 'rest'}_${index}`
  }
  const valueOf = (rule: RedirectRule, target: TargetPart[] | undefined): string => {
    const { status, keepQuery = true } = rule.redirect
    if (target === undefined) return `"${status} "`
    const text = target.map((part) => ('text' in part ? part.text : `\u0000${part.position}\u0000`)).join('')
    const { before, hasQuery, anchor } = afterQuery(text)
    const written = (part: string) =>
      part
        .split('\u0000')
        .map((piece, index) => (index % 2 === 0 ? nginxText(piece).slice(1, -1) : `\${site_v${piece}}`))
        .join('')
    return `"${status} ${before.startsWith('/') ? base : ''}${written(before)}${keepQuery ? restOf(rule, hasQuery) : ''}${written(anchor)}"`
  }
  const textPairs = (rules: readonly RedirectRule[]) =>
    rules.flatMap((rule): Pair[] =>
      plainKeys(rule.address).map((key) => [
        nginxKey(key),
        valueOf(rule, rule.redirect.to === undefined ? undefined : targetParts(rule.redirect.to, rule.address)),
      ]),
    )
  const expressionPairs = (rules: readonly RedirectRule[], names: readonly string[]) =>
    rules.flatMap((rule) =>
      redirectVariants(rule, names, capture).map(({ expression, target }): Pair => [
        `"~${expressionText(expression)}"`,
        valueOf(rule, target),
      ]),
    )

  // Each map falls back on the next one: more parameters come first, and texts before expressions.
  const steps = [...queries, { names: [], rules: plain }].flatMap(({ names, rules }) => {
    const values = names.length === 0 ? '' : `?${valuesOf(names)}`
    const spelled = rules.filter(({ address }) => needsExpression(address))
    return [
      { of: `"$uri${values}"`, pairs: unique(textPairs(rules)) },
      ...(spelled.length > 0 ? [{ of: `"$site_asked${values}"`, pairs: expressionPairs(spelled, names) }] : []),
    ]
  })
  steps.forEach(({ of, pairs }, index) => {
    maps.push({
      of: of === '"$uri"' ? '$uri' : of,
      name: `$site_moved_${index}`,
      pairs,
      otherwise: index + 1 < steps.length ? `$site_moved_${index + 1}` : '""',
    })
  })
  if (patterns.length > 0) {
    const values = patternNames.length === 0 ? '' : `?${valuesOf(patternNames)}`
    const own = OWN_EXPRESSIONS.map((path): Pair => [`"~*${expressionText(path)}"`, '""'])
    maps.push({
      of: `"$site_asked${values}"`,
      name: '$site_old',
      pairs: [...own, ...expressionPairs(patterns, patternNames)],
      otherwise: '""',
    })
  }
  const linesFor = (name: string, rules: readonly RedirectRule[]) =>
    STATUSES.filter((status) => rules.some(({ redirect }) => redirect.status === status)).map((status) => {
      const to = `${name}_${status}`
      const isGone = status === 410 || status === 451
      maps.push({
        of: name,
        name: to,
        pairs: [[isGone ? `"~^${status} "` : `"~^${status} (?P<${to.slice(1)}_to>.*)$"`, isGone ? '1' : `${to}_to`]],
        otherwise: '""',
      })
      return `if (${to}) { return ${status}${isGone ? '' : ` ${to}`}; }`
    })
  const early = linesFor('$site_moved_0', [...plain, ...queries.flatMap(({ rules }) => rules)])
  const late = linesFor('$site_old', patterns)
  return {
    maps,
    early,
    late,
    hasPatterns: patterns.length > 0,
    gone: goneStatuses(redirects),
    bucketSize: bucketSize(steps.flatMap(({ pairs }) => pairs.map(([key]) => key))),
  }
}

/** The size of the buckets of maps that nginx needs for these keys. */
export function bucketSize(keys: readonly string[]): number {
  const longest = keys.reduce((most, key) => Math.max(most, Buffer.byteLength(key)), 0)
  return 2 ** Math.ceil(Math.log2(Math.max(512, longest + 64)))
}

/** The first of the addresses that are equal for nginx, which ignores the case of the letters a to z only. */
function unique(pairs: readonly Pair[]): Pair[] {
  const small = (key: string) => key.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...new Map(pairs.toReversed().map((pair) => [small(pair[0]), pair])).values()].toReversed()
}

/** An expression within quotes. */
function expressionText(expression: string): string {
  return expression.replaceAll('"', String.raw`\"`)
}
