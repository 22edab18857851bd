/** A path as the site writes paths: lower case, no slash twice or at the end, no `index.html`. */
export function canonicalPath(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html?$|\.html?$/, '')
      .replace(/(?<=.)\/$/, '') || '/'
  )
}
