import { expect, test } from 'vitest'
import { headersFile, headersRules } from './headersFile.ts'
import type { HeadersRule } from './HeadersRule.ts'
import { hostingTable } from './hostingTable.ts'

const hsts = { days: 365, includeSubDomains: false, preload: false }
const table = hostingTable({ redirects: [], csp: {}, security: { hsts }, baseStyle: 'sha256-AAAA' }, { '/': 'sha256-BBBB' })
const rules = headersRules(table)

test('H28 every answer carries the headers of the table, the common policy and HSTS', () => {
  expect(rules[0]).toEqual({
    paths: '/*',
    headers: { ...table.headers, 'Content-Security-Policy': table.commonPolicy, 'Strict-Transport-Security': 'max-age=31536000' },
  })
})

test('H28 where both would be sent, a header is taken away before it is said again', () => {
  expect(headersFile(rules, 'joined')).toContain('  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n')
  expect(headersFile(rules, 'later counts')).not.toContain('!')
})

test('H28 no file says how long a page may be kept: hosts ask again each time of themselves', () => {
  const [, ...others] = rules
  expect(rules[0]!.headers).not.toHaveProperty('Cache-Control')
  expect(others.every(({ paths }) => /^\/(static|assets)\//.test(paths))).toBe(true)
})

test('H28 a value cannot begin another line', () => {
  expect(() => headersFile([{ paths: '/*', headers: { 'X-Name': 'a\n  X-Other: b' } }], 'joined')).toThrow(TypeError)
})

const fileRules: HeadersRule[] = [
  { paths: '/static/tides/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { paths: '/static/tides/:version/worker.js', headers: { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-cache' } },
]

test('H30 files of packages have the headers of their own, and no other file has them', () => {
  const ofPackages = headersRules({ ...table, fileRules })
  expect(ofPackages.filter((rule) => !rules.some(({ paths }) => paths === rule.paths))).toEqual(fileRules)
  expect(headersFile(ofPackages, 'joined')).toContain(
    "/worker.js\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'\n  ! Cache-Control\n  Cache-Control: no-cache\n",
  )
  expect(headersFile(ofPackages, 'joined').match(/! Cache-Control/g)).toHaveLength(1)
})

const inMarkdown = (count: number) => {
  const pages = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/page-${index}`, 'sha256-BBBB']))
  const served = { redirects: [], csp: {}, security: {}, baseStyle: 'sha256-AAAA', markdownOf: 'https://bikes.example' }
  return hostingTable(served, { '/': 'sha256-BBBB', ...pages })
}

test('the Markdown of each page is not listed by search engines, and names its page', () => {
  const file = headersFile(headersRules(inMarkdown(2)), 'joined')
  expect(file).toContain('\n/index.md\n')
  expect(file).toContain(
    '\n/page-1.md\n  Content-Type: text/markdown; charset=utf-8\n' +
      '  Link: <https://bikes.example/page-1>; rel="canonical"\n  X-Robots-Tag: noindex\n  Vary: Accept\n',
  )
})

test('where a host allows too few rules, one keeps all Markdown out of search results; without Markdown there is none', () => {
  const few = headersRules(inMarkdown(200), 100)
  expect(few.length).toBeLessThanOrEqual(100)
  expect(few.at(-1)).toEqual({ paths: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } })
  expect(headersFile(rules, 'joined')).not.toContain('.md')
})
