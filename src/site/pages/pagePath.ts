/** The normalized path of a page from an address: decoded, without trailing slashes. */
export function pagePath(pathname: string): string {
  const path = pathname.includes('%') ? decoded(pathname) : pathname
  return path === '/' ? path : path.replace(/(?<!\/)\/+$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}
