import { siteBase } from './siteBase.ts'

/** A path of the site as an address, such as `/museum/visit`; full addresses, anchors and queries stay as they are. */
export function hrefOf(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? siteBase() + path : path
}
