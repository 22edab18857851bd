/*
 * The one place that knows the base path while pages are rendered and shown. Everything else uses paths as config writes them, such as
 * `/visit`, and asks this folder when an address leaves the program or enters it.
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
  return path.startsWith('/') && !path.startsWith('//') ? siteBase() + path : path
}
