import { expect, test } from 'vitest'
import type { Redirect } from '#src/site/redirects/redirect.ts'
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

const LIST: Redirect[] = [
  { from: '/old', to: '/visit#order', status: 308 },
  { from: '/über-uns', to: '/visit', status: 301 },
  { from: '/news.html', to: '/visit', status: 301 },
  { from: '/?p={id}', to: '/visit?post={id}', status: 301 },
  { from: '/blog/*', to: '/visit', status: 301 },
  { from: '/de/*', to: '/*', status: 301 },
  { from: '/tag/{name}', to: '/tags/{name}', status: 302 },
  { from: '/{year}-{name}', to: '/visit', status: 301 },
  { from: '/forum/*', status: 410 },
]
const SCRIPT = '/static/js/client-1a2b.js'
const moved = (more: Partial<Hosted> = {}): Hosted => ({
  ...hosted(0),
  table: hostingTable(
    { redirects: LIST, csp: {}, security: {}, markdownOf: 'https://bakery.example' },
    { '/': undefined, '/visit': undefined, '/404': undefined },
  ),
  files: [SCRIPT, `${SCRIPT}.br`, '/assets/logo.svg'],
  ...more,
})

test('H28 hosts that send headers with missing files, too, are told of each hashed file', () => {
  const { inSite } = hosts['cloudflare-workers'](moved())
  const headers = inSite!.get('/_headers')!
  expect(headers).toContain(`${SCRIPT}\n  Cache-Control: public, max-age=31536000, immutable\n`)
  expect(headers.match(/immutable/g)).toHaveLength(1)
  expect(headers).not.toMatch(/max-age=86400|\/static\/js\/\*/)
  const many = Array.from({ length: 97 }, (_, at) => `/static/js/part-${at}.js`)
  const rules = hosts['cloudflare-workers'](moved({ files: ['/static/css/a.css', ...many] }))
  expect(rules.excesses).toEqual([])
  expect(rules.inSite!.get('/_headers')!.match(/immutable/g)).toHaveLength(1)
  for (const text of [hosts.vercel(moved()).inSite!.get('/vercel.json')!, hosts.firebase(moved()).beside.get('firebase.json')!])
    expect(text.match(/immutable/g)).toHaveLength(1)
})

