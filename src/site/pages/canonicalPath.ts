/** A path in the site’s spelling: lower case, no double or trailing slash, no `index.html`. */
export function canonicalPath(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html?$|\.html?$/, '')
      .replace(/(?<=.)\/$/, '') || '/'
  )
}
