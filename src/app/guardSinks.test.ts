import { afterEach, expect, test } from 'vitest'
import { ownHtml } from '#src/ui/ownHtml.ts'
import { guardSinks } from './guardSinks.ts'

afterEach(() => ownHtml.delete('<p>bread</p>'))

type Rules = { createHTML(html: string): string | null; createScriptURL(url: string): string | null }

test.each([
  ['', true],
  ['<p>bread</p>', true],
  ['<p>bread</p><img src=x onerror=alert(1)>', false],
  ['bread', false],
])('H27 the HTML %j is let into the page: %s', (html, isAllowed) => {
  const made: Record<string, Rules> = {}
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => void (made[name] = rules) }
  ownHtml.add('<p>bread</p>')
  guardSinks({ trustedTypes })
  expect(made['default']!.createHTML(html)).toBe(isAllowed ? html : null)
  expect(made['default']).not.toHaveProperty('createScript')
})

test('a browser without Trusted Types is left alone', () => {
  expect(() => guardSinks({})).not.toThrow()
})
