import { ownHtml } from '#src/ui/ownHtml.ts'

type Rule = (text: string) => string | null

/** The part of the browser’s API that is needed here; the platform types lack Trusted Types. */
type Browser = { trustedTypes?: { createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): unknown } }

/**
 * Defines what may reach the browser’s injection sinks if a page requires Trusted Types: HTML that `siteHtml` accepts, no text as a script,
 * and script addresses that the content security policy allows. Call it before anything else.
 */
export function guardSinks(browser: object): void {
  ;(browser as Browser).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ownHtml.has(html) ? html : null),
    // script-src and worker-src already list the hosts; a second list would get out of date.
    createScriptURL: (url) => url,
  })
}
