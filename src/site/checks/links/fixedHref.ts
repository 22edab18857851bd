import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import { canonicalPath } from '#src/site/pages/canonicalPath.ts'
import { redirectEnds } from '#src/site/redirects/redirectEnds.ts'
import { ownPath } from '#src/site/base/ownPath.ts'

/**
 * The intended target of an internal link, as a path with its query and anchor: without the site’s own address, without a trailing slash,
 * past redirects, with the only similar path and anchor. Undefined if that is uncertain, if search engines may not list the target, or if
 * it equals the link.
 */
export function fixedHref(config: ReadConfig, href: string): string | undefined {
  const own = config.settings && href.startsWith('https://') ? ownPath(config.settings.url, href) : undefined
  const written = own ?? href
  const [, before = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(written) ?? []
  if (!before.startsWith('/')) return undefined

  const target = targetOf(config, before, query)
  if (target === undefined) return undefined
  const page = findPage(config, target.path)
  if (!page || page.meta.noindex) return undefined
  const wanted = anchor ?? target.anchor
  const meant = wanted === undefined ? undefined : onlyNearest(wanted, anchorsOf(config, page))
  if (wanted !== undefined && meant === undefined) return undefined
  const fixed = `${target.path}${target.query}${meant === undefined ? '' : `#${meant}`}`
  return fixed === href ? undefined : fixed
}

type Target = { path: string; query: string; anchor?: string | undefined }

function targetOf(config: ReadConfig, written: string, query: string): Target | undefined {
  const plain = canonicalPath(written)
  for (const path of new Set([written, plain])) {
    const target = endOf(config, path + query)
    if (target) return target
  }
  // Paths that links may not use count as well: a similar word may mean one of them.
  const near = onlyNearest(plain, knownPaths(config))
  return near === undefined ? undefined : endOf(config, near + query)
}

/** The page at an address, or at the end of its redirects, with the query that arrives there. */
function endOf(config: ReadConfig, href: string): Target | undefined {
  const { kind, to } = redirectEnds(config).of(href)
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(to)!
  return kind === 'address' && findPage(config, path) ? { path, query, anchor } : undefined
}

/** All known paths: of pages, of files without a page, of redirects. */
const knownPaths = perConfig(({ pages, unshown, redirects }: ReadConfig) => [
  ...pages.map(({ path }) => path),
  ...unshown.keys(),
  ...redirects.map(({ from }) => from),
])
