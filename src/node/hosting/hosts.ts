import { caddyfile } from './caddyfile.ts'
import type { CommandLine } from './commandLine.ts'
import { type HeadersRule, headersFile, headersRules } from './headersFile.ts'
import type { HostFiles } from './hostFiles.ts'
import type { HostPlace } from './hostPlace.ts'
import type { HostingTable } from './hostingTable.ts'
import { nginxConf } from './nginxConf.ts'
import { redirectLines } from './redirectsFile.ts'
import { redirectPages } from './redirectPages.ts'
import { systemdUnits } from './systemdUnits.ts'

/** A site to be hosted: its table, its name on the net, the folder it is built in, how commands are run there, and whether its forms come to its own address. */
export interface Hosted {
  table: HostingTable
  host: string
  project: string
  run: CommandLine
  hasReceiver: boolean
}

/** What Netlify and Cloudflare take at most; docs/hosting.md says where that is written. */
const NETLIFY = { redirects: 10_000 }
const CLOUDFLARE = { redirects: 2000, redirectLine: 1000, rules: 100, headerLine: 2000 }

/** The table: what each host needs of a build. */
export const hosts = {
  nginx: (hosted) => ({ beside: new Map([['site.conf', nginxConf(hosted.table, placeOf(hosted))]]) }),
  caddy: (hosted) => ({ beside: new Map([['Caddyfile', caddyfile(hosted.table, placeOf(hosted))]]) }),
  systemd: ({ host, project, run }) => ({ beside: systemdUnits({ host, project, run }) }),
  netlify({ table }) {
    const lines = [
      ...redirectLines(table.redirects, [301, 302], NETLIFY.redirects - table.notFoundIn.length),
      // By itself it knows the not-found page of the site only.
      ...table.notFoundIn.map(({ folder, file }) => `/${folder}/* ${file} 404`),
    ]
    return {
      inSite: filesInSite(headersFile(headersRules(table), 'later counts'), lines),
      excesses: tooMany(lines.length, NETLIFY.redirects, 'Netlify', 'redirects'),
    }
  },
  cloudflare({ table }) {
    const lines = redirectLines(table.redirects, [301, 302, 308], CLOUDFLARE.redirects)
    const rules = headersRules(table)
    return {
      inSite: filesInSite(headersFile(rules, 'joined'), lines),
      needsFlatPages: true,
      excesses: [
        ...tooMany(lines.length, CLOUDFLARE.redirects, 'Cloudflare Pages', 'redirects'),
        ...lines.flatMap((line) =>
          tooMany(line.length, CLOUDFLARE.redirectLine, 'Cloudflare Pages', `characters of the redirect ${line.slice(0, 60)}…`),
        ),
        ...tooMany(rules.length, CLOUDFLARE.rules, 'Cloudflare Pages', 'rules of headers'),
        ...rules.flatMap(longLines),
      ],
    }
  },
  'github-pages': ({ table, host }) => ({
    inSite: redirectPages(table.redirects),
    // For those who publish a branch: a site has no files with a dot, and the workflow in docs/examples needs neither.
    beside: new Map([
      ['.nojekyll', ''],
      ['CNAME', `${host}\n`],
    ]),
    needsFlatPages: true,
  }),
} satisfies Record<string, (hosted: Hosted) => HostFiles>

export type HostName = keyof typeof hosts

/** Where the configuration of servers expects the built site. */
function placeOf({ host, hasReceiver }: Hosted): HostPlace {
  return { host, root: `/var/www/${host}`, receiver: hasReceiver ? '127.0.0.1:4174' : undefined }
}

function filesInSite(headers: string, redirects: string[]): Map<string, string> {
  return new Map([
    ['/_headers', headers],
    ['/_redirects', [...redirects, ''].join('\n')],
  ])
}

function tooMany(count: number, most: number, host: string, what: string): string[] {
  return count > most ? [`${host} takes ${most} ${what}, and there are ${count}.`] : []
}

function longLines({ headers }: HeadersRule): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    tooMany(`  ${name}: ${value}`.length, CLOUDFLARE.headerLine, 'Cloudflare Pages', `characters of the header ${name}`),
  )
}
