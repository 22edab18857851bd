/**
 * The address that a link leads to, when that is a page of this site in the same tab; null for everything else, also for an anchor on the
 * current page, for files and for pages in another language.
 */
export function internalUrl(link: HTMLAnchorElement): URL | null {
  if (!link.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || /\.[a-z0-9]+$/i.test(url.pathname)) return null
  // Another language has other menus and words, which its documents bring with them.
  if (languageOfPath(url.pathname) !== languageOfPath(location.pathname)) return null
  const isAnchorHere = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return isAnchorHere ? null : url
}

/**
 * The language of an address, by the folder with which it begins; empty for that of the site. A document of a site of several languages
 * names the folders of the others, separated by blanks, in `data-languages` of its root element.
 */
function languageOfPath(pathname: string): string {
  const first = pathname.split('/')[1]!
  return document.documentElement.dataset['languages']?.split(' ').includes(first) ? first : ''
}
