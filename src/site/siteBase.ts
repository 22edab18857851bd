/*
 * The one place that knows the base path while pages are rendered and shown. Everything else uses paths as config writes them, such as
 * `/visit`, and asks here when an address leaves the program or enters it.
 */

/** Where the server keeps the base of the pages that it renders: company code is bundled apart, with a copy of this module. */
const KEPT = Symbol.for('page-builder/base')

/** The base path of the site, such as `/museum`; empty for a site at the root of its host. A document names it in `data-base`. */
export function siteBase(): string {
  if (typeof document !== 'undefined') return document.documentElement.dataset['base'] ?? ''
  return (globalThis as { [KEPT]?: string })[KEPT] ?? ''
}

/** Sets the base of the pages that the server renders from now on. */
export function setSiteBase(base = ''): void {
  ;(globalThis as { [KEPT]?: string })[KEPT] = base
}

/** A path of the site as an address, such as `/museum/visit`; full addresses, anchors and queries stay as they are. */
export function hrefOf(path: string): string {
  return isPath(path) ? siteBase() + path : path
}

/** The same for each file of a `srcset`, as this builder writes it. */
export function srcSetOf(srcSet: string): string {
  return srcSet.split(', ').map(hrefOf).join(', ')
}

/** HTML that the build generated from Markdown, in which text and attributes are escaped, with its links and pictures as addresses. */
export function htmlAtBase(html: string): string {
  if (siteBase() === '') return html
  return html.replace(ADDRESS, (_, name: string, value: string) => ` ${name}="${name === 'srcset' ? srcSetOf(value) : hrefOf(value)}"`)
}

const ADDRESS = / (href|src|srcset)="(\/[^"]*)"/g

/** The path of the site that an address has, such as `/visit`; undefined for one outside the site. */
export function pathOf(pathname: string): string | undefined {
  const base = siteBase()
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** The name of something that browsers keep for a host, not for a site: several sites may have the same host. */
export function siteKey(name: string): string {
  return name + siteBase()
}

function isPath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}
