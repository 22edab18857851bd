import type { SitePage } from '#src/site/site.ts'

/** Whether a page is the home page in any language. */
export function isHome({ path, translates }: Pick<SitePage, 'path' | 'translates'>): boolean {
  return path === '/' || translates === '/'
}
