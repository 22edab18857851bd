import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#tests/http/askHost.ts'
import { BASE, expectAnswer, questions } from '#tests/http/basePath.ts'
import { type HostedSite, hostedSite } from '#tests/http/hostedSite.ts'
import { type Hosting, canServe, hosts } from '#tests/http/hosts.ts'
import { movedSite } from '#tests/http/moved/movedSite.ts'
import { questions as movedQuestions } from '#tests/http/moved/questions.ts'

/**
 * The questions for a server. A `.htaccess` file is only asked about its folder, because the rest of the domain is that of others, and its
 * rules take no quotation mark.
 */
function questionsFor(name: string): typeof questions {
  if (name !== 'apache') return questions
  return questions
    .filter(({ asked }) => [BASE, `${BASE}/`, `${BASE}?`].includes(asked.slice(0, BASE.length + 1)))
    .map((question) => (question.location ? { ...question, location: question.location.replaceAll('"', '%22') } : question))
}

// The bundled server is asked in tests/http.
describe.each(['nginx', 'caddy', 'apache'] as const)('a site below a path, from %s', (name) => {
  let site: HostedSite
  let server: Hosting | undefined
  beforeAll(async () => {
    site = await hostedSite(BASE)
    if (canServe(name)) server = await hosts[name](site)
  })
  afterAll(async () => {
    await server?.close()
    site.remove()
  })

  // A machine need not have this server.
  test.skipIf(!canServe(name)).each(questionsFor(name))('answers $asked with $status', (question) => expectAnswer(server!.url, question))
})

describe.each(['nginx', 'caddy', 'apache'] as const)('a site below a path that has moved, from %s', (name) => {
  let site: HostedSite
  let server: Hosting | undefined
  beforeAll(async () => {
    site = await movedSite()
    if (canServe(name)) server = await hosts[name]({ ...site, table: { ...site.table, base: '/Old.Town' } })
  })
  afterAll(async () => {
    await server?.close()
    site.remove()
  })

  // A machine need not have this server.
  test.skipIf(!canServe(name))('leads from every old address below the path', async () => {
    const wrong = []
    for (const [address, status, to] of movedQuestions) {
      const { status: got, headers } = await ask(server!.url, `/Old.Town${address}`)
      const wanted = to?.startsWith('/') ? `/Old.Town${to}` : to
      if (got !== status || headers.location !== wanted) wrong.push({ address, wanted: [status, wanted], got: [got, headers.location] })
    }
    expect(wrong).toEqual([])
  })
})

describe('a site in a folder of a domain with another site, from apache', () => {
  let site: HostedSite
  let server: Hosting | undefined
  beforeAll(async () => {
    site = await hostedSite(BASE)
    if (!canServe('apache')) return
    server = await hosts.apache(site)
    const root = join(site.home, 'apache/root')
    writeFileSync(join(root, 'other.html'), 'Other')
    writeFileSync(
      join(root, '.htaccess'),
      [
        'RewriteEngine On',
        'RewriteBase /',
        'RewriteCond %{REQUEST_FILENAME} !-f',
        'RewriteCond %{REQUEST_FILENAME} !-d',
        'RewriteRule . /other.html [L]',
        'ErrorDocument 404 /other.html',
        '',
      ].join('\n'),
    )
  })
  afterAll(async () => {
    await server?.close()
    site.remove()
  })

  // A machine need not have this server.
  test.skipIf(!canServe('apache')).each([
    ['/elsewhere', 200, /^Other$/],
    [`${BASE}/visit`, 200, /"path":"\/visit"/],
    [`${BASE}/nowhere`, 404, /<html/],
    [`${BASE}/nowhere.png`, 404, /^Not found\.$/],
    [`${BASE}/VISIT`, 301, /moved/],
  ] as const)('answers %s with %s', async (asked, status, says) => {
    const answer = await ask(server!.url, asked, { 'accept-encoding': 'identity' })
    expect([answer.status, String(answer.body)]).toEqual([status, expect.stringMatching(says)])
  })

  // A machine need not have this server.
  test.skipIf(!canServe('apache'))('leads to the secure address that a proxy has', async () => {
    const { headers } = await ask(server!.url, `${BASE}/visit/`, { 'x-forwarded-proto': 'https' })
    expect(headers.location).toBe(`${server!.url.replace('http:', 'https:')}${BASE}/visit`)
  })
})
