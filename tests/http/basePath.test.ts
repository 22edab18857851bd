import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HostFiles } from '#src/node/hosting/hostFiles.ts'
import { type Hosted, hosts as writers } from '#src/node/hosting/hosts.ts'
import { serve } from '#src/node/serve/serve.ts'
import { ask } from '#tests/support/ask.ts'
import { BASE, expectAnswer, questions } from './basePath.ts'
import { type HostedSite, hostedSite } from './hostedSite.ts'
import type { Hosting } from './hosts.ts'

describe('a site below a path, from the bundled server', () => {
  let site: HostedSite
  let server: Hosting
  beforeAll(async () => {
    site = await hostedSite(BASE)
    server = await serve({
      dist: site.dist,
      port: 0,
      handle: (request, response) => {
        if (request.url !== '/healthz' && request.url !== '/_forms/order') return false
        response.end(request.url)
        return true
      },
    })
  })
  afterAll(async () => {
    await server.close()
    site.remove()
  })

  test.each(questions)('answers $asked with $status', (question) => expectAnswer(server.url, question))

  test('H12 asked with the whole address, answers the same', async () => {
    const { status } = await ask(server.url, `http://www.brot-und-blume.example${BASE}/visit`)
    expect(status).toBe(200)
  })

  test('takes form messages below the path only, and says how it is at both places', async () => {
    const bodies = await Promise.all(
      [`${BASE}/_forms/order`, `${BASE}/healthz`, '/healthz', '/_forms/order'].map(async (path) => (await ask(server.url, path)).body),
    )
    expect(bodies.map(String)).toEqual(['/_forms/order', '/healthz', '/healthz', `This site is below ${BASE}/\n`])
  })
})

describe('a site below a path, on hosts that read their own files', () => {
  let hosted: Hosted
  beforeAll(async () => {
    const { table, remove } = await hostedSite(BASE)
    remove()
    const run = { file: '/srv/site/run.mjs', options: [] }
    hosted = { table, host: 'www.brot-und-blume.example', project: '/srv/site', run, hasReceiver: true, files: ['/robots.txt'] }
  })

  test.each(['netlify', 'cloudflare'] as const)('%s gets them beside the site, with the path in each address', (name) => {
    const { inSite, beside } = writers[name](hosted) as HostFiles
    expect([inSite, [...beside!.keys()]]).toEqual([undefined, ['_headers', '_redirects']])
    const paths = beside!
      .get('_headers')!
      .split('\n')
      .filter((line) => line.startsWith('/'))
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !path.startsWith(`${BASE}/`))).toEqual([])
    const redirects = beside!
      .get('_redirects')!
      .split('\n')
      .filter((line) => line !== '')
    expect(redirects).toContain(`${BASE}/bread ${BASE}/breads 301`)
    expect(redirects.filter((line) => !line.startsWith(`${BASE}/`))).toEqual([])
    const targets = redirects.map((line) => line.split(' ')[1]!)
    expect(targets.filter((to) => !to.startsWith(`${BASE}/`) && !to.startsWith('https://'))).toEqual([])
  })

  test('Cloudflare Workers gets the same, and publishes the folder that contains the site', () => {
    const { inSite, beside } = writers['cloudflare-workers']({ ...hosted, files: ['/static/js/client-1a2b.js'] }) as HostFiles
    expect([inSite, [...beside!.keys()]]).toEqual([undefined, ['_headers', '_redirects', '.assetsignore', 'wrangler.jsonc']])
    expect(beside!.get('_headers')).toContain(`\n${BASE}/static/js/client-1a2b.js\n`)
    expect(beside!.get('wrangler.jsonc')).toContain('"directory": "../../../public"')
  })

  test.each([
    ['vercel', 'vercel.json', `"source": "${BASE}/bread"`, `"destination": "${BASE}/breads"`],
    ['firebase', 'firebase.json', `"regex": "^${BASE}/bread/?$"`, `"destination": "${BASE}/breads"`],
    ['azure', 'staticwebapp.config.json', `"route":"${BASE}/bread"`, `"redirect":"${BASE}/breads"`],
  ] as const)('%s gets its configuration beside the site, with the path in each address', (name, file, from, to) => {
    const { inSite, beside, excesses = [] } = writers[name](hosted) as HostFiles
    const text = beside!.get(file)!
    expect([inSite, excesses]).toEqual([undefined, []])
    for (const part of [from, to]) expect(text).toContain(part)
    const addresses = Array.from(
      text.matchAll(/"(?:source|regex|route|rewrite|redirect|destination)": ?"([^"]+)"/g),
      ([, address]) => address!,
    )
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !address.replace('^', '').startsWith(BASE) && !address.startsWith('https://'))).toEqual([])
  })

  test('GitHub Pages gets pages that redirect below the path, and no domain', () => {
    const { inSite, beside } = writers['github-pages'](hosted) as HostFiles
    expect([...beside!.keys()]).toEqual(['.nojekyll'])
    expect(inSite!.get('/bread/index.html')).toContain(`content="0; url=${BASE}/breads"`)
  })
})
