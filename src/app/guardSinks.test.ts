import { afterEach, expect, test } from 'vitest'
import { scriptOrigins } from '#src/services/scriptOrigins.ts'
import { guardSinks } from './guardSinks.ts'

afterEach(() => scriptOrigins.clear())

function rulesFor() {
  scriptOrigins.add('https://stats.example')
  const made: Record<string, { createHTML(html: string): string | null; createScriptURL(url: string): string | null }> = {}
  const trustedTypes = { createPolicy: (name: string, rules: (typeof made)[string]) => void (made[name] = rules) }
  guardSinks({ location: { href: 'https://bakery.example/visit', origin: 'https://bakery.example' }, trustedTypes })
  return made['default']!
}

test.each([
  ['/static/js/worker-1a2b.js', true],
  ['https://bakery.example/static/js/worker-1a2b.js', true],
  ['https://stats.example/tag.js?id=1', true],
  ['https://stats.example.evil.example/tag.js', false],
  ['https://elsewhere.example/a.js', false],
  ['//elsewhere.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://elsewhere.example/1', false],
  ['javascript:alert(1)', false],
])('H27 code from %s: %s', (url, isAllowed) => {
  expect(rulesFor().createScriptURL(url)).toBe(isAllowed ? url : null)
})

test.each([
  ['', true],
  ['<script></script>', true],
  ['<img src=x onerror=alert(1)>', false],
  ['bread', false],
])('H27 the HTML %j without a word of ours: %s', (html, isAllowed) => {
  expect(rulesFor().createHTML(html)).toBe(isAllowed ? html : null)
})

test('a browser without Trusted Types is left alone', () => {
  expect(() => guardSinks({ location: { href: 'https://bakery.example/', origin: 'https://bakery.example' } })).not.toThrow()
})