test('H28 Cloudflare Workers serves pages without a slash, and the nearest page for unknown addresses', () => {
  const { beside, inSite, losses } = hosts['cloudflare-workers'](moved({ host: 'www.bakery.example' }))
  expect(JSON.parse(beside!.get('wrangler.jsonc')!)).toEqual({
    name: 'www-bakery-example',
    compatibility_date: '2026-11-01',
    assets: { directory: '../../../dist', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  })
  expect(inSite!.get('/_redirects')!.split('\n')).toEqual([
    '/old /visit#order 308',
    '/%C3%BCber-uns /visit 301',
    '/news.html /visit 301',
    '/blog /visit 301',
    '/de / 301',
    '/old/ /visit#order 308',
    '/%C3%BCber-uns/ /visit 301',
    '/u%CC%88ber-uns/ /visit 301',
    '/u%CC%88ber-uns /visit 301',
    '/news.html/ /visit 301',
    '/blog/* /visit 301',
    '/tag/:name /tags/:name 302',
    '/tag/:name/ /tags/:name 302',
    '/de/* /:splat 301',
    '',
  ])
  expect(losses).toMatch(
    /^Cloudflare Workers cannot do 3 of 9 redirects: 1 from addresses that are gone.*1 from addresses with a query.*1 with a pattern/,
  )
})

test('H28 Vercel is given redirects from the addresses that are left when it has taken endings away', () => {
  const { inSite, losses } = hosts.vercel(moved())
  const { redirects, headers, cleanUrls, trailingSlash } = JSON.parse(inSite!.get('/vercel.json')!) as {
    redirects: object[]
    headers: { source: string }[]
    cleanUrls: boolean
    trailingSlash: boolean
  }
  expect([cleanUrls, trailingSlash]).toEqual([true, false])
  expect(redirects).toEqual([
    { source: '/', has: [{ type: 'query', key: 'p', value: '(?<id>.+)' }], destination: '/visit?post=:id', statusCode: 301 },
    { source: '/old', destination: '/visit#order', statusCode: 308 },
    { source: expect.stringMatching(/^\/:path0\(/), destination: '/visit', statusCode: 301 },
    { source: '/news', destination: '/visit', statusCode: 301 },
    { source: '/blog/:rest0*', destination: '/visit', statusCode: 301 },
    { source: '/tag/:name', destination: '/tags/:name', statusCode: 302 },
    { source: '/de/:rest0*', destination: 'https://bakery.example/:rest0*', statusCode: 301 },
    { source: '/:year-:name', destination: '/visit', statusCode: 301 },
  ])
  expect(headers.map(({ source }) => source)).toEqual(['/(.*)', '/static/social/(.*)', '/index.md', '/visit.md', SCRIPT])
  expect(losses).toBe(
    'Vercel cannot do 1 of 9 redirects: 1 from addresses that are gone, which get the status 404 there (such as /forum/*).',
  )
  expect(hosts.vercel(hosted(2049)).excesses).toEqual(['Vercel allows 2048 redirects, but the site has 2049.'])
})

test('H28 Firebase compares decoded and encoded addresses, and what follows the root names no other host', () => {
  const { beside, losses } = hosts.firebase(moved())
  const { hosting } = JSON.parse(beside.get('firebase.json')!) as {
    hosting: { redirects: { regex: string; destination: string; type: number }[] }
  }
  const answers = (path: string) => {
    const found = hosting.redirects.find(({ regex }) => new RegExp(regex, 'u').test(path))
    return found && [found.destination, found.type]
  }
  expect(answers('/old/')).toEqual(['/visit#order', 301])
  for (const path of ['/über-uns', '/u\u0308ber-uns', '/%C3%BCber-uns', '/%fcber-uns']) expect(answers(path), path).toEqual(['/visit', 301])
  expect(answers('/de/a/b')).toEqual(['https://bakery.example/:1', 301])
  expect(answers('/de')).toEqual(['https://bakery.example/', 301])
  expect(answers('/forum/a')).toBeUndefined()
  expect(losses).toMatch(/^Firebase cannot do 2 of 9 redirects/)
})

test('H28 Azure is given what fits into its configuration', () => {
  const { inSite, losses } = hosts.azure(moved())
  const { routes, trailingSlash, responseOverrides, globalHeaders } = JSON.parse(inSite!.get('/staticwebapp.config.json')!) as {
    routes: { route: string }[]
    trailingSlash: string
    responseOverrides: object
    globalHeaders: Record<string, string>
  }
  expect([trailingSlash, responseOverrides]).toEqual(['never', { '404': { rewrite: '/404.html' } }])
  expect(globalHeaders['X-Content-Type-Options']).toBe('nosniff')
  expect(routes).toContainEqual({ route: '/old/', redirect: '/visit#order', statusCode: 301 })
  expect(routes.map(({ route }) => route)).toEqual([
    '/old',
    '/old/',
    '/%C3%BCber-uns',
    '/%C3%BCber-uns/',
    '/news.html',
    '/news.html/',
    '/blog/*',
    '/*.md',
    '/static/social/*',
  ])
  expect(losses).toMatch(/^Azure Static Web Apps cannot do 5 of 9 redirects/)
  expect(hosts.azure(hosted(1000)).excesses).toEqual([
    expect.stringMatching(/^Azure Static Web Apps allows 20480 bytes of configuration, but the site has \d+\.$/),
  ])
})

test('H28 GitLab Pages is given its redirects, and a job that publishes the site', () => {
  const { inSite, beside } = hosts['gitlab-pages'](moved())
  expect([...inSite.keys(), ...beside.keys()]).toEqual(['/_redirects', '.gitlab-ci.yml'])
  expect(inSite.get('/_redirects')).toContain('/tag/:name /tags/:name 302\n')
  expect(hosts['gitlab-pages'](hosted(1001)).excesses).toContain('GitLab Pages allows 1000 redirects, but the site has 1001.')
})

test('H28 rules for the Markdown of pages with letters fit their addresses as each host compares them', () => {
  const pages = { '/': undefined, '/\u00fcber-uns': undefined }
  const served = { redirects: [], csp: {}, security: {}, markdownOf: 'https://bakery.example' }
  const inGerman = moved({ table: hostingTable(served, pages) })
  const { headers } = JSON.parse(hosts.vercel(inGerman).inSite!.get('/vercel.json')!) as { headers: { source: string }[] }
  expect(headers.map(({ source }) => source)).toContain('/%C3%BCber-uns.md')
  for (const name of ['netlify', 'cloudflare', 'cloudflare-workers'] as const)
    expect(hosts[name](inGerman).inSite!.get('/_headers'), name).toContain('\n/%C3%BCber-uns.md\n')
  const { hosting } = JSON.parse(hosts.firebase(inGerman).beside.get('firebase.json')!) as { hosting: { headers: { regex: string }[] } }
  for (const path of ['/\u00fcber-uns.md', '/%C3%BCber-uns.md'])
    expect(
      hosting.headers.some(({ regex }) => regex.endsWith('$') && new RegExp(regex).test(path)),
      path,
    ).toBe(true)
})
