import type { Security } from '#schemas/security.ts'
import type { HeadersRule } from './HeadersRule.ts'
import type { CspHosts } from './securityHeaders.ts'

/** An old address and where it leads: a path of the site or a whole address elsewhere. */
export interface ServedRedirect {
  from: string
  to: string
  status: 301 | 302 | 308
}

/** What config and packages say of how a site is served. */
export interface ServedAs {
  redirects: readonly ServedRedirect[]
  /** Hosts for the content security policy that config has switched on. */
  csp: CspHosts
  security: Pick<Security, 'hsts' | 'reportTo'>
  /** The hash of the style block that all pages have, such as `sha256-…`, be it empty; none when it is not known. */
  baseStyle?: string | undefined
  /** What packages say of the files that they publish. */
  fileRules?: readonly HeadersRule[] | undefined
}
