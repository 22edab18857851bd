import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import type { CardFont } from './cardFont.ts'
import { cardLayouts } from './cardLayout.ts'

/** A font whose characters are all half an em wide; it has no character beyond Latin. */
const font: CardFont = {
  writable: (text) => (/[^\u0000-\u024f]/.test(text) ? undefined : text),
  widthOf: (text) => [...text].length / 2,
  glyphs: () => [],
  outline: (text) => `<path d="${text}"/>`,
}
const card = { title: 'Opening hours and orders', above: 'Shop', name: 'Brot & Blume', host: 'brot.example' }
const logo = { svg: '<rect id="logo"/>', width: 32, height: 32, hasName: false }
const layout = (changes: Partial<typeof card> = {}, mark: typeof logo | undefined = logo) =>
  cardLayouts(bakerySite().theme, font, mark)({ ...card, ...changes })

/** Texts with the places and sizes at which they stand, in pixels. */
const drawn = ({ backdrop, texts }: ReturnType<typeof layout>) =>
  [
    ...Array.from(
      backdrop.svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) [^>]+><path d="([^"]+)"/g),
      ([, x, y, scale, text]) => ({ text: text!, x: Number(x), baseline: Number(y), size: Number(scale) * 1000 }),
    ),
    ...texts,
  ].map(({ text, x, baseline, size }) => ({ text, left: x, right: x + (text.length / 2) * size, baseline, size }))

test('says title, page above, company and host, in the colours of the theme', () => {
  const made = layout()
  const texts = drawn(made).map(({ text }) => text)
  expect(texts.join(' ')).toBe('Brot & Blume brot.example Shop Opening hours and orders')
  const { ink, primary, primaryOnDark } = bakerySite().theme.colors
  for (const color of [ink, primary.toLowerCase()]) expect(made.backdrop.svg).toContain(color)
  expect(made.texts[0]!.color).toBe(Number.parseInt(primaryOnDark.slice(1), 16))
  expect(made.backdrop.ground).toBe(Number.parseInt(ink.slice(1), 16))
  expect(made.backdrop.svg).toContain('id="logo"')
})

test('pages that differ in their titles share what stands around them', () => {
  const [one, other] = [layout(), layout({ title: 'Recipes and stories' })]
  expect(other.texts).not.toEqual(one.texts)
  expect(other.backdrop).toEqual(one.backdrop)
})

test('a logo that holds the name says it once', () => {
  expect(drawn(layout({}, { ...logo, hasName: true })).map(({ text }) => text)).not.toContain('Brot & Blume')
})

test.each(['A', 'word '.repeat(24).trim(), 'W'.repeat(120), `${'x'.repeat(59)} ${'y'.repeat(60)}`])(
  'nothing leaves the card or meets the shape in its corner: %s',
  (title) => {
    for (const above of ['Shop', 'A page with a name of sixty characters, which is the longest']) {
      const made = drawn(layout({ title, above }))
      for (const { left, right, baseline } of made) {
        expect(left).toBeGreaterThanOrEqual(80)
        expect(baseline).toBeGreaterThan(90)
        expect(baseline).toBeLessThan(600)
        expect(Math.hypot(1200 - right, 630 - baseline)).toBeGreaterThan(285)
      }
      // The title stands below the page above, and over the host.
      const [first, ...lines] = made.slice(2)
      for (const { baseline, size } of lines) {
        expect(baseline - size).toBeGreaterThan(first!.baseline)
        expect(baseline + size * 0.3).toBeLessThan(568 - 28)
      }
    }
  },
)

test('a title that the font cannot write gives way to the name of the company, then to the host', () => {
  expect(drawn(layout({ title: '面包' })).map(({ text }) => text)).toContain('Brot & Blume')
  expect(drawn(layout({ title: '面包', name: '面包' })).filter(({ text }) => text === 'brot.example')).toHaveLength(2)
})

test('R8.7 words that are written from the right stand at the right, and the shape in the corner at the left', () => {
  const made = cardLayouts(bakerySite().theme, font, logo)({ ...card, dir: 'rtl' })
  expect(made.backdrop.svg).toContain('cx="0"')
  for (const { left, right, baseline } of drawn(made)) {
    expect(right).toBeLessThanOrEqual(1121)
    expect(Math.hypot(left, 630 - baseline)).toBeGreaterThan(285)
  }
  expect(drawn(made).filter(({ text, right }) => text !== 'Brot & Blume' && right < 1100)).toEqual([])
})
