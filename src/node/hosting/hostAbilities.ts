import { APACHE, AZURE, CLOUDFLARE, CLOUDFRONT, GITLAB, NETLIFY, VERCEL } from './hostLimits.ts'
import type { HostName } from './hosts.ts'

/** What a host can do, and what is lost there, as cells of tables. */
interface Abilities {
  name: string
  needs: string
  headers: string
  styles: string
  oneAddress: string
  notFound: string
  packed: string
  cached: string
  markdown: string
  below: string
  tried: string
  redirects: { plain: string; spellings: string; queries: string; patterns: string; statuses: string; gone: string; dropsQuery: string }
}

const number = (count: number) => count.toLocaleString('en')
const OWN_MACHINE = 'your own machine'
const SHARED_POLICY = 'any; the page restricts them'
const PER_FILE = 'yes, each by its own address'

/** The redirects of a server of one’s own. */
const ALL = { plain: 'yes', spellings: 'yes', queries: 'yes', patterns: 'yes', statuses: 'all', gone: 'yes', dropsQuery: 'yes' }

/** What hosts have in common whose servers belong to others. */
const NO_SERVER = { needs: '–', packed: 'by the host', styles: SHARED_POLICY }

const CLOUDFLARE_REDIRECTS = {
  plain: `at most ${number(CLOUDFLARE.redirects)}; the query is lost if the target has one`,
  spellings: 'accents apart',
  queries: 'no',
  patterns: `at most ${CLOUDFLARE.patterns}, with one placeholder in a part, if no page or file fits`,
  statuses: '301, 302, 307, 308',
  gone: '404',
  dropsQuery: 'no',
}

