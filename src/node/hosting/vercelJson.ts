import type { OldAddress, Part } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { literal, spelledExpression } from './addressExpression.ts'
import type { HeadersRule } from './HeadersRule.ts'
import { type PossibleRedirects, type RedirectsDialect, knownStatus } from './possibleRedirects.ts'
import type { RedirectRule } from './redirectRules.ts'
import { beforeTarget, sentTarget } from './sentTarget.ts'

/** What Vercel can do of redirects. */
export const VERCEL_REDIRECTS: RedirectsDialect = {
  statuses: [301, 302, 307, 308],
  hasQueries: true,
  mixedParts: 'any',
  precedesFiles: true,
  hasValues: true,
}

/** What stands for everything below an address. */
const REST = 'rest0'

/**
 * The `vercel.json` of a site, for the root of its domain. The first redirect that fits applies, and the last header. `origin` is that
 * of the site, which is below `base`.
 */
export function vercelJson(
  rules: readonly HeadersRule[],
  { queries, plain, patterns }: PossibleRedirects,
  origin: string,
  base: string,
): string {
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map(({ paths, headers }) => ({
        source: headersSource(paths),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: [...queries, ...plain, ...patterns].map((rule) => redirect(rule, origin, base)),
    },
    null,
    2,
  )}\n`
}

function redirect(rule: RedirectRule, origin: string, base: string) {
  const { address } = rule
  return {
    // The address of a home page below a path has no slash at its end here.
    source: base !== '' && address.path === '/' ? base : base + sourceOf(address),
    ...(address.parameters.length === 0
      ? {}
      : { has: address.parameters.map(({ name, value }) => ({ type: 'query', key: name, value: value.map(valueText).join('') })) }),
    destination:
      beforeTarget(rule, origin, base) +
      sentTarget(rule, (name) => `:${name === '*' ? `${REST}*` : name}`, /[\x00-\x20\x7f(){}*+]|:(?=[a-z0-9_])/gi),
    statusCode: knownStatus(rule, VERCEL_REDIRECTS),
  }
}

/**
 * Redirects from the addresses that reach them: this host itself leads from `/old.html` and `/old/index` to `/old` before any redirect. One
 * that would then lead away from a page is left out.
 */
export function vercelRedirects(redirects: readonly Redirect[], addresses: readonly string[]): Redirect[] {
  const taken = new Set(addresses)
  return redirects.flatMap((redirect) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(redirect.from)!
    const bare = path.replace(/\.html\/?$/, '').replace(/\/index\/?$/, '') || '/'
    if (bare === path) return [redirect]
    return query === '' && taken.has(bare) ? [] : [{ ...redirect, from: bare + query }]
  })
}

function sourceOf({ path, segments, isOpen }: OldAddress): string {
  // Old links spell such letters in several ways.
  if (!segments) return /[\u0080-\uffff]/.test(path) ? `/:path0(${spelledExpression(path.slice(1))})` : pathText(path)
  const parts = segments.map((segment) => segment.map((part) => ('text' in part ? pathText(part.text) : `:${part.name}`)).join(''))
  return `/${[...parts, ...(isOpen ? [`:${REST}*`] : [])].join('/')}`
}

/** A path as it is asked for, without signs that have a meaning in a source. */
function pathText(path: string): string {
  return encodeURI(path).replace(/[(){}:*+?#\\]/g, (sign) => (sign === '?' || sign === '#' ? encodeURIComponent(sign) : `\\${sign}`))
}

function valueText(part: Part): string {
  return 'text' in part ? literal(part.text) : `(?<${part.name}>.+)`
}

function headersSource(paths: string): string {
  const isOpen = paths.endsWith('*')
  const parts = (isOpen ? paths.slice(0, -1) : paths).split('/').map((part) => (part.startsWith(':') ? part : pathText(part)))
  return `${parts.join('/')}${isOpen ? '(.*)' : ''}`
}
