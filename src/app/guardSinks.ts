import { ownHtml } from '#src/ui/ownHtml.ts'

type Rule = (text: string) => string | null

/** What this needs of a browser; the types of the platform lack Trusted Types. */
type Browser = { trustedTypes?: { createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): unknown } }

/**
 * Says what may reach the places of the browser that run code, where a page asks for Trusted Types: no HTML but what `siteHtml` lets
 * through, no text as a script, and the addresses of scripts that the content security policy allows. To be called before anything else.
 */
export function guardSinks(browser: object): void {
  ;(browser as Browser).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ownHtml.has(html) ? html : null),
    // script-src and worker-src name the hosts; a second list would be one to forget.
    createScriptURL: (url) => url,
  })
}
