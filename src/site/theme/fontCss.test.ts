import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { fontCss, fontStack } from './fontCss.ts'

test('fonts become faces that do not block text', () => {
  const css = fontCss(bakerySite().theme, [{ url: '/static/media/text.woff2', unicodeRange: 'U+0000-00FF' }])
  expect(css).toContain('font-display:swap;src:url(/static/media/text.woff2) format("woff2");unicode-range:U+0000-00FF')
})

test('a font without a stretched stand-in falls back to that of the system', () => {
  expect(fontStack(bakerySite().theme)).toBe('"Manrope",system-ui,sans-serif')
})
