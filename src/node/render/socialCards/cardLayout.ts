import type { Theme } from '#schemas/theme.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import type { SocialCard } from '#src/site/head/socialCard.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'
import { SHARED_PICTURE } from '#src/site/constants.ts'
import { recentOf } from '#src/site/recentOf.ts'
import type { CardFont, TextStyle } from './cardFont.ts'
import type { CardLogo } from './cardLogo.ts'
import { fitLines } from './fitLines.ts'

/** Positions on a card, in pixels. Texts are only on the `ground` of the backdrop. Colors are numbers 0xRRGGBB. */
export type CardLayout = { backdrop: Backdrop; texts: PlacedText[] }
/** What all cards of a site share, as an SVG without text, so that drawing it needs no font; `name` is a hash of it. */
export type Backdrop = { svg: string; ground: number; name: string }
export type PlacedText = { text: string; x: number; baseline: number; size: number; style: TextStyle; color: number }

type SizedStyle = TextStyle & { size: number }

const { width: WIDTH, height: HEIGHT } = SHARED_PICTURE
const MARGIN = 80
const LOGO = { top: 72, height: 54, mostWidth: 420 }
/** The area of the title; the shape in the corner starts to its right and below. */
const TITLE = { top: 168, width: 860, height: 330, sizes: [76, 70, 64, 58, 52, 46, 40, 36], lineHeight: 1.14, weight: 750, spacing: -18 }
const NAME = { size: 40, weight: 700, spacing: -10 }
const ABOVE = { size: 28, weight: 600, spacing: 0, below: 30 }
const HOST = { size: 28, weight: 500, spacing: 0, baseline: 568 }
/** Radii of the quarter circles in the corner, and their shares of the brand color. */
const RINGS = [
  { radius: 280, share: 0.16 },
  { radius: 190, share: 0.42 },
  { radius: 100, share: 1 },
]

/** Number of cached backdrops: pages of each language have their own. */
const MOST_BACKDROPS = 50

/**
 * Lays out the cards of a site. Long titles are set smaller and never leave their box; text that the font cannot write is replaced by the
 * name of the company or the host of the site. In right-to-left languages, everything except the logo itself is mirrored.
 */
export function cardLayouts(
  { colors }: Pick<Theme, 'colors'>,
  font: CardFont,
  logo: CardLogo | undefined,
): (card: SocialCard) => CardLayout {
  const { ground: deep } = deepTones(colors)
  const backdrops = recentOf<Backdrop>(MOST_BACKDROPS)

  /** The left edge of an element of this width at this distance from the margin where lines start. */
  const at = (isMirrored: boolean, distance: number, width: number) => (isMirrored ? WIDTH - MARGIN - distance - width : MARGIN + distance)
  const widthOf = (isMirrored: boolean, text: string, style: SizedStyle) => (isMirrored ? font.widthOf(text, style) * style.size : 0)

  return ({ title, above: pageAbove, name, host, dir }) => {
    const isMirrored = dir === 'rtl'
    const above = pageAbove === undefined ? undefined : font.writable(pageAbove)
    const words = font.writable(title) ?? font.writable(name) ?? font.writable(host) ?? ''
    const taken = above === undefined ? 0 : ABOVE.size + ABOVE.below
    const { lines, size } = fitLines(words, (text) => font.widthOf(text, TITLE), { ...TITLE, height: TITLE.height - taken })
    const step = size * TITLE.lineHeight
    const top = TITLE.top + (TITLE.height - taken - lines.length * step) / 2
    // Letters fill about three quarters of their size above the baseline.
    const baselines = lines.map((_, index) => top + taken + index * step + (step - size) / 2 + size * 0.82)

    const placed = (text: string, { weight, spacing, size: height }: SizedStyle, baseline: number, color: string): PlacedText => {
      const x = at(isMirrored, 0, widthOf(isMirrored, text, { weight, spacing, size: height }))
      return { text, x, baseline: Math.round(baseline), size: height, style: { weight, spacing }, color: numberOf(color) }
    }
    return {
      backdrop: backdropOf(name, host, isMirrored),
      texts: [
        ...(above === undefined ? [] : [placed(above, ABOVE, top + ABOVE.size * 0.82, colors.primaryOnDark)]),
        ...lines.map((line, index) => placed(line, { ...TITLE, size }, baselines[index]!, '#FFFFFF')),
      ],
    }
  }

  function backdropOf(name: string, host: string, isMirrored: boolean): Backdrop {
    const key = JSON.stringify([name, host, isMirrored])
    const before = backdrops.get(key)
    if (before) return before
    const svg = backdropSvg(font.writable(name), font.writable(host), isMirrored)
    const ground = numberOf(deep)
    const backdrop = { svg, ground, name: valueHash([svg, ground]) }
    backdrops.set(key, backdrop)
    return backdrop
  }

  function backdropSvg(name: string | undefined, host: string | undefined, isMirrored: boolean): string {
    const draw = (text: string, style: SizedStyle, x: number, baseline: number, color: string) =>
      `<g transform="translate(${round(x)} ${round(baseline)}) scale(${style.size / 1000} ${-style.size / 1000})" fill="${color}">${font.outline(text, style)}</g>`
    const hostAt = (text: string) => at(isMirrored, 0, widthOf(isMirrored, text, HOST))
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${deep}"/>`,
      ...RINGS.map(
        ({ radius, share }) =>
          `<circle cx="${isMirrored ? 0 : WIDTH}" cy="${HEIGHT}" r="${radius}" fill="${mixed(deep, colors.primary, share)}"/>`,
      ),
      ...heading(),
      ...(host === undefined ? [] : [draw(host, HOST, hostAt(host), HOST.baseline, mixed(deep, '#FFFFFF', 0.72))]),
      '</svg>',
    ].join('')

    function heading(): string[] {
      const scale = logo ? Math.min(LOGO.height / logo.height, LOGO.mostWidth / logo.width) : 0
      const wide = logo ? logo.width * scale : 0
      const mark = logo
        ? `<g transform="translate(${round(at(isMirrored, 0, wide))} ${LOGO.top}) scale(${round(scale)})">${logo.svg}</g>`
        : ''
      if (logo?.hasName || name === undefined) return [mark]
      const left = at(isMirrored, logo ? wide + 18 : 0, widthOf(isMirrored, name, NAME))
      return [mark, draw(name, NAME, left, LOGO.top + LOGO.height / 2 + 14, '#FFFFFF')]
    }
  }
}

function numberOf(color: string): number {
  return Number.parseInt(color.slice(1), 16)
}

/** A color between two others. */
function mixed(from: string, to: string, share: number): string {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const ends = channels(to)
  const between = channels(from).map((channel, index) => Math.round(channel + (ends[index]! - channel) * share))
  return `#${between.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
