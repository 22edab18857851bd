import { ownHtml } from './ownHtml.ts'

/**
 * Marks HTML from the build, or from the document, as allowed for injection. Pass nothing else: the content security policy then trusts the
 * HTML.
 */
export function siteHtml(html: string): string {
  // Not needed during prerendering of many pages. `import.meta.env` has no type where sections are checked.
  if (typeof document !== 'undefined') ownHtml.add(html)
  return html
}
