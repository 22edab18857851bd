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

/** The last chunk of every PNG: it is empty, and therefore constant. */
const END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])

/** Whether a PNG file is complete. Throws the system's error if the file cannot be read. */
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

/** A picture for shared links: its address on the site, which changes with its content, and its file on disk. */
export type Card = { url: string; file: string; toDraw?: CardToDraw | undefined }

/** A card still to be drawn: its layout, and its file. */
export type CardToDraw = { layout: CardLayout; file: string }

/** The cards of a site, laid out one by one. */
export type SocialCards = {
  /** The card of a page; undefined if it needs none. Existing cards are not redrawn. `says` is the text on it, if known. */
  of(page: SitePage, says?: SocialCard | undefined): Card | undefined
  /** Deletes cards unused for weeks. */
  tidy(): void
}

/** The cards of a site: PNG files of 1200 × 630 pixels in `keepDir`. Throws if a font or the logo of the theme cannot be read. */
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

/** Draws cards in the font of some files. Rejects if one of them cannot be read. */
export async function cardArtist(fonts: readonly string[]): Promise<(layout: CardLayout) => Buffer> {
  return cardDrawer(await cardFont(fonts.map((file) => readFileSync(file))), await svgDrawer())
}

/** Draws the card of one page as a PNG; undefined if the page needs none. */
export async function drawSocialCard(site: Site, configDir: string, page: SitePage): Promise<Buffer | undefined> {
  const says = socialCard(site, page)
  if (!says) return undefined
  const { layoutOf, font, drawer } = await cardMaking(site, configDir)
  return cardDrawer(font, drawer)(layoutOf(says))
}

/** The layout of the cards of a site; `look` identifies their shared design. */
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
