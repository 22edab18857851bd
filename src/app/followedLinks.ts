/** A link as it can be found again when its page has been rendered anew: where it stands, where it leads, and which of such links it is. */
type FollowedLink = { region: string; href: string | null; index: number }

const REGIONS = ['main', 'footer', 'header']
const links = new Map<string, FollowedLink>()

/** Remembers the link by which a history entry is left. */
export function rememberLink(entryKey: string, link: HTMLAnchorElement): void {
  const region = REGIONS.find((name) => link.closest(name)) ?? 'body'
  const href = link.getAttribute('href')
  links.set(entryKey, { region, href, index: linksTo(region, href).indexOf(link) })
}

/** The link by which a history entry was left, in the document as it is now; null when there is none. */
export function followedLink(entryKey: string): HTMLAnchorElement | null {
  const left = links.get(entryKey)
  return left ? (linksTo(left.region, left.href)[left.index] ?? null) : null
}

function linksTo(region: string, href: string | null): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`${region} a`)].filter((link) => link.getAttribute('href') === href)
}
