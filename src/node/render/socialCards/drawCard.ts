import { recentOf } from '#src/site/recentOf.ts'
import type { CardFont } from './cardFont.ts'
import { CARD_SIZE, type CardLayout, type PlacedText } from './cardLayout.ts'
import type { SvgDrawer } from './drawSvg.ts'
import { type FewColors, fewColors } from './fewColors.ts'
import { LEVELS, glyphMasks } from './glyphMasks.ts'
import { indexedPng } from './indexedPng.ts'

const { width: WIDTH, height: HEIGHT } = CARD_SIZE

/** A PNG has at most so many colours that it names by one byte each. */
const MOST_COLORS = 256

/** Cards of a site have one backdrop; a preview, in which the theme changes, has one after the other. */
const MOST_BACKDROPS = 2

/** How many colours a text takes: from that of the ground to its own, for the edges of its letters. */
const RAMP = LEVELS + 1

/**
 * Draws cards as PNG. What all of them have alike is drawn once; texts are put together from letters that were drawn before. As an SVG of
 * its own, each took 17 ms, for a file twice as large.
 */
export function cardDrawer(font: CardFont, drawer: SvgDrawer): (layout: CardLayout) => Buffer {
  const backdrops = recentOf<FewColors>(MOST_BACKDROPS)
  const maskOf = glyphMasks(drawer)
  // One for all: so much memory anew for each costs as much as drawing it.
  const card = new Uint8Array(WIDTH * HEIGHT)

  function backdropOf({ backdrop, ground }: CardLayout, colors: number[]): FewColors {
    const key = JSON.stringify([backdrop, ground, colors])
    let drawn = backdrops.get(key)
    if (!drawn) {
      const ramps = colors.flatMap((color) => Array.from({ length: RAMP }, (_, level) => between(ground, color, level / LEVELS)))
      drawn = fewColors(drawer.pixels(backdrop), MOST_COLORS, ramps)
      backdrops.set(key, drawn)
    }
    return drawn
  }

  return (layout) => {
    const colors = [...new Set(layout.texts.map(({ color }) => color))].sort()
    const { palette, indexes } = backdropOf(layout, colors)
    card.set(indexes)
    for (const text of layout.texts) write(text, colors.indexOf(text.color) * RAMP)
    return indexedPng(WIDTH, HEIGHT, palette, card)
  }

  /** Writes a text in the colours of the palette from `first` on. */
  function write({ text, x, baseline, size, style }: PlacedText, first: number): void {
    for (const glyph of font.glyphs(text, style)) {
      const { mask, pixel } = maskOf(glyph, size, x + (glyph.x * size) / 1000)
      const top = Math.round(baseline - (glyph.y * size) / 1000) + mask.top
      for (let row = 0; row < mask.height; row += 1) {
        const from = (top + row) * WIDTH + pixel + mask.left
        for (let column = 0; column < mask.width; column += 1) {
          const color = first + mask.cover[row * mask.width + column]!
          const before = card[from + column]!
          // Where letters meet, the one that covers more counts.
          const isRamp = before > first && before <= first + LEVELS
          if (color > (isRamp ? before : first)) card[from + column] = color
        }
      }
    }
  }
}

function between(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const start = (from >> shift) & 255
    return Math.round(start + (((to >> shift) & 255) - start) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}
