import { expect, test } from 'vitest'
import { headersFile, headersRules } from './headersFile.ts'
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

test('H30 the worker that compiles WebAssembly has a policy of its own, and no other answer allows it', () => {
  const allowed = rules.filter(({ headers }) => headers['Content-Security-Policy']?.includes('wasm-unsafe-eval'))
  expect(allowed.map(({ paths }) => paths)).toEqual(['/static/recognition/:version/worker.min.js'])
  expect(headersFile(rules, 'joined')).toContain('/worker.min.js\n  ! Content-Security-Policy\n  Content-Security-Policy: ')
})
