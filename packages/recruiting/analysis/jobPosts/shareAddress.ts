import { type Network, postLimits } from './postLimits.ts'
import { webAddress } from './webAddress.ts'

/** The address of a network’s own share window for a page. Null where the network has none, or the page has no address. */
export function shareAddress(network: Network, link: string): string | null {
  const { share } = postLimits[network]
  const page = webAddress(link)
  return share && page ? share + encodeURIComponent(page) : null
}
