/** The path under which the not-found page has its data. */
export const NOT_FOUND_PATH = '/404'

/** The path under which a page is known: without trailing slashes. */
export function pagePath(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
}
