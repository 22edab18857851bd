import { apacheRedirects } from './apacheRedirects.ts'
import { AZURE_REDIRECTS, azureConfig } from './azureConfig.ts'
import { caddyfile } from './caddyfile.ts'
import { cloudFrontFunction, cloudFrontHeaders } from './cloudFront.ts'
import type { CommandLine } from './commandLine.ts'
import { FIREBASE_REDIRECTS, firebaseJson } from './firebaseJson.ts'
import { headersFile, headersRules } from './headersFile.ts'
import { headersPerFile } from './headersPerFile.ts'
import type { HeadersRule } from './HeadersRule.ts'
import type { HostFiles } from './hostFiles.ts'
import { APACHE, AZURE, CLOUDFLARE, GITLAB, NETLIFY, VERCEL } from './hostLimits.ts'
import type { HostPlace } from './hostPlace.ts'
import type { HostingTable } from './hostingTable.ts'
import { htaccess } from './htaccess.ts'
import { nginxConf } from './nginxConf.ts'
import { coveringPatterns, possibleRedirects } from './possibleRedirects.ts'
import { describeLosses } from './redirectLoss.ts'
import { type LinesDialect, redirectLines } from './redirectsFile.ts'
import { redirectPages } from './redirectPages.ts'
import { systemdUnits } from './systemdUnits.ts'
import { VERCEL_REDIRECTS, vercelJson, vercelRedirects } from './vercelJson.ts'

/** A site to be hosted: its table, its domain, its folder, how to run commands there, and whether its own server receives its forms. */
export interface Hosted {
  table: HostingTable
  host: string
  project: string
  run: CommandLine
  hasReceiver: boolean
  /** Addresses of the site’s files, without those of its pages. */
  files: readonly string[]
}

