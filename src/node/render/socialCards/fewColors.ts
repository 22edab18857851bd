/** A picture in few colors: the palette, as numbers 0xRRGGBB, and the palette index of each pixel. */
export type FewColors = { palette: number[]; indexes: Uint8Array }

/**
 * Reduces a picture (four bytes per pixel, all opaque) to at most `most` colors, of which `first` come first. A picture with few colors
 * stays unchanged; in others, the most similar colors are merged.
 */
export function fewColors(pixels: Uint8Array, most: number, first: readonly number[]): FewColors {
  const runs = runsIn(pixels)
  const distinct = new Set(runs.map(({ color }) => color))
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
    const indexes = new Uint8Array(pixels.length / 4)
    for (const { color, from, to } of runs) indexes.fill(known.get(color) ?? places.get(color & cut)!, from, to)
    return { palette, indexes }
  }
}

/** Runs of pixels of one color: most pixels equal the previous one. */
function runsIn(pixels: Uint8Array): { color: number; from: number; to: number }[] {
  const words = new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.length))
  const runs: { color: number; from: number; to: number }[] = []
  for (let from = 0, at = 1; at <= words.length; at += 1) {
    if (at < words.length && words[at] === words[from]) continue
    const [red, green, blue] = [pixels[from * 4]!, pixels[from * 4 + 1]!, pixels[from * 4 + 2]!]
    runs.push({ color: (red << 16) | (green << 8) | blue, from, to: at })
    from = at
  }
  return runs
}
