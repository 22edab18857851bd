/**
 * The language of an address, by the folder with which it begins; empty for that of the site. A document of a site of several languages
 * names the folders of the others, separated by blanks, in `data-languages` of its root element.
 */
export function languageOfPath(pathname: string): string {
  const first = pathname.split('/')[1]!
  return document.documentElement.dataset['languages']?.split(' ').includes(first) ? first : ''
}
