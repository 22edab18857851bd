import { viewOf } from '#src/site/languages/viewOf.ts'
import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import { pictureAt } from '#src/site/pictures/pictureAt.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** The smallest cover that sharing services show large, in pixels. */
const LEAST = { width: 600, height: 315 }

/** Precedes the focus point in the address of a picture for shared links. */
const MARK = '.card-'
const ENDING = '.jpg'

/** Whether a page has a picture of its own for shared links: pages that are meant to be shared, unless config names one. */
export function hasOwnCard(site: Pick<Site, 'settings'>, page: SitePage): boolean {
  const isShared = !page.generated && folderOfNotFound(page.path) === undefined && !page.meta.noindex
  return isShared && (page.meta.socialImage ?? site.settings.socialImage) === undefined
}

/**
 * The cover of a page as the picture for shared links: its address, such as `/assets/team.jpg.card-50-40.jpg`, and its description.
 * Undefined if the site shows cards with titles, or the cover cannot be used: a drawing, an animation, or a small picture.
 */
export function coverCard(whole: Site, page: SitePage): { address: string; alt: string } | undefined {
  const { cover } = page.meta
  if (!cover) return undefined
  const site = viewOf(whole, page)
  if (site.settings.socialCards !== 'cover' || !hasOwnCard(site, page)) return undefined
  const picture = pictureAt(whole.pictures, cover.src)
  if (!picture || picture.isAnimated || picture.width < LEAST.width || picture.height < LEAST.height) return undefined
  const { x, y } = cover.focus ?? { x: 50, y: 50 }
  return { address: `${cover.src}${MARK}${x}-${y}${ENDING}`, alt: cover.alt }
}

/** The picture and the focus point of such an address; undefined for other addresses. */
export function coverOfCard(address: string): { src: string; focus: { x: number; y: number } } | undefined {
  const mark = address.lastIndexOf(MARK)
  if (mark === -1 || !address.endsWith(ENDING)) return undefined
  const [x = NaN, y = NaN, ...others] = address
    .slice(mark + MARK.length, -ENDING.length)
    .split('-')
    .map(Number)
  const isPoint = others.length === 0 && [x, y].every((value) => value >= 0 && value <= 100)
  return isPoint ? { src: address.slice(0, mark), focus: { x, y } } : undefined
}
