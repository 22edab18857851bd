import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptFiles } from '#src/node/files/keptFiles.ts'
import { socialCard } from '#src/site/head/socialCard.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { cardFont } from './cardFont.ts'
import { cardLogo } from './cardLogo.ts'
import { cardSvg } from './cardSvg.ts'
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
  const svgOf = await cardPainter(site, configDir)
  const drawer = await svgDrawer()
  const kept = keptFiles(keepDir)
  const cards = new Map<string, MadeCard>()
  for (const page of pages) {
    const svg = svgOf(page)
    if (svg === undefined) continue
    const hash = createHash('sha256').update(drawer.version).update(svg).digest('hex')
    const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')
    const file = await kept.file(`${hash}.png`, () => drawer.png(svg))
    cards.set(page.path, { url: `/static/social/${name}-${hash.slice(0, 10)}.png`, file })
  }
  kept.tidy()
  return cards
}

/** Draws the card of one page as a PNG; undefined when the page needs none. */
export async function drawSocialCard(site: Site, configDir: string, page: SitePage): Promise<Buffer | undefined> {
  const svg = (await cardPainter(site, configDir))(page)
  return svg === undefined ? undefined : (await svgDrawer()).png(svg)
}

async function cardPainter(site: Site, configDir: string): Promise<(page: SitePage) => string | undefined> {
  const font = await cardFont(site.theme.font.files.map(({ src }) => readFileSync(join(configDir, src))))
  const logo = cardLogo(site.settings, configDir, await svgDrawer())
  return (page) => {
    const card = socialCard(site, page)
    return card && cardSvg(card, site.theme, font, logo)
  }
}
