import type { HeadersRule } from './HeadersRule.ts'
import { headerCsp, securityHeaders } from './securityHeaders.ts'
import { addressKey } from '#src/site/pages/addressKey.ts'
import { isOwnFile } from '#src/site/pages/isOwnFile.ts'
import { withoutEnding } from '#src/site/pages/withoutEnding.ts'
import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import { pageFiles } from './pageFiles.ts'
import { isStyleFile } from './pageStyle.ts'
import type { ServedAs, ServedRedirect } from './servedAs.ts'

/** A page as it is served. */
export interface ServedPage {
  /** Its one address, without a slash at its end, such as `/about-us`. */
  path: string
  /** Its document below the site, such as `/about-us/index.html`. */
  file: string
  /** The hash of its own style block, such as `sha256-…`. */
  style?: string | undefined
}

/**
 * How a site is served, whatever serves it: the bundled server answers by this table, and the configuration of every other host is written
 * from it. What follows from the path of a file alone (type, caching) is in
 * `fileHeaders`.
 */
export interface HostingTable {
  /** The headers of all answers, beside the policy and HSTS. */
  headers: Readonly<Record<string, string>>
  /** For answers over https alone. */
  hsts: string | undefined
  /** The policy for a page with these style sources of its own, as a policy writes them: a hash in quotes, or what stands in for it. */
  policy(pageStyles?: string): string
  /** The policy where each page cannot have its own: any style block is allowed if pages have blocks of their own, which narrow it. */
  commonPolicy: string
  /** In the order of their addresses; the page for unknown addresses is not among them. */
  pages: readonly ServedPage[]
  notFound: ServedPage | undefined
  /** The same for the addresses of a further language: those below a folder. */
  notFoundIn: readonly (ServedPage & { folder: string })[]
  /** Those that start at no page, in whatever spelling; in other capitals than its own, a page may be led to. */
  redirects: readonly ServedRedirect[]
  /** The same for servers that tell no capitals apart, and find a page in any of them. */
  redirectsInAnyCapitals: readonly ServedRedirect[]
  /** Headers of files that packages publish, in place of those that all answers and files have. */
  fileRules: readonly HeadersRule[]
}

/** The hash of a style block, from what was noted of the style of a page; files need no hash. */
function blockOf(style: string | undefined): string | undefined {
  return isStyleFile(style) ? undefined : style
}

/** The table of a site, from what config says and from its pages with what they have for their styles. Throws on a host that is none. */
export function hostingTable(
  { redirects, csp, security, baseStyle, fileRules = [] }: ServedAs,
  pageStyles: Readonly<Record<string, string | undefined>>,
): HostingTable {
  const { hsts, reportTo } = security
  const base = baseStyle === undefined ? undefined : `'${baseStyle}'`
  const pages = Object.keys(pageStyles)
    .sort()
    .map((path) => ({ path, file: pageFiles(path).document, style: blockOf(pageStyles[path]) }))
  const policy: HostingTable['policy'] = (own) =>
    headerCsp(base === undefined ? undefined : [base, ...(own === undefined ? [] : [own])], csp, reportTo)
  const addresses = new Map(pages.map(({ path }) => [addressKey(path), path]))
  const isElsewhere = ({ from }: ServedRedirect) => !addresses.has(addressKey(from)) && !isOwnFile(from)
  const differsInCapitals = ({ from }: ServedRedirect) => addresses.get(addressKey(from)) !== withoutEnding(from)
  return {
    headers: securityHeaders(csp, reportTo),
    hsts: hsts && `max-age=${hsts.days * 86_400}${hsts.includeSubDomains ? '; includeSubDomains' : ''}${hsts.preload ? '; preload' : ''}`,
    policy,
    commonPolicy: pages.some(({ style }) => style !== undefined) ? headerCsp(undefined, csp, reportTo) : policy(),
    pages: pages.filter(({ path }) => folderOfNotFound(path) === undefined),
    notFound: pages.find(({ path }) => folderOfNotFound(path) === ''),
    notFoundIn: pages.flatMap((page) => {
      const folder = folderOfNotFound(page.path)
      return folder ? [{ ...page, folder }] : []
    }),
    redirects: redirects.filter((redirect) => isElsewhere(redirect) || (differsInCapitals(redirect) && !isOwnFile(redirect.from))),
    redirectsInAnyCapitals: redirects.filter(isElsewhere),
    fileRules,
  }
}
