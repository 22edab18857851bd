/** The normalized path of a page: without trailing slashes. */
export function pagePath(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
}
