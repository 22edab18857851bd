/** A picture in few colours: those, as numbers 0xRRGGBB, and for each pixel the place of its own. */
export type FewColors = { palette: number[]; indexes: Uint8Array }

/**
 * Reduces a picture (four bytes a pixel, all opaque) to at most `most` colours, of which `first` come first. One of few colours stays as it
 * is; in others, colours that differ the least become one.
 */
export function fewColors(pixels: Uint8Array, most: number, first: readonly number[]): FewColors {
  const colors = new Uint32Array(pixels.length / 4)
  const distinct = new Set<number>()
  for (let at = 0; at < colors.length; at += 1) {
    const color = (pixels[at * 4]! << 16) | (pixels[at * 4 + 1]! << 8) | pixels[at * 4 + 2]!
    colors[at] = color
    // Most pixels look like the one before.
    if (at === 0 || color !== colors[at - 1]) distinct.add(color)
  }
  for (let bits = 8; ; bits -= 1) {
    const cut = ((0xff << (8 - bits)) & 0xff) * 0x010101
    const places = new Map<number, number>()
    const palette = [...first]
    const known = new Map(first.map((color, index) => [color, index]))
    for (const color of distinct) {
      if (known.has(color) || places.has(color & cut)) continue
      places.set(color & cut, palette.length)
      palette.push(color)
    }
    if (palette.length > most && bits > 1) continue
    const indexes = new Uint8Array(colors.length)
    for (let at = 0; at < colors.length; at += 1) {
      const color = colors[at]!
      indexes[at] = at > 0 && color === colors[at - 1] ? indexes[at - 1]! : (known.get(color) ?? places.get(color & cut)!)
    }
    return { palette, indexes }
  }
}
