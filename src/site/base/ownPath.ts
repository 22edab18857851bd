import { urlOf } from '#src/site/words/urlOf.ts'
import { baseOf } from './baseOf.ts'

/**
 * What a full address says behind the address of the site, such as `/visit?day=2`; undefined for one of another site, also on the same
 * host.
 */
export function ownPath(siteUrl: string, address: string): string | undefined {
  const [own, asked] = [urlOf(siteUrl), urlOf(address)]
  if (!own || !asked || own.host !== asked.host) return undefined
  const base = baseOf(siteUrl)
  const written = address.slice(address.indexOf('//') + 2).replace(/^[^/?#]*/, '')
  const isOwn = written.startsWith(base) && /^(?:[/?#]|$)/.test(written.slice(base.length))
  if (!isOwn) return undefined
  const rest = written.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
