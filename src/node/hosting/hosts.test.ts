import { expect, test } from 'vitest'
import { hostingTable } from './hostingTable.ts'
import { type Hosted, hosts } from './hosts.ts'

const redirects = (count: number) => Array.from({ length: count }, (_, at) => ({ from: `/old-${at}`, to: '/', status: 301 as const }))
const hosted = (count: number, csp = {}): Hosted => ({
  table: hostingTable({ redirects: redirects(count), csp, security: {} }, { '/': undefined, '/visit': undefined }),
  host: 'bakery.example',
  project: '/srv/site',
  run: { file: 'src/node/cli/run.mjs', options: [] },
  hasReceiver: false,
  files: [],
})

test('H29 a site within the limits of a host is written for it', () => {
  expect(hosts.cloudflare(hosted(2000)).excesses).toEqual([])
  expect(hosts.netlify(hosted(2000)).excesses).toEqual([])
})

test('H29 what is too much for a host is said in words', () => {
  expect(hosts.cloudflare(hosted(2001)).excesses).toEqual(['Cloudflare Pages allows 2000 redirects, but the site has 2001.'])
  expect(hosts.netlify(hosted(10_001)).excesses).toEqual(['Netlify allows 10000 redirects, but the site has 10001.'])
  const connect = Array.from({ length: 100 }, (_, at) => `https://service-${at}.bakery.example`)
  expect(hosts.cloudflare(hosted(1, { connect })).excesses).toEqual([
    expect.stringMatching(/^Cloudflare Pages allows 2000 characters of the header Content-Security-Policy, but the site has \d+\.$/),
  ])
})

test('H29 hosts that know folders with a slash only are given pages beside their folders', () => {
  expect([hosts.cloudflare(hosted(1)).needsFlatPages, hosts['github-pages'](hosted(1)).needsFlatPages]).toEqual([true, true])
})

test('R8.8 every host that can is told of the page for unknown addresses of each language', () => {
  const { table, ...rest } = hosted(0)
  const pages = { '/': undefined, '/404': undefined, '/404.de': undefined, '/de': undefined }
  const inGerman = { ...rest, table: hostingTable({ redirects: [], csp: {}, security: {} }, pages) }
  expect(inGerman.table.pages.map(({ path }) => path)).toEqual(['/', '/de'])
  expect(hosts.netlify(inGerman).inSite!.get('/_redirects')).toBe('/de/* /de/404.html 404\n')
  const [nginx, caddy] = [hosts.nginx(inGerman).beside!.get('site.conf')!, hosts.caddy(inGerman).beside!.get('Caddyfile')!]
  expect(nginx).toContain('error_page 404 $site_not_found;')
  expect(nginx).toMatch(/map \$uri \$site_not_found \{\s+default "\/404\.html";\s+"~\^\/de\(\?:\/\|\$\)" "\/de\/404\.html";/)
  expect(nginx).toContain('location = /de/404.html { internal; }')
  expect(caddy).toMatch(/path \/de \/de\/\*[\s\S]*rewrite @page_de \/de\/404\.html[\s\S]*rewrite @page \/404\.html/)
  expect(table.notFoundIn).toEqual([])
  expect(hosts.nginx({ ...rest, table }).beside!.get('site.conf')).not.toContain('site_not_found')
})
