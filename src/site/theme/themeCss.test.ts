import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { fontStack, themeCss } from './themeCss.ts'

test('tokens become custom properties, fonts become faces that do not block text', () => {
  const css = themeCss(bakerySite().theme, [{ url: '/static/media/text.woff2', unicodeRange: 'U+0000-00FF' }])
  expect(css).toContain('--c-primary:#F2B544')
  expect(css).toContain('--c-on-primary:#3B2314')
  expect(css).toContain('--r-control:8px')
  expect(css).toContain('font-display:swap;src:url(/static/media/text.woff2) format("woff2");unicode-range:U+0000-00FF')
})

test('a font without a stretched stand-in falls back to that of the system', () => {
  expect(fontStack(bakerySite().theme)).toBe('"Manrope",system-ui,sans-serif')
})
