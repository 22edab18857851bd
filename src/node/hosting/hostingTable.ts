import type { HeadersRule } from './HeadersRule.ts'
import { headerCsp, securityHeaders } from './securityHeaders.ts'
import { lazily } from '#src/site/lazily.ts'
import { addressKey } from '#src/site/pages/addressKey.ts'
import { isOwnFile } from '#src/site/pages/isOwnFile.ts'
import { withoutEnding } from '#src/site/pages/withoutEnding.ts'
import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { pageFiles } from './pageFiles.ts'
import { isStyleFile } from './pageStyle.ts'
import type { ServedAs } from './servedAs.ts'

/** A page as it is served. */
export interface ServedPage {
  /** Its one address, without a trailing slash, such as `/about-us`. */
  path: string
  /** Its document in the site, such as `/about-us/index.html`. */
  file: string
  /** The hash of its own style block, such as `sha256-…`. */
  style?: string | undefined
}

/**
 * How a site is served, on any host: the bundled server uses this table, and the configuration of every other host is generated from it.
 * What depends only on a file’s path (type, caching) is in `fileHeaders`.
 */
export interface HostingTable {
  /** The path below which the site is served, such as `/museum`; empty at the root of its host. All other paths here are without it. */
  base: string
  /** The headers of all responses, except the policy and HSTS. */
  headers: Readonly<Record<string, string>>
  /** For HTTPS responses only. */
  hsts: string | undefined
  /** The policy for a page with these style sources of its own, in policy syntax: a quoted hash, or a placeholder. */
  policy(pageStyles?: string): string
  /** The policy for hosts without a policy per page: if pages have style blocks, any block is allowed, and the page restricts it. */
  commonPolicy: string
  /** In the order of their addresses, without the not-found page. */
  pages: readonly ServedPage[]
  notFound: ServedPage | undefined
  /** The not-found page of a further language: for addresses below a folder. */
  notFoundIn: readonly (ServedPage & { folder: string })[]
  /** Redirects from addresses that are not a page in any spelling; one that differs from its own only in case can be a page’s. */
  redirects: readonly Redirect[]
  /** The same for case-insensitive servers. */
  redirectsInAnyCapitals: readonly Redirect[]
  /** The address of the site, without a slash at its end, if its pages are also published as Markdown. */
  markdownOf: string | undefined
  /** Headers of files that packages publish, which take precedence. */
  fileRules: readonly HeadersRule[]
}

/** Whether an address has a query or placeholders, so that no spelling of it is a page. */
function isOther(from: string): boolean {
  return /[?{*]/.test(from)
}

/** The hash of a style block, from the recorded style of a page; files need no hash. */
function blockOf(style: string | undefined): string | undefined {
  return isStyleFile(style) ? undefined : style
}

/** The table of a site, from config and from the recorded styles of its pages. Throws for an invalid host. */
export function hostingTable(
  { base: below = '', redirects, csp, security, baseStyle, markdownOf, fileRules = [] }: ServedAs,
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
  const isElsewhere = ({ from }: Redirect) => isOther(from) || (!addresses.has(addressKey(from)) && !isOwnFile(from))
  const differsInCapitals = ({ from }: Redirect) => addresses.get(addressKey(from)) !== withoutEnding(from)
  // There may be many, and the bundled server starts without them.
  const own = lazily(() => redirects.filter((one) => isElsewhere(one) || (differsInCapitals(one) && !isOwnFile(one.from))))
  const inAnyCapitals = lazily(() => redirects.filter(isElsewhere))
  return {
    base: below,
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
    get redirects() {
      return own()
    },
    get redirectsInAnyCapitals() {
      return inAnyCapitals()
    },
    markdownOf,
    fileRules,
  }
}
