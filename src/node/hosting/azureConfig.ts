import { isText } from '#src/site/redirects/redirectTable.ts'
import { TYPES } from './fileHeaders.ts'
import { AZURE } from './hostLimits.ts'
import type { HostingTable } from './hostingTable.ts'
import { type PossibleRedirects, type RedirectsDialect, knownStatus } from './possibleRedirects.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import type { RedirectRule } from './redirectRules.ts'
import { beforeTarget, sentTarget } from './sentTarget.ts'

/** What Azure Static Web Apps can do of redirects: a star at the end of an address is all that it knows. */
export const AZURE_REDIRECTS: RedirectsDialect = {
  statuses: [301, 302],
  hasQueries: false,
  mixedParts: 'none',
  precedesFiles: true,
  hasValues: false,
}

/** The `staticwebapp.config.json` of a site, for the root of its domain, and redirects that it cannot have. */
export function azureConfig(table: HostingTable, { plain, patterns }: PossibleRedirects): { text: string; losses: RedirectLoss[] } {
  const open = patterns.filter(({ address: { segments = [] } }) => segments.every(isText))
  const losses = patterns.filter((rule) => !open.includes(rule)).map(({ redirect: { from } }): RedirectLoss => ({ from, why: 'pattern' }))
  const { base, markdownOf, hsts } = table
  const redirects = [...plain, ...open]
  const config = (slashes: boolean) => ({
    $schema: 'https://json.schemastore.org/staticwebapp.config.json',
    trailingSlash: 'never',
    routes: [
      ...redirects.flatMap((rule) => [
        route(rule, base),
        ...(slashes && !rule.address.segments ? [{ ...route(rule, base), route: `${route(rule, base).route}/` }] : []),
      ]),
      ...(markdownOf === undefined ? [] : [{ route: `${base}/*.md`, headers: { 'X-Robots-Tag': 'noindex' } }]),
      { route: `${base}/static/social/*`, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ],
    globalHeaders: {
      ...table.headers,
      'Content-Security-Policy': table.commonPolicy,
      ...(hsts === undefined ? {} : { 'Strict-Transport-Security': hsts }),
    },
    ...(table.notFound ? { responseOverrides: { '404': { rewrite: base + table.notFound.file } } } : {}),
    mimeTypes: TYPES,
  })
  // The size is limited, so it has no spaces, and old addresses with a slash at their end only if there is room.
  const [whole, short] = [true, false].map((slashes) => `${JSON.stringify(config(slashes))}\n`) as [string, string]
  return { text: Buffer.byteLength(whole) <= AZURE.bytes ? whole : short, losses }
}

function route(rule: RedirectRule, base: string) {
  const { path, isOpen, segments } = rule.address
  const bare = segments && isOpen ? path.slice(0, -2) : path
  return {
    route: `${base}${encodeURI(bare)}${segments ? '/*' : ''}`,
    redirect: beforeTarget(rule, '', base) + sentTarget(rule, () => '', /[\x00-\x20\x7f]/g),
    statusCode: knownStatus(rule, AZURE_REDIRECTS),
  }
}
