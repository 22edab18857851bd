import createCache from '@emotion/cache'
import { css as serialized } from '@emotion/react'
import { expect, test } from 'vitest'
import { vendorPrefixes } from './vendorPrefixes.ts'

/** The rules that Emotion makes of a declaration. */
function sheetOf(css: string): string {
  const cache = createCache({ key: 'css', stylisPlugins: [vendorPrefixes] })
  cache.compat = true
  const styles = serialized(css)
  cache.insert(`.css-${styles.name}`, styles, cache.sheet, true)
  return Object.values(cache.inserted).join('')
}

test('R6.4 only what a browser of today needs has a prefix', () => {
  expect(sheetOf('display: flex; align-items: center; transition: color 1s; position: sticky')).not.toMatch(/-webkit-|-ms-|-moz-/)
  expect(sheetOf('user-select: none')).toContain('{-webkit-user-select:none;user-select:none;}')
  expect(sheetOf('&:hover { text-decoration: underline dotted }')).toContain('-webkit-text-decoration:underline dotted;text-decoration:')
  expect(sheetOf('color-adjust: exact')).toContain('{-webkit-print-color-adjust:exact;color-adjust:exact;}')
  expect(sheetOf('-webkit-line-clamp: 2')).toContain('{-webkit-line-clamp:2;}')
})
