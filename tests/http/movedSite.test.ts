import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { hosts as writers } from '#src/node/hosting/hosts.ts'
import { askedAddress, redirectAt } from '#src/site/redirects/redirectAt.ts'
import { redirectTarget } from '#src/site/redirects/redirectTarget.ts'
import { sampled } from '#tests/support/sampled.ts'
import { ask } from './askHost.ts'
import type { HostedSite } from './hostedSite.ts'
import { type Hosting, canServe, hosts } from './hosts.ts'
import { movedSite } from './moved/movedSite.ts'
import { questions } from './moved/questions.ts'

let site: HostedSite
beforeAll(async () => {
  site = await movedSite()
})
afterAll(() => site.remove())

test('F1 F2 F11 the redirects of a site that moves have no problem, and lead where checks expect', () => {
  const { site: read, problems } = loadSite(join(site.home, 'config'), { at: Date.parse('2026-11-10T12:00:00Z') })
  expect(problems).toEqual([])
  const wrong = questions.flatMap(([address, status, to]) => {
    const asked = askedAddress(address)
    const found = redirectAt(read!, asked)
    const led = found && [found.redirect.status, redirectTarget(found, asked.query)]
    // Servers themselves send other spellings of a page to it.
    const wanted =
      status === 404 || status === 200 || /^\/(?:visit[/.]|(?:breads|house-rules)(?:\/|\.html)$)/.test(address) ? undefined : [status, to]
    return JSON.stringify(led) === JSON.stringify(wanted) ? [] : [{ address, led, wanted }]
  })
  expect(wrong).toEqual([])
})

describe.each(sampled(['bundled', 'nginx', 'caddy', 'apache'] as const, 3))('%s', (name) => {
  if (!canServe(name)) {
    // There is nothing to ask; the bundled server is always there.
    test.skip(`is asked nothing: its program is not installed here`, () => {})
    return
  }
  let host: Hosting
  beforeAll(async () => {
    host = await hosts[name](site)
  })
  afterAll(() => host.close())

  test('F1 F2 F11 every old address is answered as it should be, in one hop', async () => {
    const wrong = []
    for (const [address, status, to] of questions) {
      const { status: got, headers } = await ask(host.url, address)
      if (got !== status || headers.location !== to) wrong.push({ address, wanted: [status, to], got: [got, headers.location] })
    }
    expect(wrong).toEqual([])
  })

  test('F11 who asks for an address that is gone reads the page for unknown addresses, and programs a short text', async () => {
    const { body: unknown } = await ask(host.url, '/nowhere', { 'accept-encoding': 'identity' })
    for (const [address, status] of [
      ['/lawsuit', 451],
      ['/wp-admin/', 410],
      ['/forum/a.php', 410],
      ['/?attachment_id=5', 410],
    ] as const) {
      const answer = await ask(host.url, address, { 'accept-encoding': 'identity' })
      expect([answer.status, answer.body.toString()]).toEqual([status, unknown.toString()])
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
    const picture = await ask(host.url, '/forum/pic.jpg')
    expect([picture.status, picture.headers['content-type'], picture.body.toString()]).toEqual([
      410,
      'text/plain; charset=utf-8',
      expect.stringMatching(/^Gone/),
    ])
  })
})

test('F11 hosts that cannot do a redirect are named, with how many and why', () => {
  const hosted = {
    table: site.table,
    host: 'www.brot-und-blume.example',
    project: '/srv/site',
    run: { file: 'run.mjs', options: [] },
    hasReceiver: true,
    files: ['/robots.txt', '/sitemap.xml', '/assets/logo.svg'],
  }
  expect(writers.netlify(hosted).losses).toMatchInlineSnapshot(
    `"Netlify cannot do 13 of 62 redirects: 7 from addresses that are gone, which get the status 404 there (such as /?attachment_id={id}); 3 with a pattern that the host does not know (such as /visit?print); 3 without their query, which the host keeps (such as /?cat=3)."`,
  )
  expect(writers.cloudflare(hosted).losses).toMatchInlineSnapshot(
    `"Cloudflare Pages cannot do 26 of 62 redirects: 7 from addresses that are gone, which get the status 404 there (such as /?attachment_id={id}); 16 from addresses with a query (such as /index.php?option=com_content&view=article&id={id}); 1 with a pattern that the host does not know (such as /product-{id}-{name}); 2 without their query, which the host keeps (such as /wp-content/uploads/2019/05/logo.png)."`,
  )
  expect(writers['github-pages'](hosted).losses).toMatchInlineSnapshot(
    `"GitHub Pages cannot do 38 of 62 redirects: 7 from addresses that are gone, which get the status 404 there (such as /?attachment_id={id}); 15 from addresses with a query (such as /index.php?option=com_content&view=article&id={id}); 13 with a pattern that the host does not know (such as /brötchen/{name}); 3 from addresses for which no file can be written (such as /100%25-rye)."`,
  )
  // The host reads no query: such a line would take the home page away.
  const lines = writers.cloudflare(hosted).inSite!.get('/_redirects')!.split('\n')
  expect(lines.filter((line) => /^\/ |^\/visit |[?=]/.test(line.replace(/ \S+ \d+$/, ' ')))).toEqual([])
  const firstPattern = lines.findIndex((line) => /[:*]/.test(line.split(' ')[0]!))
  expect(lines.slice(firstPattern).filter((line) => line !== '' && !/[:*]/.test(line.split(' ')[0]!))).toEqual([])
})
