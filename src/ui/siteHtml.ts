/** What browsers with Trusted Types offer to make HTML that they let into a page; the types of the platform lack it. */
type TrustedTypes = { createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML } }

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * HTML that the build made, or that is in the document already, as the browser lets it into the page. Nothing else may be given: this is
 * where the content security policy is told that HTML is ours. Twice the same HTML is two values, so keep the first one.
 */
export function siteHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy('site', { createHTML: (html) => html })
  return policy.createHTML(html)
}