/** The table of hosts: docs/hosting.md shows it. */
export const hostAbilities = {
  bundled: {
    name: 'bundled server',
    needs: `${OWN_MACHINE}, a proxy for HTTPS`,
    headers: 'all',
    styles: 'those of the page',
    oneAddress: 'yes',
    notFound: 'of the language',
    packed: 'brotli, gzip',
    cached: 'yes',
    markdown: 'headers; by `Accept`, with weights',
    below: 'yes',
    tried: 'it, in each test run',
    redirects: ALL,
  },
  nginx: {
    name: 'nginx',
    needs: OWN_MACHINE,
    headers: 'all',
    styles: 'those of the page',
    oneAddress: 'yes',
    notFound: 'of the language',
    packed: 'gzip; brotli with a module',
    cached: 'yes',
    markdown: 'headers; by `Accept`, if named with full weight',
    below: 'yes',
    tried: 'nginx 1.22',
    redirects: { ...ALL, plain: 'yes, in any case' },
  },
  caddy: {
    name: 'Caddy',
    needs: OWN_MACHINE,
    headers: 'all',
    styles: 'those of the page',
    oneAddress: 'yes, case-sensitive',
    notFound: 'of the language',
    packed: 'brotli, gzip',
    cached: 'yes',
    markdown: 'headers; by `Accept`, if named with full weight',
    below: 'yes',
    tried: 'Caddy 2.6',
    redirects: ALL,
  },
  systemd: {
    name: 'bundled server with systemd',
    needs: `${OWN_MACHINE}, a proxy for HTTPS`,
    headers: 'all',
    styles: 'those of the page',
    oneAddress: 'yes',
    notFound: 'of the language',
    packed: 'brotli, gzip',
    cached: 'yes',
    markdown: 'headers; by `Accept`, with weights',
    below: 'yes',
    tried: 'as the bundled server',
    redirects: ALL,
  },
  apache: {
    name: 'Apache',
    needs: 'any web space',
    headers: 'all, except for addresses with `%2F`',
    styles: 'those of the page',
    oneAddress: 'yes',
    notFound: 'of the language',
    packed: 'brotli, gzip',
    cached: 'yes',
    markdown: 'headers; by `Accept`, if named with full weight',
    below: 'yes',
    tried: 'Apache 2.4',
    redirects: { ...ALL, plain: `yes; slow from ${number(APACHE.quick)} on`, patterns: 'with at most 9 placeholders' },
  },
  netlify: {
    ...NO_SERVER,
    name: 'Netlify',
    headers: 'all',
    oneAddress: '`/visit/` also works',
    notFound: 'of the language',
    cached: 'yes',
    markdown: 'headers',
    below: 'yes',
    tried: 'not tried',
    redirects: {
      plain: `at most ${number(NETLIFY.redirects)}`,
      spellings: 'accents apart',
      queries: 'with these parameters only',
      patterns: 'with placeholders that are whole parts of the path',
      statuses: '301, 302',
      gone: '404',
      dropsQuery: 'no',
    },
  },
  cloudflare: {
    ...NO_SERVER,
    name: 'Cloudflare Pages',
    headers: 'all',
    oneAddress: '`/visit/` also works',
    notFound: 'of the language',
    cached: 'yes',
    markdown: 'headers; from about 90 pages on, only `noindex`',
    below: 'yes',
    tried: 'not tried',
    redirects: CLOUDFLARE_REDIRECTS,
  },
  'cloudflare-workers': {
    ...NO_SERVER,
    name: 'Cloudflare Workers',
    headers: 'all',
    oneAddress: 'yes, case-sensitive, with status 307',
    notFound: 'of the language; `/404` itself is a page',
    cached: `each by its own address, as far as ${CLOUDFLARE.rules} rules suffice`,
    markdown: 'headers; from about 90 pages on, only `noindex`',
    below: 'yes; the home page is `/museum`',
    tried: 'wrangler 4.164',
    redirects: CLOUDFLARE_REDIRECTS,
  },
  vercel: {
    ...NO_SERVER,
    name: 'Vercel',
    headers: 'all',
    oneAddress: 'yes, case-sensitive, with status 308',
    notFound: 'one for all languages',
    cached: PER_FILE,
    markdown: 'headers',
    below: 'yes; the home page is `/museum`; not tried',
    tried: 'its routing library, 6.6',
    redirects: {
      plain: `at most ${number(VERCEL.redirects)}; \`/old/\` and \`/old.html\` in two steps`,
      spellings: 'yes, in plain paths',
      queries: 'yes; the parameters are carried along',
      patterns: 'if no page or file fits',
      statuses: '301, 302, 307, 308',
      gone: '404',
      dropsQuery: 'no',
    },
  },
  firebase: {
    ...NO_SERVER,
    name: 'Firebase',
    headers: 'all',
    oneAddress: 'yes, case-sensitive',
    notFound: 'one for all languages',
    cached: PER_FILE,
    markdown: 'headers',
    below: 'yes; the home page is `/museum`',
    tried: 'superstatic 10.0, the core of its emulator',
    redirects: {
      plain: 'yes; the query comes behind the target, even behind its anchor',
      spellings: 'yes',
      queries: 'no',
      patterns: 'if no page or file fits, with values as whole parts of the target’s path',
      statuses: '301, 302',
      gone: '404',
      dropsQuery: 'no',
    },
  },
  azure: {
    ...NO_SERVER,
    name: 'Azure Static Web Apps',
    headers: 'all but those of single files',
    oneAddress: 'yes (not in its emulator)',
    notFound: 'one for all languages',
    cached: 'no, revalidated',
    markdown: 'only `noindex`',
    below: 'yes; the home page is `/museum`; not tried',
    tried: 'Azure’s emulator, 2.0',
    redirects: {
      plain: `as far as ${number(AZURE.bytes)} bytes suffice; the query is lost`,
      spellings: 'no',
      queries: 'no',
      patterns: '`/blog/*` to one address, if no page or file fits',
      statuses: '301, 302',
      gone: '404',
      dropsQuery: 'always',
    },
  },
  'gitlab-pages': {
    ...NO_SERVER,
    name: 'GitLab Pages',
    headers: 'none: only the policy in each page',
    styles: '–',
    oneAddress: '`/visit/` also works',
    notFound: 'one for all languages',
    packed: 'brotli, gzip',
    cached: 'no',
    markdown: 'no',
    below: 'yes',
    tried: 'not tried',
    redirects: {
      plain: `at most ${number(GITLAB.redirects)}`,
      spellings: 'accents apart',
      queries: 'no',
      patterns: 'with placeholders that are whole parts of the path',
      statuses: '301, 302',
      gone: '404',
      dropsQuery: 'no',
    },
  },
  cloudfront: {
    ...NO_SERVER,
    name: 'S3 and CloudFront',
    headers: 'all but those of single files',
    oneAddress: 'yes, case-sensitive; `/visit.html` is missing',
    notFound: 'one for all languages',
    cached: 'yes',
    markdown: 'no',
    below: 'yes',
    tried: 'its function, in Node; the rest is not tried',
    redirects: {
      plain: `as far as a function of ${number(CLOUDFRONT.bytes)} bytes suffices`,
      spellings: 'yes',
      queries: 'yes',
      patterns: 'if no page or file fits',
      statuses: 'all',
      gone: 'yes, with an empty page',
      dropsQuery: 'yes',
    },
  },
  'github-pages': {
    ...NO_SERVER,
    name: 'GitHub Pages',
    headers: 'none: only the policy in each page',
    styles: '–',
    oneAddress: '`/visit/` also works',
    notFound: 'one for all languages',
    packed: 'gzip, by the host',
    cached: '10 minutes, for all files',
    markdown: 'no',
    below: 'yes',
    tried: 'not tried',
    redirects: {
      plain: 'HTML pages that redirect',
      spellings: 'no',
      queries: 'no',
      patterns: 'no',
      statuses: 'none',
      gone: '404',
      dropsQuery: 'always',
    },
  },
} satisfies Record<HostName | 'bundled', Abilities>

const COLUMNS: Record<Exclude<keyof Abilities, 'name' | 'redirects'>, string> = {
  needs: 'needs',
  headers: 'security headers',
  styles: 'styles in the policy header',
  oneAddress: 'one address per page',
  notFound: 'not-found page',
  packed: 'compression',
  cached: 'hashed files cached for a year',
  markdown: 'Markdown of pages',
  below: 'site below a path',
  tried: 'tried with',
}

const REDIRECT_COLUMNS: Record<keyof Abilities['redirects'], string> = {
  plain: 'plain paths',
  spellings: 'other spellings',
  queries: 'queries (`/?p={id}`)',
  patterns: 'patterns (`/blog/*`, `/tag/{name}`)',
  statuses: 'statuses',
  gone: 'gone (410, 451)',
  dropsQuery: '`keepQuery: false`',
}

/** The tables of docs/hosting.md, as lines of Markdown. */
export const hostTables = {
  hosts: () => table(COLUMNS, (abilities) => abilities),
  redirects: () => table(REDIRECT_COLUMNS, ({ redirects }) => redirects),
}

function table<Key extends string>(columns: Record<Key, string>, cellsOf: (abilities: Abilities) => Record<Key, string>): string[] {
  const keys = Object.keys(columns) as Key[]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `| ${row(keys.map((key) => columns[key]))}`,
    `|${'---|'.repeat(keys.length + 1)}`,
    ...Object.values<Abilities>(hostAbilities).map((abilities) => row([abilities.name, ...keys.map((key) => cellsOf(abilities)[key])])),
  ]
}