/** The table: the files that each host needs. */
export const hosts = {
  nginx: (hosted) => ({ beside: new Map([['site.conf', nginxConf(hosted.table, placeOf(hosted))]]) }),
  caddy: (hosted) => ({ beside: new Map([['Caddyfile', caddyfile(hosted.table, placeOf(hosted))]]) }),
  apache({ table }) {
    const redirects = apacheRedirects(table.redirects, table.base)
    return {
      inSite: new Map([['/.htaccess', htaccess(table, redirects)]]),
      losses: describeLosses('Apache', table.redirects.length, redirects.losses),
      note:
        table.redirects.length > APACHE.quick
          ? `Apache reads all ${table.redirects.length} redirects again for each request, pictures and scripts included, which takes noticeable time (docs/hosting.md).`
          : undefined,
    }
  },
  systemd: ({ host, project, run }) => ({ beside: systemdUnits({ host, project, run }) }),
  netlify({ table, files }) {
    const most = NETLIFY.redirects - table.notFoundIn.length
    const dialect: LinesDialect = {
      base: table.base,
      statuses: [301, 302],
      most,
      hasQueries: true,
      mixedParts: 'none',
      precedesFiles: false,
      hasValues: true,
    }
    const { plain, patterns, losses } = redirectLines(table.redirectsInAnyCapitals, dialect, addressesOf(table, files))
    const lines = [
      ...plain,
      ...patterns,
      // The host supports only one not-found page.
      ...table.notFoundIn.map(({ folder, file }) => `${table.base}/${folder}/* ${table.base}${file} 404`),
    ]
    return {
      ...filesFor(table.base, { _headers: headersFile(headersRules(table), 'later counts'), _redirects: textOf(lines) }),
      excesses: tooMany(lines.length, NETLIFY.redirects, 'Netlify', 'redirects'),
      losses: describeLosses('Netlify', table.redirects.length, losses),
    }
  },
  cloudflare(hosted) {
    const { texts, excesses, losses } = cloudflareTexts(hosted, 'Cloudflare Pages', headersRules(hosted.table, CLOUDFLARE.rules))
    return { ...filesFor(hosted.table.base, texts), excesses, losses, needsFlatPages: true }
  },
  'cloudflare-workers'(hosted) {
    const rules = headersPerFile(hosted.table, hosted.files, CLOUDFLARE.rules)
    const { texts, excesses, losses } = cloudflareTexts(hosted, 'Cloudflare Workers', rules)
    const { base } = hosted.table
    return {
      ...filesFor(base, { ...texts, '.assetsignore': PACKED_FILES }, { 'wrangler.jsonc': wranglerJson(hosted.host, base) }),
      excesses,
      losses,
    }
  },
  vercel({ table, files, host }) {
    const addresses = addressesOf(table, files)
    const possible = possibleRedirects(vercelRedirects(table.redirects, addresses), VERCEL_REDIRECTS, addresses)
    const rules = headersPerFile(table, files, VERCEL.rules)
    const count = possible.queries.length + possible.plain.length + possible.patterns.length
    return {
      ...filesFor(table.base, { 'vercel.json': vercelJson(rules, possible, `https://${host}`, table.base), '.vercelignore': PACKED_FILES }),
      excesses: tooMany(count, VERCEL.redirects, 'Vercel', 'redirects'),
      losses: describeLosses('Vercel', table.redirects.length, possible.losses),
    }
  },
  firebase({ table, files, host }) {
    const possible = possibleRedirects(table.redirects, FIREBASE_REDIRECTS, addressesOf(table, files))
    const { text, losses } = firebaseJson(headersPerFile(table, files, Infinity), possible, `https://${host}`, table.base)
    return {
      beside: new Map([['firebase.json', text]]),
      needsFlatPages: true,
      losses: describeLosses('Firebase', table.redirects.length, [...possible.losses, ...losses]),
    }
  },
  azure({ table, files }) {
    const possible = possibleRedirects(table.redirects, AZURE_REDIRECTS, addressesOf(table, files))
    const { text, losses } = azureConfig(table, possible)
    return {
      ...filesFor(table.base, { 'staticwebapp.config.json': text }),
      excesses: tooMany(Buffer.byteLength(text), AZURE.bytes, 'Azure Static Web Apps', 'bytes of configuration'),
      losses: describeLosses('Azure Static Web Apps', table.redirects.length, [...possible.losses, ...losses]),
    }
  },
  'gitlab-pages'({ table, files }) {
    const { plain, patterns, losses } = redirectLines(table.redirects, { ...GITLAB_REDIRECTS, base: table.base }, addressesOf(table, files))
    const text = [...plain, ...patterns, ''].join('\n')
    return {
      inSite: new Map([['/_redirects', text]]),
      beside: new Map([['.gitlab-ci.yml', GITLAB_JOB]]),
      needsFlatPages: true,
      excesses: [
        ...tooMany(plain.length + patterns.length, GITLAB.redirects, 'GitLab Pages', 'redirects'),
        ...tooMany(Buffer.byteLength(text), GITLAB.bytes, 'GitLab Pages', 'bytes of redirects'),
      ],
      losses: describeLosses('GitLab Pages', table.redirects.length, losses),
    }
  },
  cloudfront({ table, files, host }) {
    const { code, losses } = cloudFrontFunction(table, coveringPatterns(table.redirects, addressesOf(table, files)))
    return {
      beside: new Map([
        ['viewer-request.js', code],
        ['response-headers-policy.json', cloudFrontHeaders(table, host)],
      ]),
      losses: describeLosses('CloudFront', table.redirects.length, losses),
    }
  },
  'github-pages'({ table, host, files }) {
    const documents = table.pages.flatMap(({ path, file }) => [file, `${path}.html`])
    const { pages, losses } = redirectPages(table.redirects, [...files, ...documents], table.base)
    return {
      inSite: pages,
      // For sites that publish a branch: a site has no dot files, and the workflow in docs/examples needs neither.
      beside: new Map([
        ['.nojekyll', ''],
        // A site below a path is that of a project, at a host that has another one.
        ...(table.base === '' ? [['CNAME', `${host}\n`] as const] : []),
      ]),
      needsFlatPages: true,
      losses: describeLosses('GitHub Pages', table.redirects.length, losses),
    }
  },
} satisfies Record<string, (hosted: Hosted) => HostFiles>

export type HostName = keyof typeof hosts

/** Files that hosts do not need, because they compress files themselves. */
const PACKED_FILES = '*.br\n*.gz\n'

