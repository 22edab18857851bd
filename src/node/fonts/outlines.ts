import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { DrawText } from '#src/node/init/starterPictures.ts'
import { setWeight } from './setWeight.ts'

/** A function that draws texts in a font (WOFF2) and weight, with kerning. */
export async function outlines(woff2: Buffer, weight: number): Promise<DrawText> {
  const face = new Face(new Blob(await decompress(woff2)))
  const font = new Font(face)
  setWeight(face, font, weight)
  const em = face.upem
  const capital = font.nominalGlyph('H'.codePointAt(0)!)
  const capitals = (capital === undefined ? undefined : font.glyphExtents(capital)?.yBearing) ?? em * 0.7
  return (text) => {
    const letters = new Letters()
    letters.addText(text)
    letters.guessSegmentProperties()
    shape(font, letters)
    const glyphs = letters.getGlyphInfosAndPositions()
    if (glyphs.some(({ codepoint }) => codepoint === 0)) return undefined
    const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / em
    const path = (x: number, y: number, size: number) => {
      let pen = 0
      const parts = glyphs.flatMap(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const start = pen + xOffset
        pen += xAdvance
        return font.glyphToJson(codepoint).map(({ type, values }) => {
          const places = values.map((value, at) =>
            Number((at % 2 === 0 ? x + ((start + value) * size) / em : y - ((yOffset + value) * size) / em).toFixed(1)),
          )
          return `${type}${places.join(' ')}`
        })
      })
      return parts.join('')
    }
    return { width, capitals: capitals / em, path }
  }
}
