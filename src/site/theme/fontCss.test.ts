import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { fontCss, fontStack, themeFonts } from './fontCss.ts'

test('fonts become faces that do not block text', () => {
  const css = fontCss(bakerySite().theme, [
    { family: 'Manrope', weight: '200 800', url: '/static/media/text.woff2', unicodeRange: 'U+0000-00FF', style: 'normal' },
  ])
  expect(css).toContain('font-display:swap;src:url(/static/media/text.woff2) format("woff2");unicode-range:U+0000-00FF')
})

test('files of one weight each become a face each', () => {
  const file = (name: string) => `/static/media/${name}.woff2`
  const css = fontCss(bakerySite().theme, [
    { family: 'Manrope', url: file('regular'), weight: 400, style: 'normal' },
    { family: 'Manrope', url: file('slanted'), weight: 400, style: 'italic' },
  ])
  expect(css).toContain(`font-style:normal;font-weight:400;font-display:swap;src:url(${file('regular')})`)
  expect(css).toContain(`font-style:italic;font-weight:400;font-display:swap;src:url(${file('slanted')})`)
})

test('each typeface has faces and a stand-in, and headings without their own use that of texts', () => {
  const { theme } = bakerySite()
  const fallback = { local: 'Times New Roman', sizeAdjust: '110%', ascentOverride: '90%', descentOverride: '20%', lineGapOverride: '0%' }
  const file = { src: '/assets/fonts/lora.woff2', style: 'normal' as const, preload: false }
  const lora = { family: 'Lora', files: [file], weights: '400 700', fallback }
  const headed = { ...theme, headings: { ...theme.headings, font: lora } }
  expect(themeFonts(headed).map(({ role, family }) => [role, family])).toEqual([
    ['text', 'Manrope'],
    ['headings', 'Lora'],
  ])
  expect(fontCss(headed, [])).toContain(
    '@font-face{font-family:"Lora Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos Regular");size-adjust:110%',
  )
  expect(fontStack(headed, 'figures')).toBe('"Lora","Lora Fallback",serif')
  expect(fontStack(theme, 'headings')).toBe(fontStack(theme))
})

test('a font without a stretched stand-in falls back to that of the system', () => {
  expect(fontStack(bakerySite().theme)).toBe('"Manrope",system-ui,sans-serif')
})

test('letters of another script have a stand-in of their own size', () => {
  const { theme } = bakerySite()
  const fallback = { local: 'Geeza Pro', sizeAdjust: '92%', ascentOverride: '110%', descentOverride: '40%', lineGapOverride: '0%' }
  const arabic = { src: '/assets/fonts/arabic.woff2', style: 'normal', preload: false, unicodeRange: 'U+0600-06FF', fallback } as const
  const font = { ...theme.font, files: [...theme.font.files, arabic] }
  expect(fontCss({ ...theme, font }, [])).toContain(
    '@font-face{font-family:"Manrope Fallback";src:local("Geeza Pro");size-adjust:92%;ascent-override:110%;descent-override:40%;line-gap-override:0%;unicode-range:U+0600-06FF}',
  )
  expect(fontStack({ ...theme, font })).toBe('"Manrope","Manrope Fallback",system-ui,sans-serif')
})
