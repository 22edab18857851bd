import { expect, test } from 'vitest'
import { hostingTable } from './hostingTable.ts'

const styles = { '/visit': 'sha256-BBBB', '/': 'sha256-CCCC', '/404': 'sha256-DDDD' }
const config = { redirects: [], csp: {}, security: {} }
const table = hostingTable({ ...config, baseStyle: 'sha256-AAAA' }, styles)

test('H21 pages have one address each, and the page for unknown addresses has none', () => {
  expect(table.pages).toEqual([
    { path: '/', file: '/index.html', style: 'sha256-CCCC' },
    { path: '/visit', file: '/visit/index.html', style: 'sha256-BBBB' },
  ])
  expect(table.notFound).toEqual({ path: '/404', file: '/404.html', style: 'sha256-DDDD' })
})

test('H27 a policy names the style block of all pages, that of the page, and the empty one', () => {
  const styleSrc = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1]
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
  expect(styleSrc(table.policy("'sha256-BBBB'"))).toBe(`'self' 'sha256-AAAA' 'sha256-BBBB' ${empty}`)
  expect(styleSrc(table.policy())).toBe(`'self' 'sha256-AAAA' ${empty}`)
  expect(styleSrc(table.commonPolicy)).toBe("'self' 'unsafe-inline'")
  expect(hostingTable(config, {}).policy()).toBe(table.commonPolicy)
})

test('H27 where the styles of pages are in files, one policy without their hashes holds for all, and it is strict', () => {
  const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
  const { pages, policy, commonPolicy } = hostingTable({ ...config, baseStyle: empty }, { '/': '/static/css/page-b.css' })
  expect(pages).toEqual([{ path: '/', file: '/index.html', style: undefined }])
  expect(/style-src ([^;]*)/.exec(policy())?.[1]).toBe(`'self' '${empty}'`)
  expect(commonPolicy).toBe(policy())
})

test.each([
  [{ days: 1, includeSubDomains: false, preload: false }, 'max-age=86400'],
  [{ days: 365, includeSubDomains: true, preload: true }, 'max-age=31536000; includeSubDomains; preload'],
  [undefined, undefined],
])('H25 HSTS of %j is %s', (hsts, value) => {
  expect(hostingTable({ ...config, security: { hsts } }, {}).hsts).toBe(value)
})

// What Mozilla's HTTP Observatory counts, each by itself; the suite tests/observatory asks the scorer.
test.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
])('H29 every answer says %s: %s', (name, value) => {
  expect(table.headers[name]).toBe(value)
})

test('H29 a policy allows nothing that it does not name, no inline script, no frame and no other base', () => {
  const policy = table.policy("'sha256-BBBB'")
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(policy).toContain("; base-uri 'none'; ")
  expect(policy).toContain("; frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|style-src [^;]*unsafe/)
})
