import { type Network, postLimits } from './postLimits.ts'
import { webAddress } from './webAddress.ts'

/** The URL of a network’s share dialog for a page. Null if the network has none, or the page has no address. */
export function shareAddress(network: Network, link: string): string | null {
  const { share } = postLimits[network]
  const page = webAddress(link)
  return share && page ? share + encodeURIComponent(page) : null
}