/** What GitLab Pages reads: whole parts of paths, and nothing about queries. A file precedes a redirect. */
const GITLAB_REDIRECTS: Omit<LinesDialect, 'base'> = {
  statuses: [301, 302],
  most: GITLAB.redirects,
  hasQueries: false,
  mixedParts: 'none',
  precedesFiles: false,
  hasValues: true,
}

const GITLAB_JOB = `# Publishes the site with GitLab Pages. Add this to .gitlab-ci.yml.
pages:
  image: node:22
  script:
    - npm ci
    - npm run build -- --host gitlab-pages
    - mv dist public
  pages: true
  artifacts:
    paths:
      - public
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`

/** What both services of Cloudflare read: they ignore queries, so a redirect from one would redirect the whole path. */
const CLOUDFLARE_REDIRECTS: Omit<LinesDialect, 'base'> = {
  statuses: [301, 302, 307, 308],
  most: CLOUDFLARE.redirects,
  mostPatterns: CLOUDFLARE.patterns,
  hasQueries: false,
  mixedParts: 'one',
  precedesFiles: true,
  hasValues: true,
}

function cloudflareTexts({ table, files }: Hosted, name: string, rules: readonly HeadersRule[]) {
  const { plain, patterns, losses } = redirectLines(
    table.redirects,
    { ...CLOUDFLARE_REDIRECTS, base: table.base },
    addressesOf(table, files),
  )
  const lines = [...plain, ...patterns]
  return {
    texts: { _headers: headersFile(rules, 'joined'), _redirects: textOf(lines) },
    excesses: [
      ...tooMany(plain.length, CLOUDFLARE.redirects, name, 'redirects'),
      ...tooMany(patterns.length, CLOUDFLARE.patterns, name, 'redirects with patterns'),
      ...lines.flatMap((line) => tooMany(line.length, CLOUDFLARE.redirectLine, name, `characters of the redirect ${line.slice(0, 60)}…`)),
      ...tooMany(rules.length, CLOUDFLARE.rules, name, 'header rules'),
      ...rules.flatMap((rule) => longLines(rule, name)),
    ],
    losses: describeLosses(name, table.redirects.length, losses),
  }
}

/**
 * The configuration of wrangler, for `dist`, or below a path for the folder that contains it: pages have no slash at their end, and the
 * nearest `404.html` is that of the language.
 */
function wranglerJson(host: string, base: string): string {
  const name = host
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 54)
  const assets = {
    directory: `../../../${base === '' ? 'dist' : 'public'}`,
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  }
  return `${JSON.stringify({ name, compatibility_date: '2026-11-01', assets }, null, 2)}\n`
}

/** The addresses of all pages and files. */
function addressesOf({ pages }: HostingTable, files: readonly string[]): string[] {
  return [...pages.map(({ path }) => path), ...files]
}

/** The path of the site in the configuration of servers. */
function placeOf({ table, host, hasReceiver }: Hosted): HostPlace {
  return { host, root: `/var/www/${host}${table.base}`, receiver: hasReceiver ? '127.0.0.1:4174' : undefined }
}

/**
 * The files that a host reads at its root, and `others`, which are installed elsewhere. The former are part of a site at the root, and
 * separate from one below a path.
 */
function filesFor(base: string, texts: Record<string, string>, others: Record<string, string> = {}): HostFiles {
  if (base !== '') return { beside: new Map(Object.entries({ ...texts, ...others })) }
  const inSite = new Map(Object.entries(texts).map(([name, text]) => [`/${name}`, text]))
  return Object.keys(others).length === 0 ? { inSite } : { inSite, beside: new Map(Object.entries(others)) }
}

function textOf(lines: readonly string[]): string {
  return [...lines, ''].join('\n')
}

function tooMany(count: number, most: number, host: string, what: string): string[] {
  return count > most ? [`${host} allows ${most} ${what}, but the site has ${count}.`] : []
}

function longLines({ headers }: HeadersRule, host: string): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    tooMany(`  ${name}: ${value}`.length, CLOUDFLARE.headerLine, host, `characters of the header ${name}`),
  )
}
