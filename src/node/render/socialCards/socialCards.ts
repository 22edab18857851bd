import { hash } from 'node:crypto'
import { readFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { valueHash } from '#src/node/files/hashes.ts'
import { keptFiles } from '#src/node/files/keptFiles.ts'
import { type SocialCard, socialCard } from '#src/site/head/socialCard.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { cardFont } from './cardFont.ts'
import { cardFontFiles } from './cardFontFiles.ts'
import { cardLogo } from './cardLogo.ts'
import { type CardLayout, cardLayouts } from './cardLayout.ts'
import { cardDrawer } from './drawCard.ts'
import { svgDrawer } from './drawSvg.ts'

/** The last chunk of every PNG: it is empty, and so always the same. */
const END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])

/** Whether a PNG is there to its end. Throws the system's error when the file cannot be read. */
function isWholePng(file: string): boolean {
  const opened = openSync(file, 'r')
  try {
    const end = Buffer.alloc(END.length)
    readSync(opened, end, 0, end.length, Math.max(0, fstatSync(opened).size - end.length))
    return end.equals(END)
  } finally {
    closeSync(opened)
  }
}

/** A picture for shared links: its address on the site, which changes with what it shows, and the file on disk that holds it. */
export type Card = { url: string; file: string; toDraw?: CardToDraw | undefined }

/** A card that is not there yet: what stands on it, and the file that is to hold it. */
export type CardToDraw = { layout: CardLayout; file: string }

/** The cards of a site, laid out one by one. */
export type SocialCards = {
  /**
   * The card of a page; undefined when it needs none. What was drawn once is there and need not be drawn again. `says` is what stands on
   * it, if that is known.
   */
  of(page: SitePage, says?: SocialCard | undefined): Card | undefined
  /** Removes cards that nobody has asked for in weeks. */
  tidy(): void
}

/**
 * The cards of a site: PNG files of 1200 × 630 pixels in `keepDir`. Throws when a font or the logo of the theme cannot be read.
 */
export async function socialCards(site: Site, configDir: string, keepDir: string): Promise<SocialCards> {
  const { layoutOf, look } = await cardMaking(site, configDir)
  const kept = keptFiles(keepDir)
  return {
    of(page, says = socialCard(site, page)) {
      if (!says) return undefined
      const layout = layoutOf(says)
      const sum = hash('sha256', JSON.stringify([look, layout.backdrop.name, layout.texts]))
      const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')
      const { path: file, isThere } = kept.find(`${sum}.png`)
      return {
        url: `/static/social/${name}-${sum.slice(0, 10)}.png`,
        file,
        toDraw: isThere && isWholePng(file) ? undefined : { layout, file },
      }
    },
    tidy: kept.tidy,
  }
}

/** What draws cards in the font of some files. Fails when one of them cannot be read. */
export async function cardArtist(fonts: readonly string[]): Promise<(layout: CardLayout) => Buffer> {
  return cardDrawer(await cardFont(fonts.map((file) => readFileSync(file))), await svgDrawer())
}

/** Draws the card of one page as a PNG; undefined when the page needs none. */
export async function drawSocialCard(site: Site, configDir: string, page: SitePage): Promise<Buffer | undefined> {
  const says = socialCard(site, page)
  if (!says) return undefined
  const { layoutOf, font, drawer } = await cardMaking(site, configDir)
  return cardDrawer(font, drawer)(layoutOf(says))
}

/** What lays out the cards of a site; `look` names what they have in common beside their layouts. */
async function cardMaking(site: Site, configDir: string) {
  const files = cardFontFiles(site.theme, configDir).map((file) => readFileSync(file))
  const font = await cardFont(files)
  const drawer = await svgDrawer()
  const logo = cardLogo(site.settings, configDir, drawer, deepTones(site.theme.colors).ground)
  return {
    font,
    drawer,
    look: valueHash([drawer.version, files.map((file) => hash('sha256', file))]),
    layoutOf: cardLayouts(site.theme, font, logo),
  }
}
