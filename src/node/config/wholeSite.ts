import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { liveMenus } from '#src/site/menus/liveMenus.ts'
import type { Site } from '#src/site/site.ts'
import type { AssembledPage } from './assemblePage.ts'
import { NOT_FOUND_FILE } from './listFiles.ts'
import { renderTexts } from './renderTexts.ts'

/** The site as it is at a moment, with its texts as HTML; null when a file is missing without which there is none. */
export function wholeSite(
  { settings, theme, header, footer, redirects, collections, references, assets, pictures }: ReadConfig,
  assembled: readonly AssembledPage[],
  at: number,
): Site | null {
  const pages = assembled.map(({ page, texts }) => renderTexts(page, texts))
  const notFound = pages.find(({ file }) => file === NOT_FOUND_FILE)
  if (!settings || !theme || !header || !footer || !notFound) return null
  const paths = new Set(pages.map(({ path }) => path))
  const site: Site = {
    settings,
    theme,
    header,
    footer,
    notFound,
    // A page may have a redirect for the time when it is not live.
    redirects: redirects.filter(({ from }) => !paths.has(from.length > 1 ? from.replace(/\/+$/, '') : from)),
    pages: pages.filter((page) => page !== notFound),
    collections,
    references: references.filter(({ isDormant }) => !isDormant),
    assets,
    pictures,
  }
  return liveMenus(site, at)
}
