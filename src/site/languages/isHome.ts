import type { SitePage } from '#src/site/site.ts'

/** Whether a page is the home page, in whichever language. */
export function isHome({ path, translates }: Pick<SitePage, 'path' | 'translates'>): boolean {
  return path === '/' || translates === '/'
}
