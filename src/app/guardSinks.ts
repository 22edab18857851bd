import { scriptOrigins } from '#src/services/scriptOrigins.ts'

type Rules = { createHTML(html: string): string | null; createScriptURL(url: string): string | null }

/** What this needs of a window; the types of the platform lack Trusted Types. */
type SinksWindow = { location: { href: string; origin: string }; trustedTypes?: { createPolicy(name: string, rules: Rules): unknown } }

/** An empty place, and the way in which React makes a script element. */
const HARMLESS: readonly string[] = ['', '<script></script>']

/**
 * Says what may reach the places of the browser that run code, where a page asks for Trusted Types: scripts and workers of this site and of
 * the services that load one, and no HTML but what `siteHtml` lets through. To be called before anything else, once.
 */
export function guardSinks({ location, trustedTypes }: SinksWindow): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (HARMLESS.includes(html) ? html : null),
    createScriptURL(url) {
      const { origin } = new URL(url, location.href)
      return origin === location.origin || scriptOrigins.has(origin) ? url : null
    },
  })
}
