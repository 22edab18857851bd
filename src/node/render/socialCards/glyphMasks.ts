import type { Glyph } from './cardFont.ts'
import type { SvgDrawer } from './drawSvg.ts'

/** How much of each pixel a glyph covers, from 0 to `LEVELS`, row by row; `left` and `top` say where it stands, from the pen. */
export type GlyphMask = { left: number; top: number; width: number; height: number; cover: Uint8Array }

/** Full cover: steps enough that edges of letters look smooth, and few enough for a palette to hold two colours of text. */
export const LEVELS = 47

/** A glyph stands at one of so many places within a pixel: more cannot be told apart. */
const PLACES = 4

/** Gives the mask of a glyph at a size in pixels, and the pixel that it stands at when the pen is at `x`; each is drawn once. */
export function glyphMasks(drawer: SvgDrawer): (glyph: Glyph, size: number, x: number) => { mask: GlyphMask; pixel: number } {
  const drawn = new Map<string, GlyphMask>()
  return (glyph, size, x) => {
    const place = Math.round(x * PLACES)
    const pixel = Math.floor(place / PLACES)
    const within = place - pixel * PLACES
    const key = `${glyph.key} ${size} ${within}`
    let mask = drawn.get(key)
    if (!mask) drawn.set(key, (mask = draw(drawer, glyph.outline, size, within / PLACES)))
    return { mask, pixel }
  }
}

/** Draws white on black, so that any channel says how much is covered. */
function draw(drawer: SvgDrawer, outline: string, size: number, shift: number): GlyphMask {
  const box = boxOf(outline)
  if (!box) return { left: 0, top: 0, width: 0, height: 0, cover: new Uint8Array() }
  const scale = size / 1000
  const left = Math.floor(box.left * scale + shift) - 1
  const top = Math.floor(-box.top * scale) - 1
  const width = Math.ceil(box.right * scale + shift) + 1 - left
  const height = Math.ceil(-box.bottom * scale) + 1 - top
  const pixels = drawer.pixels(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/>` +
      `<path transform="translate(${shift - left} ${-top}) scale(${scale} ${-scale})" fill="#fff" d="${outline}"/></svg>`,
  )
  const cover = Uint8Array.from({ length: width * height }, (_, at) => Math.round((pixels[at * 4]! * LEVELS) / 255))
  return { left, top, width, height, cover }
}

/** The box around an outline; curves stay within the points that make them. Undefined when it has none. */
function boxOf(outline: string): { left: number; right: number; top: number; bottom: number } | undefined {
  const numbers = Array.from(outline.matchAll(/-?[\d.]+/g), Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  if (ys.length === 0) return undefined
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
}
