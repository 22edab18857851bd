import { afterAll, beforeAll, describe, test } from 'vitest'
import { BASE, expectAnswer, questions } from '#tests/http/basePath.ts'
import { type HostedSite, hostedSite } from '#tests/http/hostedSite.ts'
import { type Hosting, hosts, isInstalled } from '#tests/http/hosts.ts'

// The bundled server is asked in tests/http.
describe.each(['nginx', 'caddy'] as const)('a site below a path, from %s', (name) => {
  let site: HostedSite
  let server: Hosting | undefined
  beforeAll(async () => {
    site = await hostedSite(BASE)
    if (isInstalled(name)) server = await hosts[name](site)
  })
  afterAll(async () => {
    await server?.close()
    site.remove()
  })

  // A machine need not have this server.
  test.skipIf(!isInstalled(name)).each(questions)('answers $asked with $status', (question) => expectAnswer(server!.url, question))
})
