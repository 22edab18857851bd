/** A link, described so that it can be found after its page was re-rendered: its place, its target, and its number among equal links. */
type FollowedLink = { region: string; href: string | null; index: number }

const REGIONS = ['main', 'footer', 'header']
const links = new Map<string, FollowedLink>()

/** Remembers the link through which a history entry was left. */
export function rememberLink(entryKey: string, link: HTMLAnchorElement): void {
  const region = REGIONS.find((name) => link.closest(name)) ?? 'body'
  const href = link.getAttribute('href')
  links.set(entryKey, { region, href, index: linksTo(region, href).indexOf(link) })
}

/** The link through which a history entry was left, in the current document; null if there is none. */
export function followedLink(entryKey: string): HTMLAnchorElement | null {
  const left = links.get(entryKey)
  return left ? (linksTo(left.region, left.href)[left.index] ?? null) : null
}

function linksTo(region: string, href: string | null): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`${region} a`)].filter((link) => link.getAttribute('href') === href)
}
