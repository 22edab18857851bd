import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostingTable } from '#src/node/hosting/hostingTable.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { ask } from '#tests/support/ask.ts'
import { writeDairy } from '#tests/support/dairy.ts'
import { sampled } from '#tests/support/sampled.ts'
import { stubbedBuild } from '#tests/support/stubbedBuild.ts'
import type { HostedSite } from './hostedSite.ts'
import { type Hosting, canServe, hosts } from './hosts.ts'

let site: HostedSite
beforeAll(async () => {
  const home = mkdtempSync(join(tmpdir(), 'letters-'))
  const configDir = join(home, 'config')
  mkdirSync(configDir)
  writeDairy(configDir)
  await stubbedBuild(configDir, home)
  const dist = join(home, 'dist')
  const { served, pageStyles } = readPublished(join(home, '.build'), dist, { mayBeCopy: false })!
  site = { home, dist, table: hostingTable(served, pageStyles), remove: () => rmSync(home, { recursive: true, force: true }) }
})
afterAll(() => site.remove())

const ARABIC = encodeURI('/ar/أجبان/جبن-الجبل')

describe.each(sampled(['bundled', 'nginx', 'caddy', 'apache'] as const, 3))('%s', (name) => {
  if (!canServe(name)) {
    // There is nothing to ask; the bundled server is always there.
    test.skip(`is asked nothing: ${name} is not installed here`, () => {})
    return
  }
  let host: Hosting
  beforeAll(async () => {
    host = await hosts[name](site)
  })
  afterAll(() => host.close())

  test.each(['/%C3%BCber-uns', '/%c3%bcber-uns', '/k%C3%A4se/wei%C3%9Fschimmel', ARABIC, '/k%C3%A4se/thema/w%C3%BCrzig'])(
    '%s is a page',
    async (path) => {
      const { status, body, headers } = await ask(host.url, path, { 'accept-encoding': 'identity' })
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body.toString()).toContain(`"path":"${decodeURI(path)}"`)
    },
  )

  test.each([
    ['/%C3%BCber-uns/', '/%C3%BCber-uns'],
    ['/%C3%BCber-uns/index.html', '/%C3%BCber-uns'],
    [`${ARABIC}/?a=1`, `${ARABIC}?a=1`],
    ['/ueber-uns', '/%C3%BCber-uns'],
    ['/gr%C3%B6%C3%9Fe', '/k%C3%A4se/bergk%C3%A4se'],
    ['/gr%F6%DFe', '/k%C3%A4se/bergk%C3%A4se'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = await ask(host.url, path)
    const led = headers.location?.replace(host.url, '')
    // Apache itself writes percent-encoding in small letters, which means the same.
    expect([status, name === 'apache' ? led?.replace(/%../g, (code) => code.toUpperCase()) : led]).toEqual([301, to])
  })

  test('a page whose letters are composed of two characters is that page, or leads to it', async () => {
    const { status, headers } = await ask(host.url, '/u%CC%88ber-uns')
    expect(name === 'bundled' ? [status] : [status, headers.location?.replace(host.url, '')]).toEqual(
      name === 'bundled' ? [200] : [301, '/%C3%BCber-uns'],
    )
  })

  test('the Markdown of a page names its address in ASCII; its data and feeds are found', async () => {
    const { status, headers } = await ask(host.url, '/%C3%BCber-uns.md')
    expect([status, headers.link]).toEqual([200, '<https://www.hofkaeserei-gruenau.example/%C3%BCber-uns>; rel="canonical"'])
    for (const path of ['/static/data/%C3%BCber-uns.json', '/k%C3%A4se/feed.atom', `/ar/${encodeURI('أجبان')}/feed.json`])
      expect((await ask(host.url, path)).status, path).toBe(200)
  })
})
