import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { hostingTable } from '#src/node/hosting/hostingTable.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { silentProgress } from '#src/node/render/progress.ts'
import { askedAddress, redirectAt } from '#src/site/redirects/redirectAt.ts'
import { redirectTarget } from '#src/site/redirects/redirectTarget.ts'
import { ask } from '#tests/support/ask.ts'
import { stubbedCode } from '#tests/support/stubbedBuild.ts'
import type { HostedSite } from './hostedSite.ts'
import { type Hosting, hosts, isInstalled } from './hosts.ts'
import { movedRedirects } from './moved/redirects.ts'
import { questions } from './moved/questions.ts'

/** The bakery with the redirects of its old sites. */
function movedConfig(home: string): string {
  const configDir = join(home, 'config')
  cpSync('tests/fixtures/bakery', configDir, { recursive: true })
  writeFileSync(join(configDir, 'redirects.json'), JSON.stringify({ redirects: movedRedirects }))
  const settings = JSON.parse(readFileSync(join(configDir, 'site.json'), 'utf8')) as Record<string, unknown>
  const allowedRedirectHosts = ['mill.example', 'search.example', 'people.example', 'docs.example']
  writeFileSync(join(configDir, 'site.json'), JSON.stringify({ ...settings, allowedRedirectHosts }))
  return configDir
}

async function movedSite(): Promise<HostedSite> {
  const home = mkdtempSync(join(tmpdir(), 'moved-'))
  const configDir = movedConfig(home)
  const [dist, workDir] = [join(home, 'dist'), join(home, '.build')]
  const result = await buildSite({ configDir, dist, workDir }, () => {}, silentProgress, stubbedCode(home))
  expect(result.status).toBe('built')
  const { served, pageStyles } = readPublished(workDir, dist, { mayBeCopy: false })!
  return { home, dist, table: hostingTable(served, pageStyles), remove: () => rmSync(home, { recursive: true, force: true }) }
}

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
    const wanted = status === 404 || status === 200 || /^\/visit[/.]/.test(address) ? undefined : [status, to]
    return JSON.stringify(led) === JSON.stringify(wanted) ? [] : [{ address, led, wanted }]
  })
  expect(wrong).toEqual([])
})

describe.each(['bundled'] as const)('%s', (name) => {
  if (name !== 'bundled' && !isInstalled(name)) {
    // There is nothing to ask; the bundled server is always there.
    test.skip(`is asked nothing: ${name} is not installed here`, () => {})
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
})
