/** The path under which a page is known: without a slash at the end. */
export function pagePath(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
}
