import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueHash } from '#src/node/files/hashes.ts'
import { keptFiles } from '#src/node/files/keptFiles.ts'
import { socialCard } from '#src/site/head/socialCard.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { cardFont } from './cardFont.ts'
import { cardLogo } from './cardLogo.ts'
import { type CardLayout, cardLayout } from './cardLayout.ts'
import { cardDrawer } from './drawCard.ts'
import { svgDrawer } from './drawSvg.ts'

/** A picture for shared links: its address on the site, which changes with what it shows, and the file on disk that holds it. */
export type MadeCard = { url: string; file: string }

/**
 * The cards of all pages that need one, or of those among `pages`, by path: PNG files of 1200 × 630 pixels. What was drawn once stays in
 * `keepDir` and is not drawn again. Throws when a font or the logo of the theme cannot be read.
 */
export async function socialCards(
  site: Site,
  configDir: string,
  keepDir: string,
  pages: readonly SitePage[] = site.pages,
): Promise<Map<string, MadeCard>> {
  if (!pages.some((page) => socialCard(site, page))) return new Map()
  const { layoutOf, look, draw } = await cardPainter(site, configDir)
  const kept = keptFiles(keepDir)
  const cards = new Map<string, MadeCard>()
  for (const page of pages) {
    const layout = layoutOf(page)
    if (layout === undefined) continue
    const sum = hash('sha256', JSON.stringify([look, layout]))
    const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')
    const file = await kept.file(`${sum}.png`, () => draw(layout))
    cards.set(page.path, { url: `/static/social/${name}-${sum.slice(0, 10)}.png`, file })
  }
  kept.tidy()
  return cards
}

/** Draws the card of one page as a PNG; undefined when the page needs none. */
export async function drawSocialCard(site: Site, configDir: string, page: SitePage): Promise<Buffer | undefined> {
  const { layoutOf, draw } = await cardPainter(site, configDir)
  const layout = layoutOf(page)
  return layout && draw(layout)
}

/** What lays out and draws the cards of a site; `look` names what they have in common beside their layouts. */
async function cardPainter(site: Site, configDir: string) {
  const files = site.theme.font.files.map(({ src }) => readFileSync(join(configDir, src)))
  const font = await cardFont(files)
  const drawer = await svgDrawer()
  const logo = cardLogo(site.settings, configDir, drawer)
  return {
    look: valueHash([drawer.version, files.map((file) => hash('sha256', file))]),
    layoutOf(page: SitePage): CardLayout | undefined {
      const card = socialCard(site, page)
      return card && cardLayout(card, site.theme, font, logo)
    },
    draw: cardDrawer(font, drawer),
  }
}
