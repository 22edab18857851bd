import { apacheRedirects } from './apacheRedirects.ts'
import { caddyfile } from './caddyfile.ts'
import type { CommandLine } from './commandLine.ts'
import { headersFile, headersRules } from './headersFile.ts'
import type { HeadersRule } from './HeadersRule.ts'
import type { HostFiles } from './hostFiles.ts'
import type { HostPlace } from './hostPlace.ts'
import type { HostingTable } from './hostingTable.ts'
import { htaccess } from './htaccess.ts'
import { nginxConf } from './nginxConf.ts'
import { describeLosses } from './redirectLoss.ts'
import { redirectLines } from './redirectsFile.ts'
import { redirectPages } from './redirectPages.ts'
import { systemdUnits } from './systemdUnits.ts'

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

/** Limits of Netlify and Cloudflare; docs/hosting.md gives the sources. */
/** Up to so many redirects, reading them takes a few milliseconds. */
const APACHE = { quick: 2000 }
const NETLIFY = { redirects: 10_000 }
const CLOUDFLARE = { redirects: 2000, patterns: 100, redirectLine: 1000, rules: 100, headerLine: 2000 }

/** The table: the files that each host needs. */
export const hosts = {
  nginx: (hosted) => ({ beside: new Map([['site.conf', nginxConf(hosted.table, placeOf(hosted))]]) }),
  caddy: (hosted) => ({ beside: new Map([['Caddyfile', caddyfile(hosted.table, placeOf(hosted))]]) }),
  apache({ table }) {
    const redirects = apacheRedirects(table.redirects)
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
    const dialect = { base: table.base, statuses: [301, 302], most, hasQueries: true, hasMixedParts: false, precedesFiles: false }
    const { plain, patterns, losses } = redirectLines(table.redirectsInAnyCapitals, dialect, addressesOf(table, files))
    const lines = [
      ...plain,
      ...patterns,
      // The host supports only one not-found page.
      ...table.notFoundIn.map(({ folder, file }) => `${table.base}/${folder}/* ${table.base}${file} 404`),
    ]
    return {
      ...filesFor(table, headersFile(headersRules(table), 'later counts'), lines),
      excesses: tooMany(lines.length, NETLIFY.redirects, 'Netlify', 'redirects'),
      losses: describeLosses('Netlify', table.redirects.length, losses),
    }
  },
  cloudflare({ table, files }) {
    const dialect = {
      base: table.base,
      statuses: [301, 302, 307, 308],
      most: CLOUDFLARE.redirects,
      // The host ignores queries, so a redirect from one would redirect the whole path.
      hasQueries: false,
      hasMixedParts: true,
      precedesFiles: true,
    }
    const { plain, patterns, losses } = redirectLines(table.redirects, dialect, addressesOf(table, files))
    const lines = [...plain, ...patterns]
    const rules = headersRules(table, CLOUDFLARE.rules)
    return {
      ...filesFor(table, headersFile(rules, 'joined'), lines),
      needsFlatPages: true,
      excesses: [
        ...tooMany(plain.length, CLOUDFLARE.redirects, 'Cloudflare Pages', 'redirects'),
        ...tooMany(patterns.length, CLOUDFLARE.patterns, 'Cloudflare Pages', 'redirects with patterns'),
        ...lines.flatMap((line) =>
          tooMany(line.length, CLOUDFLARE.redirectLine, 'Cloudflare Pages', `characters of the redirect ${line.slice(0, 60)}…`),
        ),
        ...tooMany(rules.length, CLOUDFLARE.rules, 'Cloudflare Pages', 'header rules'),
        ...rules.flatMap(longLines),
      ],
      losses: describeLosses('Cloudflare Pages', table.redirects.length, losses),
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

/** The addresses of all pages and files. */
function addressesOf({ pages }: HostingTable, files: readonly string[]): string[] {
  return [...pages.map(({ path }) => path), ...files]
}

/** The path of the site in the configuration of servers. */
function placeOf({ table, host, hasReceiver }: Hosted): HostPlace {
  return { host, root: `/var/www/${host}${table.base}`, receiver: hasReceiver ? '127.0.0.1:4174' : undefined }
}

/** The files that a host reads at its root: they are part of a site at the root, and separate from one below a path. */
function filesFor({ base }: HostingTable, headers: string, redirects: string[]): HostFiles {
  const texts = [headers, [...redirects, ''].join('\n')] as const
  const named = (prefix: string) =>
    new Map([
      [`${prefix}_headers`, texts[0]],
      [`${prefix}_redirects`, texts[1]],
    ])
  return base === '' ? { inSite: named('/') } : { beside: named('') }
}

function tooMany(count: number, most: number, host: string, what: string): string[] {
  return count > most ? [`${host} allows ${most} ${what}, but the site has ${count}.`] : []
}

function longLines({ headers }: HeadersRule): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    tooMany(`  ${name}: ${value}`.length, CLOUDFLARE.headerLine, 'Cloudflare Pages', `characters of the header ${name}`),
  )
}
