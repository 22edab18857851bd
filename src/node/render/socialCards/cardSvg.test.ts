import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import type { CardFont } from './cardFont.ts'
import { cardSvg } from './cardSvg.ts'

/** A font whose characters are all half an em wide; it has no character beyond Latin. */
const font: CardFont = {
  writable: (text) => (/[^\u0000-\u024f]/.test(text) ? undefined : text),
  widthOf: (text) => [...text].length / 2,
  outline: (text) => `<path d="${text}"/>`,
}
const card = { title: 'Opening hours and orders', above: 'Shop', name: 'Brot & Blume', host: 'brot.example' }
const logo = { svg: '<rect id="logo"/>', width: 32, height: 32, hasName: false }
const svg = (changes: Partial<typeof card> = {}, mark: typeof logo | undefined = logo) =>
  cardSvg({ ...card, ...changes }, bakerySite().theme, font, mark)

/** Texts with the places and sizes at which they are drawn, in pixels. */
const drawn = (made: string) =>
  Array.from(made.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) [^>]+><path d="([^"]+)"/g), ([, x, y, scale, text]) => ({
    text: text!,
    left: Number(x),
    right: Number(x) + (text!.length / 2) * Number(scale) * 1000,
    baseline: Number(y),
  }))

test('says title, page above, company and host, in the colours of the theme', () => {
  const made = svg()
  const lines = drawn(made).map(({ text }) => text)
  expect(lines.join(' ')).toBe('Brot & Blume Shop Opening hours and orders brot.example')
  const { ink, primary, primaryOnDark } = bakerySite().theme.colors
  for (const color of [ink, primary.toLowerCase(), primaryOnDark]) expect(made).toContain(color)
  expect(made).toContain('id="logo"')
})

test('a logo that holds the name says it once', () => {
  expect(drawn(svg({}, { ...logo, hasName: true })).map(({ text }) => text)).not.toContain('Brot & Blume')
})

test.each(['A', 'word '.repeat(24).trim(), 'W'.repeat(120), `${'x'.repeat(59)} ${'y'.repeat(60)}`])(
  'nothing leaves the card or meets the shape in its corner: %s',
  (title) => {
    for (const above of ['Shop', 'A page with a name of sixty characters, which is the longest']) {
      for (const { left, right, baseline } of drawn(svg({ title, above }))) {
        expect(left).toBeGreaterThanOrEqual(80)
        expect(baseline).toBeGreaterThan(90)
        expect(baseline).toBeLessThan(600)
        expect(Math.hypot(1200 - right, 630 - baseline)).toBeGreaterThan(285)
      }
    }
  },
)

test('a title that the font cannot write gives way to the name of the company, then to the host', () => {
  expect(drawn(svg({ title: '面包' })).map(({ text }) => text)).toContain('Brot & Blume')
  expect(drawn(svg({ title: '面包', name: '面包' })).filter(({ text }) => text === 'brot.example')).toHaveLength(2)
})
