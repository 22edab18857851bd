import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { type CardFont, cardFont } from './cardFont.ts'
import { SHARED_PICTURE } from '#src/site/constants.ts'
import { type CardLayout, cardLayouts } from './cardLayout.ts'
import { cardDrawer } from './drawCard.ts'
import { svgDrawer } from './drawSvg.ts'

const CARDS = [
  { title: 'Opening hours and orders', above: 'Shop', name: 'Brot & Blume', host: 'brot.example' },
  { title: 'ÄÖÜ — WAVE “fly” e\u0301 AVAVAV ffi', above: 'Größe', name: 'Brot & Blume', host: 'brot.example' },
  { title: `${'Wide Words '.repeat(11)}end`, above: undefined, name: 'Brot & Blume', host: 'brot.example' },
]

const latin = readFileSync('tests/fixtures/bakery/assets/fonts/manrope-latin.woff2')

/** The whole card as one SVG, which the drawer of SVG draws in one go. */
function svgOf({ backdrop, texts }: CardLayout, font: CardFont): string {
  const drawn = texts.map(
    ({ text, x, baseline, size, style, color }) =>
      `<g transform="translate(${x} ${baseline}) scale(${size / 1000} ${-size / 1000})" fill="#${color.toString(16).padStart(6, '0')}">${font.outline(text, style)}</g>`,
  )
  return backdrop.svg.replace('</svg>', `${drawn.join('')}</svg>`)
}

test.each(CARDS)('letters that were drawn before look as if each card were drawn in one go: $title', async (card) => {
  const [font, drawer] = [await cardFont([latin]), await svgDrawer()]
  const layout = cardLayouts(bakerySite().theme, font, undefined)(card)
  const png = cardDrawer(font, drawer)(layout)
  const drawn = await sharp(png).ensureAlpha().raw().toBuffer()
  const whole = drawer.pixels(svgOf(layout, font))
  expect(drawn.length).toBe(SHARED_PICTURE.width * SHARED_PICTURE.height * 4)
  // A letter may stand an eighth of a pixel beside its place: only edges differ, and little.
  const differences = Array.from(drawn, (value, at) => Math.abs(value - whole[at]!)).filter((difference) => difference > 0)
  expect(Math.max(...differences)).toBeLessThan(80)
  expect(differences.reduce((sum, one) => sum + one, 0) / drawn.length).toBeLessThan(0.2)
})

test('a card is the same whatever was drawn before it', async () => {
  const arabic = readFileSync('tests/fixtures/naranj/config/assets/fonts/arabic-700.woff2')
  const fromRight = { title: 'نارنج NARANJ 24 و', above: 'أشجار وأزهار', name: 'Brot & Blume', host: 'brot.example', dir: 'rtl' as const }
  const [font, drawer] = [await cardFont([latin, arabic]), await svgDrawer()]
  const layoutOf = cardLayouts(bakerySite().theme, font, undefined)
  const draw = cardDrawer(font, drawer)
  for (const card of [...CARDS, fromRight, ...CARDS]) {
    const alone = cardDrawer(await cardFont([latin, arabic]), drawer)(layoutOf(card))
    expect(draw(layoutOf(card)).equals(alone), card.title).toBe(true)
  }
})
