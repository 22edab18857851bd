import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

  test('asked with the whole address, answers the same', async () => {
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
