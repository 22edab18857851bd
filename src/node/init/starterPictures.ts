import type { Theme } from '#schemas/theme.ts'
import { MOTIF, starterMotifs } from './starterMotifs.ts'

type Colors = Pick<Theme['colors'], 'primary' | 'ink'>

const HEIGHT = 40

/** A text as shapes: its width and the height of its capitals, in em, and its SVG path from the start of a base line, at a size. */
export type DrawnText = { width: number; capitals: number; path(x: number, y: number, size: number): string }

/** Draws a text in the typeface of a site; undefined if the typeface lacks a letter. */
export type DrawText = (text: string) => DrawnText | undefined

/** Height of capitals of a name in one line, and in two lines, in pixels. */
const CAPITALS = { one: 15.5, two: 12 }

/** Pictures of a new site until it has its own: a logo of two shapes, one in the brand colour, with the name. */
export const starterPictures = {
  /** The logo with its display size, in pixels. The name has the shapes that `draw` gives it, or else letters of a system font. */
  logo(name: string, colors: Colors, { draw, corner = CORNER }: Drawing = {}): { svg: string; width: number; height: number } {
    const drawn = draw && drawnName(name, colors.ink, draw)
    if (drawn) return framed(drawn.width, sign(colors, corner), drawn.paths)
    const lines = linesOf(name)
    const size = lines.length === 1 ? 22 : 17
    const lengths = lines.map((line) => Math.round((widthOf(line) * size) / 22))
    // The length is fixed, so the name fits in any system font.
    const texts = lines.map((line, index) => {
      const y = lines.length === 1 ? 28 : 17 + index * 19
      const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      return `  <text x="${HEIGHT + 12}" y="${y}" fill="${colors.ink}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" textLength="${lengths[index]}" lengthAdjust="spacingAndGlyphs">${text}</text>`
    })
    return framed(Math.max(...lengths), sign(colors, corner), texts)
  },
  /** The picture of the home page. */
  welcome: (colors: Theme['colors'], motif: keyof typeof starterMotifs): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MOTIF.width}" height="${MOTIF.height}" viewBox="0 0 ${MOTIF.width} ${MOTIF.height}">\n${starterMotifs[motif](colors)}\n</svg>\n`,
  favicon: (colors: Colors, corner = CORNER): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">\n  ${sign(colors, corner)}\n</svg>\n`,
}

/** How the logo is drawn: its letters, and the largest radius of its sign, in pixels. */
type Drawing = { draw?: DrawText | undefined; corner?: number | undefined }

/** A logo of the sign and a name of this width. */
function framed(nameWidth: number, shapes: string, texts: string[]): { svg: string; width: number; height: number } {
  const width = HEIGHT + 12 + nameWidth
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">
  ${shapes}
${texts.join('\n')}
</svg>
`
  return { svg, width, height: HEIGHT }
}

/** A name in one line, or in two if it is long, as shapes; undefined if a letter is missing. */
function drawnName(name: string, ink: string, draw: DrawText): { width: number; paths: string[] } | undefined {
  const one = draw(name)
  const isShort = one && (one.width * CAPITALS.one) / one.capitals <= LONGEST_LINE
  const lines = isShort ? [name] : halves(name)
  const capitals = lines.length === 1 ? CAPITALS.one : CAPITALS.two
  const texts = lines.map((line) => draw(line))
  if (texts.some((text) => text === undefined)) return undefined
  const drawn = (texts as DrawnText[]).map((text, index) => {
    const size = capitals / text.capitals
    // In the middle of the height.
    const y = lines.length === 1 ? (HEIGHT + capitals) / 2 : HEIGHT / 2 - 3 + index * (capitals + 6.5)
    return { width: text.width * size, path: `  <path fill="${ink}" d="${text.path(HEIGHT + 12, y, size)}"/>` }
  })
  return { width: Math.ceil(Math.max(...drawn.map(({ width }) => width))), paths: drawn.map(({ path }) => path) }
}

/** The largest radius in the sign. */
const CORNER = 14

/**
 * Two shapes that do not overlap, so that each can have another colour on a dark background. Their corners are as round as those of the
 * controls of the site: `corner` in pixels.
 */
function sign({ ink, primary }: Colors, corner: number): string {
  const radius = Math.min(corner, CORNER)
  const edge = radius === 0 ? 'M2 38V2h20v36z' : `M2 38V${2 + radius}A${radius} ${radius} 0 0 1 ${2 + radius} 2H22v36z`
  return `<path fill="${ink}" d="${edge}"/>
  <rect fill="${primary}" x="26" y="26" width="12" height="12" rx="${Number(((radius / CORNER) * 6).toFixed(1))}"/>`
}

/** A longer name has two lines, so that it is readable in a narrow header. In pixels. */
const LONGEST_LINE = 170

function linesOf(name: string): string[] {
  return widthOf(name) <= LONGEST_LINE ? [name] : halves(name)
}

/** A name in two lines of similar length; in one line if it has no space. */
function halves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (spaces.length === 0) return [name]
  const half = name.length / 2
  const middle = spaces.reduce((best, index) => (Math.abs(index - half) < Math.abs(best - half) ? index : best))
  return [name.slice(0, middle), name.slice(middle + 1)]
}

const [NARROW, WIDE] = [/[ijlt.,:;'|!fr()\- ]/, /[mwMWÄÖÜA-Z@&]/]

/** The approximate width of a name in 22 px letters, in pixels. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (NARROW.test(letter) ? 7 : WIDE.test(letter) ? 15.5 : 12.5), 0)
}
