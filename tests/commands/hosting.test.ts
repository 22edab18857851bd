import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type HostName, hosts } from '#src/node/hosting/hosts.ts'
import { type BuildResult, buildSite } from '#src/node/render/buildSite.ts'
import { silentProgress } from '#src/node/render/progress.ts'
import { ask } from '#tests/support/ask.ts'
import { runCli } from '#tests/support/cli.ts'
import { serve } from '#src/node/serve/serve.ts'
import { stubbedCode } from '#tests/support/stubbedBuild.ts'

const homes: string[] = []
afterAll(() => homes.forEach((home) => rmSync(home, { recursive: true, force: true })))

/** The bakery in a folder of its own, to be built for hosts. */
function bakery() {
  const home = mkdtempSync(join(tmpdir(), 'hosting-'))
  homes.push(home)
  cpSync('tests/fixtures/bakery', join(home, 'config'), { recursive: true })
  const places = { configDir: join(home, 'config'), dist: join(home, 'dist'), workDir: join(home, '.build') }
  return {
    home,
    dist: places.dist,
    build: (hosts: HostName[]): Promise<BuildResult> => buildSite({ ...places, hosts }, () => {}, silentProgress, stubbedCode(home)),
    redirect: (count: number) =>
      writeFileSync(
        join(home, 'config/redirects.json'),
        JSON.stringify({ redirects: Array.from({ length: count }, (_, at) => ({ from: `/old-${at}`, to: '/visit' })) }),
      ),
    text: (file: string) => readFileSync(join(home, file), 'utf8'),
    has: (file: string) => existsSync(join(home, file)),
  }
}

test('H28 a build writes what its hosts need: among the site, or into a folder for each', async () => {
  const { build, text, has } = bakery()
  const result = await build(['nginx', 'caddy', 'netlify', 'systemd'])
  expect(result.status).toBe('built')
  expect(text('dist/_headers')).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/)
  expect(text('dist/_redirects')).toBe('/bread /breads 301\n/bread/ /breads 301\n')
  expect(text('.build/hosting/nginx/site.conf')).toContain('"/bread" "301 /breads$is_args$args";')
  for (const file of ['caddy/Caddyfile', 'systemd/site.service', 'systemd/forms.service']) expect(has(`.build/hosting/${file}`)).toBe(true)
  expect(has('dist/visit.html')).toBe(false)
})

test('H28 a build that is asked for no host leaves nothing of one in the site', async () => {
  const { build, has } = bakery()
  await build(['github-pages'])
  expect([has('dist/bread.html'), has('dist/visit.html'), has('dist/visit/index.html')]).toEqual([true, true, true])
  await build([])
  expect([has('dist/bread.html'), has('dist/visit.html'), has('dist/visit/index.html')]).toEqual([false, false, true])
})

test('H28 pages beside their folders are the pages, and the bundled server keeps one address for each', async () => {
  const { build, dist, text } = bakery()
  await build(['cloudflare'])
  expect(text('dist/visit.html')).toBe(text('dist/visit/index.html'))
  const server = await serve({ dist, port: 0 })
  expect((await ask(server.url, '/visit.html')).headers.location).toBe('/visit')
  expect((await ask(server.url, '/_headers')).status).toBe(404)
  await server.close()
})

test('H28 the bundled server redirects, where a page that leads on lies at the old address for a host of files', async () => {
  const { build, dist, has, home } = bakery()
  writeFileSync(join(home, 'config/redirects.json'), JSON.stringify({ redirects: [{ from: '/old.htm', to: '/visit', status: 302 }] }))
  await build(['github-pages'])
  expect(has('dist/old.htm')).toBe(true)
  const server = await serve({ dist, port: 0 })
  const { status, headers } = await ask(server.url, '/old.htm')
  expect([status, headers.location]).toEqual([302, '/visit'])
  await server.close()
})

test('H28 several hosts that read files from the site get a site each, and the published one has nothing of them', async () => {
  const { build, dist, text, has } = bakery()
  const result = await build(['netlify', 'cloudflare', 'github-pages', 'apache', 'nginx', 'netlify'])
  expect(result).toMatchObject({ status: 'built', report: { hosting: expect.arrayContaining([expect.stringMatching(/netlify.site$/)]) } })
  for (const file of ['_headers', '_redirects', '.htaccess', 'bread.html', 'visit.html']) expect(has(`dist/${file}`)).toBe(false)
  const own = (host: string) =>
    ['_headers', '_redirects', '.htaccess', 'bread.html', 'visit.html'].filter((file) => has(`.build/hosting/${host}/site/${file}`))
  expect(['netlify', 'cloudflare', 'github-pages', 'apache'].map(own)).toEqual([
    ['_headers', '_redirects'],
    ['_headers', '_redirects', 'visit.html'],
    ['bread.html', 'visit.html'],
    ['.htaccess'],
  ])
  expect(text('.build/hosting/netlify/site/_headers')).not.toContain('  ! ')
  expect(text('.build/hosting/cloudflare/site/_headers')).toContain('  ! ')
  expect(text('.build/hosting/apache/site/visit/index.html')).toBe(text('dist/visit/index.html'))
  expect([has('.build/hosting/nginx/site.conf'), has('.build/hosting/nginx/site')]).toEqual([true, false])
  // Nothing is left behind, and nothing of a host’s site is written into the published one.
  await build(['netlify', 'apache'])
  await build(['apache'])
  expect([has('.build/hosting/apache/site'), has('dist/.htaccess'), has('dist/_headers')]).toEqual([false, true, false])
  const server = await serve({ dist, port: 0 })
  expect((await ask(server.url, '/.htaccess')).status).toBe(404)
  await server.close()
})

test('H29 a site that is too much for a host is not published, and the one before stays', async () => {
  const { build, redirect, text } = bakery()
  await build(['cloudflare'])
  const before = text('dist/_redirects')
  redirect(2001)
  expect(await build(['cloudflare'])).toEqual({
    status: 'over-limit',
    excesses: ['Cloudflare Pages allows 2000 redirects, but the site has 2001.'],
  })
  expect(text('dist/_redirects')).toBe(before)
})

test('H28 an unknown host is one clear line with those that there are', async () => {
  const { code, output } = await runCli(['build', '--host', 'geocities'])
  expect(code).toBe(2)
  expect(output).toContain(`Unknown host "geocities"; --host must be one of ${Object.keys(hosts).join(', ')}.`)
})
