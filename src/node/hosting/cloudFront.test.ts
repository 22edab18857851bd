import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { questions } from '#tests/http/moved/questions.ts'
import { movedRedirects } from '#tests/http/moved/redirects.ts'
import { cloudFrontFunction, cloudFrontHeaders } from './cloudFront.ts'
import { hostingTable } from './hostingTable.ts'

const tableOf = (redirects: readonly Redirect[], security = {}) =>
  hostingTable({ redirects, csp: {}, security }, { '/': undefined, '/visit': undefined, '/404': undefined })
type Answer = { statusCode?: number; uri?: string; headers?: { location?: { value: string } } }

/** What the function answers to an address, as CloudFront calls it. */
function answerOf(code: string, address: string): Answer {
  const [uri = '', query = ''] = address.split('?')
  const querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {}
  for (const [name = '', ...value] of query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))) {
    const one = { value: value.join('=') }
    const known = querystring[name]
    querystring[name] = known ? { ...known, multiValue: [...(known.multiValue ?? [{ value: known.value }]), one] } : one
  }
  return runInNewContext(`${code}; handler(${JSON.stringify({ request: { uri, querystring, headers: {} } })})`) as Answer
}

test('F11 the function of CloudFront leads from old addresses as other servers do', () => {
  const redirects = movedRedirects.map((one) => ({ status: 301 as const, ...one }))
  // They do not all fit into one function.
  const answers = [redirects.slice(0, 27), redirects.slice(27)].map((some) => cloudFrontFunction(tableOf(some), new Set()))
  expect(answers.flatMap(({ losses }) => losses)).toEqual([])
  const wrong = questions.flatMap(([address, status, to]) => {
    // This host does not know pages under the names of their files.
    if (status < 300 || status === 404 || /^\/(?:visit[/.]|breads\.html$)/.test(address)) return []
    const found = answers.map(({ code }) => answerOf(code, address)).map((one) => [one.statusCode, one.headers?.location?.value])
    return found.some((one) => JSON.stringify(one) === JSON.stringify([status, to])) ? [] : [{ address, wanted: [status, to], found }]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['/', '/index.html'],
  ['/visit', '/visit/index.html'],
  ['/robots.txt', '/robots.txt'],
  ['/nowhere', '/nowhere/index.html'],
])('H28 CloudFront looks for %s at %s', (address, uri) => {
  expect(answerOf(cloudFrontFunction(tableOf([]), new Set()).code, address).uri).toBe(uri)
})

test.each([
  ['/visit/?a=1&b', '/visit?a=1&b'],
  ['/visit/index.html', '/visit'],
  ['/index.html', '/'],
])('H21 CloudFront leads from %s to %s', (address, to) => {
  expect(answerOf(cloudFrontFunction(tableOf([]), new Set()).code, address)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: to } },
  })
})

test('H29 redirects for which the function has no room are told', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ from: `/old-${at}`, to: '/visit', status: 301 as const }))
  const { code, losses } = cloudFrontFunction(tableOf(many), new Set())
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_240)
  expect(losses.length).toBeGreaterThan(50)
  expect(new Set(losses.map(({ why }) => why))).toEqual(new Set(['room']))
})

test('H28 the policy of response headers has all of them', () => {
  const policy = cloudFrontHeaders(tableOf([], { hsts: { days: 1, includeSubDomains: true, preload: false } }), 'www.bakery.example')
  expect(JSON.parse(policy)).toMatchObject({
    Name: 'www-bakery-example-headers',
    SecurityHeadersConfig: {
      FrameOptions: { FrameOption: 'DENY' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 86_400, IncludeSubdomains: true, Preload: false },
    },
    CustomHeadersConfig: { Quantity: 4 },
  })
})

test.each([
  ['/Old.Town', 301, '/Old.Town/'],
  ['/Old.Town?a=1', 301, '/Old.Town/?a=1'],
  ['/Old.Town/', undefined, '/Old.Town/index.html'],
  ['/Old.Town/index.html', 301, '/Old.Town/'],
  ['/Old.Town/visit', undefined, '/Old.Town/visit/index.html'],
  ['/Old.Town/visit/', 301, '/Old.Town/visit'],
  ['/Old.Town/robots.txt', undefined, '/Old.Town/robots.txt'],
  ['/Old.Town/old', 301, '/Old.Town/visit'],
  ['/Old.Town/blog/a/b?c=1', 301, '/Old.Town/a/b?c=1'],
  ['/Old.Town/shop', 302, 'https://shop.example/'],
  ['/old', undefined, '/old'],
  ['/visit/', undefined, '/visit/'],
  ['/Old.Towns/old', undefined, '/Old.Towns/old'],
  ['/', undefined, '/'],
])('below a path, the function of CloudFront answers %s with %s, %s', (address, status, to) => {
  const redirects: Redirect[] = [
    { from: '/old', to: '/visit', status: 301 },
    { from: '/blog/*', to: '/*', status: 301 },
    { from: '/shop', to: 'https://shop.example/', status: 302 },
  ]
  const { code } = cloudFrontFunction({ ...tableOf(redirects), base: '/Old.Town' }, new Set())
  const { statusCode, uri, headers } = answerOf(code, address)
  expect([statusCode, headers?.location?.value ?? uri]).toEqual([status, to])
})
