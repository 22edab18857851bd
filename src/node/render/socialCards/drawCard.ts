import { recentOf } from '#src/site/recentOf.ts'
import type { CardFont } from './cardFont.ts'
import { SHARED_PICTURE } from '#src/site/constants.ts'
import type { Backdrop, CardLayout } from './cardLayout.ts'
import type { SvgDrawer } from './drawSvg.ts'
import { fewColors } from './fewColors.ts'
import { LEVELS, glyphMasks } from './glyphMasks.ts'
import { type PlacedShape, bytesOfRow, pngWithShapes } from './pngWithShapes.ts'

const { width: WIDTH, height: HEIGHT } = SHARED_PICTURE

/** Maximum number of colors in a PNG palette with one byte per pixel. */
const MOST_COLORS = 256

/** Cards of a site share one backdrop; a preview, in which the theme changes, has several in a row. */
const MOST_BACKDROPS = 2

/** Number of colors per text: from the ground to its own, for smooth edges. */
const RAMP = LEVELS + 1

/**
 * Draws cards as PNG. The shared backdrop is drawn once; texts are composed of cached letters. Drawing each card as an SVG took 17 ms and
 * resulted in files twice as large.
 */
export function cardDrawer(font: CardFont, drawer: SvgDrawer): (layout: CardLayout) => Buffer {
  const backdrops = recentOf<ReturnType<typeof pngWithShapes>>(MOST_BACKDROPS)
  const maskOf = glyphMasks(drawer, bytesOfRow(WIDTH))

  function onBackdrop({ svg, ground, name }: Backdrop, colors: number[]): ReturnType<typeof pngWithShapes> {
    const key = JSON.stringify([name, colors])
    let drawn = backdrops.get(key)
    if (!drawn) {
      const ramps = colors.flatMap((color) => Array.from({ length: RAMP }, (_, level) => between(ground, color, level / LEVELS)))
      drawn = pngWithShapes(WIDTH, HEIGHT, fewColors(drawer.pixels(svg), MOST_COLORS, ramps))
      backdrops.set(key, drawn)
    }
    return drawn
  }

  return (layout) => {
    const colors = [...new Set(layout.texts.map(({ color }) => color))].sort()
    const letters = layout.texts.flatMap(({ text, x, baseline, size, style, color }) => {
      const first = colors.indexOf(color) * RAMP
      return font.glyphs(text, style).map((glyph): PlacedShape => {
        const { mask, pixel } = maskOf(glyph, size, x + (glyph.x * size) / 1000)
        return { shape: mask, x: pixel, y: Math.round(baseline - (glyph.y * size) / 1000), first, last: first + LEVELS }
      })
    })
    return onBackdrop(layout.backdrop, colors)(letters)
  }
}

function between(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const start = (from >> shift) & 255
    return Math.round(start + (((to >> shift) & 255) - start) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}
