import { baseOf } from './baseOf.ts'
import { ownPath } from './ownPath.ts'

/**
 * The path of the site that an argument of a command names: a path as config has it, one with the base path, or a full address. Any other
 * is returned unchanged. `siteUrl` is the address of the site.
 */
export function sitePath(siteUrl: string, address: string): string {
  if (/^https?:/i.test(address)) return ownPath(siteUrl, address) ?? address
  const { origin } = new URL(siteUrl)
  return baseOf(siteUrl) !== '' && address.startsWith('/') ? (ownPath(siteUrl, origin + address) ?? address) : address
}
