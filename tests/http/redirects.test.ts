import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HostName as BuiltFor } from '#src/node/hosting/hosts.ts'
import { hostingTable } from '#src/node/hosting/hostingTable.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { silentProgress } from '#src/node/render/progress.ts'
import { sampled } from '#tests/support/sampled.ts'
import { ask } from './askHost.ts'
import { stubbedCode } from '#tests/support/stubbedBuild.ts'
import type { HostedSite } from './hostedSite.ts'
import { type Hosting, canServe, hosts } from './hosts.ts'

/** Every redirect that `validate` lets through and that looks like a page or a file of the site. */
const REDIRECTS = [
  ['/index.html', '/'],
  ['/visit.html', '/visit'],
  ['/breads/index.html', '/breads'],
  ['/Visit', '/visit'],
  ['/BREADS/', '/breads'],
  ['/House-Rules.html', '/house-rules'],
  ['/visit.HTML', '/visit'],
  ['/Breads/INDEX.html', '/breads'],
  ['/old', '/visit'],
  ['/old.html', '/visit'],
  ['/old.html/more', '/visit'],
  ['/index.php', '/'],
  ['/shop/cart.aspx', '/breads'],
  ['/blog/v1.2', '/breads'],
  ['/assets/logo.svg/old', '/visit'],
] as const

/** What must stay what it is, with something that stands in it. */
const STAY = [
  ['/', '"path":"/"'],
  ['/visit', '"path":"/visit"'],
  ['/breads', '"path":"/breads"'],
  ['/house-rules', '"path":"/house-rules"'],
  ['/robots.txt', 'Sitemap:'],
  ['/sitemap.xml', '<urlset'],
  ['/assets/logo.svg', '<svg'],
] as const

async function builtFor(host?: BuiltFor): Promise<HostedSite> {
  const home = mkdtempSync(join(tmpdir(), 'redirected-'))
  const configDir = join(home, 'config')
  cpSync('tests/fixtures/bakery', configDir, { recursive: true })
  writeFileSync(join(configDir, 'redirects.json'), JSON.stringify({ redirects: REDIRECTS.map(([from, to]) => ({ from, to })) }))
  const [dist, workDir] = [join(home, 'dist'), join(home, '.build')]
  const result = await buildSite({ configDir, dist, workDir, hosts: host ? [host] : [] }, () => {}, silentProgress, stubbedCode(home))
  expect(result.status).toBe('built')
  const { served, pageStyles } = readPublished(workDir, dist, { mayBeCopy: false })!
  return { home, dist, table: hostingTable(served, pageStyles), remove: () => rmSync(home, { recursive: true, force: true }) }
}

describe.each(sampled(['bundled', 'nginx', 'caddy', 'apache'] as const, 3))('%s', (name) => {
  if (!canServe(name)) {
    // There is nothing to ask; the bundled server is always there.
    test.skip(`is asked nothing: its program is not installed here`, () => {})
    return
  }
  let site: HostedSite
  let host: Hosting
  beforeAll(async () => {
    site = await builtFor()
    host = await hosts[name](site)
  })
  afterAll(async () => {
    await host.close()
    site.remove()
  })

  test.each(STAY)('F1 F2 %s stays what it is', async (path, says) => {
    const { status, body } = await ask(host.url, path, { 'accept-encoding': 'identity' })
    expect([status, body.toString()]).toEqual([200, expect.stringContaining(says)])
  })

  test.each(REDIRECTS)('F1 F2 %s leads to %s in one hop', async (from, to) => {
    const { status, headers } = await ask(host.url, from)
    expect([status, headers.location]).toEqual([301, to])
  })
})

describe.each(['netlify', 'cloudflare', 'github-pages'] as const)('%s', (name) => {
  let site: HostedSite
  beforeAll(async () => {
    site = await builtFor(name)
  })
  afterAll(() => site.remove())
  const text = (file: string) => readFileSync(join(site.dist, file), 'utf8')

  test.each(STAY)('F1 F2 every file in which %s may be looked for is what it was', (path, says) => {
    const files = /\.[a-z]+$/.test(path) ? [path] : path === '/' ? ['/index.html'] : [`${path}/index.html`, `${path}.html`]
    for (const file of files) if (existsSync(join(site.dist, file))) expect(text(file)).toContain(says)
  })

  test('F1 F2 no line leads away from what is there', () => {
    if (name === 'github-pages') return
    const froms = text('_redirects')
      .split('\n')
      .map((line) => line.split(' ')[0])
    for (const path of ['/', '/index.html', '/visit', '/visit/', '/visit.html', '/breads', '/robots.txt', '/404'])
      expect(froms).not.toContain(path)
    // Netlify finds a page in any capitals, and Cloudflare does not.
    expect(froms.includes('/Visit')).toBe(name === 'cloudflare')
    expect(froms).toContain('/old')
  })

  test('F1 F11 what is written to lead on is a document by its name', () => {
    if (name !== 'github-pages') return
    for (const file of ['index.php/index.html', 'shop/cart.aspx/index.html', 'blog/v1.2/index.html', 'old.html'])
      expect(text(file)).toContain('http-equiv="refresh"')
  })
})
