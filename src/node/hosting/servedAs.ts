import type { Security } from '#schemas/security.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import type { HeadersRule } from './HeadersRule.ts'
import type { CspHosts } from './securityHeaders.ts'

/** The settings of config and packages for serving a site. */
export interface ServedAs {
  /** The path below which the site is served, such as `/museum`; undefined at the root of its host. */
  base?: string | undefined
  redirects: readonly Redirect[]
  /** Hosts in the content security policy that config has enabled. */
  csp: CspHosts
  security: Pick<Security, 'hsts' | 'reportTo'>
  /** The hash of the style block shared by all pages, such as `sha256-…`, even if it is empty; undefined if unknown. */
  baseStyle?: string | undefined
  /** The address of the site, without a slash at its end, if its pages are also published as Markdown. */
  markdownOf?: string | undefined
  /** Headers of the files that packages publish. */
  fileRules?: readonly HeadersRule[] | undefined
}
