import { followsLink } from '#src/shell/menu/followsLink.ts'
import { internalUrl } from './internalUrl.ts'

/**
 * The target of a link event that the router may handle: a page of this site in the same tab, and a plain left click. Null for everything
 * else.
 */
export function internalLinkTarget(event: Event): URL | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  // What opens a dialog instead of its page needs no prefetch.
  if (!link || (link.dataset['opens'] !== undefined && event.type !== 'click')) return null
  if (event instanceof MouseEvent && event.type === 'click' && !followsLink(event)) return null
  return internalUrl(link)
}
