import type { Theme } from '#schemas/theme.ts'
import { MOTIF, starterMotifs } from './starterMotifs.ts'

type Colors = Pick<Theme['colors'], 'primary' | 'ink'>

const HEIGHT = 40

/** Pictures of a new site until it has its own: a logo of two shapes, one in the brand colour, with the name. */
export const starterPictures = {
  /** The logo with its display size, in pixels. */
  logo(name: string, colors: Colors): { svg: string; width: number; height: number } {
    const lines = linesOf(name)
    const size = lines.length === 1 ? 22 : 17
    const lengths = lines.map((line) => Math.round((widthOf(line) * size) / 22))
    const width = HEIGHT + 12 + Math.max(...lengths)
    // The length is fixed, so the name fits in any system font.
    const texts = lines.map((line, index) => {
      const y = lines.length === 1 ? 28 : 17 + index * 19
      const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      return `  <text x="${HEIGHT + 12}" y="${y}" fill="${colors.ink}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" textLength="${lengths[index]}" lengthAdjust="spacingAndGlyphs">${text}</text>`
    })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">
  ${sign(colors)}
${texts.join('\n')}
</svg>
`
    return { svg, width, height: HEIGHT }
  },
  /** The picture of the home page. */
  welcome: (colors: Theme['colors'], motif: keyof typeof starterMotifs): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MOTIF.width}" height="${MOTIF.height}" viewBox="0 0 ${MOTIF.width} ${MOTIF.height}">\n${starterMotifs[motif](colors)}\n</svg>\n`,
  favicon: (colors: Colors): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">\n  ${sign(colors)}\n</svg>\n`,
}

/** Two shapes that do not overlap, so that each can have another colour on a dark background. */
function sign({ ink, primary }: Colors): string {
  return `<path fill="${ink}" d="M2 38V16A14 14 0 0 1 16 2h6v36z"/>
  <circle fill="${primary}" cx="32" cy="32" r="6"/>`
}

/** A longer name has two lines, so that it is readable in a narrow header. In pixels. */
const LONGEST_LINE = 170

function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (widthOf(name) <= LONGEST_LINE || spaces.length === 0) return [name]
  const half = name.length / 2
  const middle = spaces.reduce((best, index) => (Math.abs(index - half) < Math.abs(best - half) ? index : best))
  return [name.slice(0, middle), name.slice(middle + 1)]
}

const [NARROW, WIDE] = [/[ijlt.,:;'|!fr()\- ]/, /[mwMWÄÖÜA-Z@&]/]

/** The approximate width of a name in 22 px letters, in pixels. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (NARROW.test(letter) ? 7 : WIDE.test(letter) ? 15.5 : 12.5), 0)
}
