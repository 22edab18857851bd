import { plainAddress } from '#schemas/plainAddress.ts'

/** A path in the site’s spelling: letters decoded and in composed form, lower case, no double or trailing slash, no `index.html`. */
export function canonicalPath(path: string): string {
  return (
    plainAddress(path)
      .toLowerCase()
      .normalize('NFC')
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html?$|\.html?$/, '')
      .replace(/(?<=.)\/$/, '') || '/'
  )
}
