import type { Theme } from '#schemas/theme.ts'

type Colors = Pick<Theme['colors'], 'primary' | 'ink' | 'tint' | 'tintStrong' | 'decorative'>

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
  /** The picture of the home page, 960 × 720 pixels: tiles with arches, circles and stripes in shades of the brand colour. */
  welcome: (colors: Colors): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">\n${tiles(colors)}\n</svg>\n`,
  favicon: (colors: Colors): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">\n  ${sign(colors)}\n</svg>\n`,
}

/** A tile is 240 pixels wide and high; its shapes are relative to its upper left corner. */
function tiles({ ink, primary, tint, tintStrong, decorative }: Colors): string {
  const arch = 'M0 240V120a120 120 0 0 1 240 0v120z'
  const quarter = 'M0 0a240 240 0 0 1 240 240H0z'
  const leaf = 'M0 240V120A120 120 0 0 1 120 0h120v120a120 120 0 0 1-120 120z'
  const stripes = 'M0 24h240v24H0zm0 72h240v24H0zm0 72h240v24H0z'
  const disc = 'M24 120a96 96 0 1 1 192 0 96 96 0 1 1-192 0z'
  const rows: [ground: string, shape: string, fill: string][][] = [
    [
      [tint, quarter, decorative],
      [primary, disc, tint],
      [tint, arch, tintStrong],
      [ink, leaf, primary],
    ],
    [
      [tintStrong, arch, primary],
      [tint, stripes, tintStrong],
      [ink, quarter, decorative],
      [tintStrong, disc, ink],
    ],
    [
      [ink, stripes, primary],
      [decorative, leaf, tint],
      [primary, arch, ink],
      [tint, quarter, primary],
    ],
  ]
  return rows
    .flatMap((row, y) =>
      row.map(([ground, shape, fill], x) => {
        const at = `translate(${x * 240} ${y * 240})`
        return `  <g transform="${at}"><path fill="${ground}" d="M0 0h240v240H0z"/><path fill="${fill}" d="${shape}"/></g>`
      }),
    )
    .join('\n')
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
