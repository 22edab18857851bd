import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { fontCss, fontStack } from './fontCss.ts'

test('fonts become faces that do not block text', () => {
  const css = fontCss(bakerySite().theme, [{ url: '/static/media/text.woff2', unicodeRange: 'U+0000-00FF', style: 'normal' }])
  expect(css).toContain('font-display:swap;src:url(/static/media/text.woff2) format("woff2");unicode-range:U+0000-00FF')
})

test('files of one weight each become a face each', () => {
  const file = (name: string) => `/static/media/${name}.woff2`
  const css = fontCss(bakerySite().theme, [
    { url: file('regular'), weight: 400, style: 'normal' },
    { url: file('slanted'), weight: 400, style: 'italic' },
  ])
  expect(css).toContain(`font-style:normal;font-weight:400;font-display:swap;src:url(${file('regular')})`)
  expect(css).toContain(`font-style:italic;font-weight:400;font-display:swap;src:url(${file('slanted')})`)
})

test('a font without a stretched stand-in falls back to that of the system', () => {
  expect(fontStack(bakerySite().theme)).toBe('"Manrope",system-ui,sans-serif')
})
