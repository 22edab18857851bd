import type { Glyph } from './cardFont.ts'
import type { SvgDrawer } from './drawSvg.ts'
import type { Shape } from './pngWithShapes.ts'

/** Full coverage: enough levels for smooth edges, and few enough for a palette with two text colors. */
export const LEVELS = 47

/** Number of subpixel positions of a glyph: more cannot be distinguished. */
const PLACES = 4

/**
 * Returns a glyph at a size in pixels as a shape, and its pixel position for the pen at `x`; each is drawn once. The points of the shape
 * are those that the glyph covers, by up to `LEVELS`, in a picture whose rows have `stride` bytes.
 */
export function glyphMasks(drawer: SvgDrawer, stride: number): (glyph: Glyph, size: number, x: number) => { mask: Shape; pixel: number } {
  const drawn = new Map<string, Shape>()
  return (glyph, size, x) => {
    const place = Math.round(x * PLACES)
    const pixel = Math.floor(place / PLACES)
    const within = place - pixel * PLACES
    const key = `${glyph.key} ${size} ${within}`
    let mask = drawn.get(key)
    if (!mask) drawn.set(key, (mask = draw(drawer, stride, glyph.outline, size, within / PLACES)))
    return { mask, pixel }
  }
}

/** Draws white on black, so that any channel is the coverage. */
function draw(drawer: SvgDrawer, stride: number, outline: string, size: number, shift: number): Shape {
  const box = boxOf(outline)
  if (!box) return { left: 0, right: 0, top: 0, bottom: 0, places: new Int32Array(), shades: new Uint8Array() }
  const scale = size / 1000
  const left = Math.floor(box.left * scale + shift) - 1
  const top = Math.floor(-box.top * scale) - 1
  const right = Math.ceil(box.right * scale + shift) + 1
  const bottom = Math.ceil(-box.bottom * scale) + 1
  const [width, height] = [right - left, bottom - top]
  const pixels = drawer.pixels(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/>` +
      `<path transform="translate(${shift - left} ${-top}) scale(${scale} ${-scale})" fill="#fff" d="${outline}"/></svg>`,
  )
  const [places, shades]: [number[], number[]] = [[], []]
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const shade = Math.round((pixels[(row * width + column) * 4]! * LEVELS) / 255)
      if (shade === 0) continue
      places.push((top + row) * stride + left + column)
      shades.push(shade)
    }
  return { left, right, top, bottom, places: Int32Array.from(places), shades: Uint8Array.from(shades) }
}

/** The bounding box of an outline; curves stay within their control points. Undefined if there is none. */
function boxOf(outline: string): { left: number; right: number; top: number; bottom: number } | undefined {
  const numbers = Array.from(outline.matchAll(/-?[\d.]+/g), Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  if (ys.length === 0) return undefined
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
}
