import { followsLink } from '#src/shell/menu/followsLink.ts'

/**
 * The address that an event on a link leads to, when the router may follow it: the link belongs to this site and opens in the same tab, and
 * a click is a plain left click. Null for everything else, also for an anchor on the current page and for files.
 */
export function internalLinkTarget(event: Event): URL | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  if (event instanceof MouseEvent && event.type === 'click' && !followsLink(event)) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || /\.[a-z0-9]+$/i.test(url.pathname)) return null
  const isAnchorHere = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return isAnchorHere ? null : url
}
