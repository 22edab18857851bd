import { ownHtml } from './ownHtml.ts'

/**
 * HTML that the build made, or that is in the document already: from now on the browser lets it into the page. Nothing else may be given:
 * this is where the content security policy is told that HTML is ours.
 */
export function siteHtml(html: string): string {
  // There is nobody to tell while pages are rendered, and many pages. `import.meta.env` has no type where sections are checked.
  if (typeof document !== 'undefined') ownHtml.add(html)
  return html
}
