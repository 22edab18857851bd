import type { Network } from './postLimits.ts'
import { webAddress } from './webAddress.ts'

/** The kind of an account: a personal one, or a page or organization that the user manages. */
export type AccountKind = 'own' | 'page'

/** An account as entered by its owner: `id` is the name at the end of its URL. */
export type Account = { id: string; name: string; link: string }

const HOSTS: Record<Network, RegExp> = {
  linkedin: /(?:^|\.)linkedin\.com$/,
  facebook: /(?:^|\.)(?:facebook|fb)\.com$/,
  instagram: /(?:^|\.)instagram\.com$/,
}
const ORGANISATIONS = ['company', 'school', 'showcase']
const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u

/**
 * The account at a URL (`linkedin.com/company/corner-bakery`) or with a handle (`@corner.bakery`); the handle is the default name. Null if
 * the input is neither, or belongs to another network or kind.
 */
export function readAccount(network: Network, kind: AccountKind, given: { name: string; address: string }): Account | null {
  const typed = given.address.trim()
  const named = typed.includes('/') ? inAddress(network, kind, typed) : { id: typed.replace(/^@/, ''), folder: '' }
  if (!named || !HANDLE.test(named.id)) return null
  return { id: named.id, name: given.name.trim() || named.id, link: linkTo(network, kind, named) }
}

type Named = { id: string; folder: string }

function inAddress(network: Network, kind: AccountKind, typed: string): Named | null {
  const address = webAddress(typed)
  if (!address) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean).map(decoded)
  if (!HOSTS[network].test(hostname)) return null
  if (network === 'linkedin') return (kind === 'own' ? ['in'] : ORGANISATIONS).includes(first) ? { id: second, folder: first } : null
  if (network === 'facebook' && first === 'profile.php') return { id: searchParams.get('id') ?? '', folder: '' }
  if (network === 'facebook' && ['people', 'pages'].includes(first)) return { id: third, folder: '' }
  return { id: first, folder: '' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function linkTo(network: Network, kind: AccountKind, { id, folder }: Named): string {
  const name = encodeURIComponent(id)
  if (network === 'linkedin') return `https://www.linkedin.com/${folder || (kind === 'own' ? 'in' : 'company')}/${name}`
  return `https://www.${network}.com/${name}`
}
