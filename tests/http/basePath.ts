import { expect } from 'vitest'
import { ask } from './askHost.ts'

/** The path of the site in these questions. */
export const BASE = '/laden/brot'

type Question = {
  asked: string
  status: number
  location?: string
  headers?: Record<string, string>
  says?: Record<string, RegExp>
  body?: RegExp
}

const PAGE = { 'content-type': /^text\/html/ }
const TEXT = { 'content-type': /^text\/plain/ }

/** What every server answers for the bakery below a path (`hostedSite`). */
export const questions: Question[] = [
  { asked: '/', status: 302, location: `${BASE}/` },
  { asked: '/?from=mail', status: 302, location: `${BASE}/?from=mail` },
  { asked: BASE, status: 301, location: `${BASE}/` },
  { asked: `${BASE}?from=mail`, status: 301, location: `${BASE}/?from=mail` },
  { asked: `${BASE}/`, status: 200, says: PAGE },
  { asked: `${BASE}/?from=mail`, status: 200, says: PAGE },
  { asked: `${BASE}/index.html`, status: 301, location: `${BASE}/` },
  { asked: `${BASE}/visit`, status: 200, says: { ...PAGE, 'content-security-policy': /'sha256-/ } },
  { asked: `${BASE}/visit/`, status: 301, location: `${BASE}/visit` },
  { asked: `${BASE}/visit.html?day=2`, status: 301, location: `${BASE}/visit?day=2` },
  { asked: `${BASE}/breads/index.html`, status: 301, location: `${BASE}/breads` },
  {
    asked: `${BASE}/visit.md`,
    status: 200,
    says: { link: /^<https:\/\/www\.brot-und-blume\.example\/laden\/brot\/visit>; rel="canonical"$/ },
  },
  { asked: `${BASE}/visit`, headers: { accept: 'text/markdown' }, status: 200, says: { 'content-type': /^text\/markdown/ } },
  { asked: `${BASE}/bread`, status: 301, location: `${BASE}/breads` },
  { asked: `${BASE}/old?a=b`, status: 301, location: `${BASE}/visit?a=b` },
  { asked: `${BASE}/menu`, status: 308, location: `${BASE}/visit?from=menu#order` },
  { asked: `${BASE}/menu?a=b`, status: 308, location: `${BASE}/visit?from=menu&a=b#order` },
  { asked: `${BASE}/shop`, status: 302, location: 'https://shop.brot-und-blume.example/$now?a=1&b="2"' },
  {
    asked: `${BASE}/robots.txt`,
    status: 200,
    says: TEXT,
    body: /Sitemap: https:\/\/www\.brot-und-blume\.example\/laden\/brot\/sitemap\.xml/,
  },
  { asked: `${BASE}/static/js/client-1a2b.js`, status: 200, says: { 'cache-control': /immutable/ } },
  { asked: `${BASE}/static/js/gone-1a2b.js`, status: 404, says: { ...TEXT, 'cache-control': /^no-cache$/ } },
  { asked: `${BASE}/nowhere`, status: 404, says: PAGE },
  { asked: `${BASE}/404.html`, status: 404, says: PAGE },
  { asked: `${BASE}/_headers`, status: 404 },
  { asked: `${BASE}${BASE}/visit`, status: 404, says: PAGE },
  ...[
    '/visit',
    '/robots.txt',
    '/static/js/client-1a2b.js',
    '/bread',
    '/laden',
    '/laden/',
    `${BASE}zeit`,
    `${BASE}zeit/visit`,
    '/Laden/Brot/visit',
  ].map((asked) => ({ asked, status: 404 })),
]

/** Asks a server one of the questions. */
export async function expectAnswer(url: string, { asked, status, location, headers, says = {}, body }: Question): Promise<void> {
  const answer = await ask(url, asked, headers)
  expect([answer.status, answer.headers.location]).toEqual([status, location])
  for (const [name, value] of Object.entries(says)) expect(String(answer.headers[name])).toMatch(value)
  if (body) expect(String(answer.body)).toMatch(body)
}
