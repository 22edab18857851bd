/**
 * The address that a click leads to, when the router may follow it: a plain left click on a link of this site that opens in the same tab.
 * Of another event on such a link, the address that a click would lead to. Null for everything else, also for anchors of the same page and
 * for files.
 */
export function internalTarget(event: Event): URL | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  if (
    event instanceof MouseEvent &&
    event.type === 'click' &&
    (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
    return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || /\.[a-z0-9]+$/i.test(url.pathname)) return null
  const isAnchorHere = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return isAnchorHere ? null : url
}
