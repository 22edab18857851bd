/** The path under which a page is known: without trailing slashes. */
export function pagePath(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
}
