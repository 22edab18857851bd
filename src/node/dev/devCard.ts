import { socialCard } from '#src/site/head/socialCard.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'

const FOLDER = '/static/social'

/** The address of a page’s social card in the preview; undefined if the page does not need one. */
export function devCardPath(site: Site, page: SitePage): string | undefined {
  return socialCard(site, page) && `${FOLDER}${page.path === '/' ? '/index' : page.path}.png`
}

/** The card at an address of the preview, drawn on request; undefined if there is none. */
export async function devCard(site: Site, configDir: string, pathname: string): Promise<Buffer | undefined> {
  if (!pathname.startsWith(`${FOLDER}/`)) return undefined
  const page = findPage(
    site,
    pathname
      .slice(FOLDER.length)
      .replace(/\.png$/, '')
      .replace(/^\/index$/, '/'),
  )
  if (!page || devCardPath(site, page) !== pathname) return undefined
  const { drawSocialCard } = await import('#src/node/render/socialCards/socialCards.ts')
  return drawSocialCard(site, configDir, page)
}
