import { pathOf } from '#src/site/base/pathOf.ts'

/**
 * The target of a link, if it is a page of this site in the same tab; null for everything else, including anchors on the current page,
 * files and pages in another language.
 */
export function internalUrl(link: HTMLAnchorElement): URL | null {
  if (!link.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || /\.[a-z0-9]+$/i.test(url.pathname)) return null
  if (pathOf(url.pathname) === undefined) return null
  // Pages in another language have other menus and texts, which come with their documents.
  if (languageOfPath(url.pathname) !== languageOfPath(location.pathname)) return null
  const isAnchorHere = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return isAnchorHere ? null : url
}

/**
 * The language of an address, by its first folder; empty for the site’s language. The document of a multilingual site lists the folders of
 * the other languages, separated by spaces, in `data-languages` of its root element.
 */
function languageOfPath(pathname: string): string {
  const first = (pathOf(pathname) ?? pathname).split('/')[1]!
  return document.documentElement.dataset['languages']?.split(' ').includes(first) ? first : ''
}
