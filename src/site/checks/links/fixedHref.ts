import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import { canonicalPath } from '#src/site/pages/canonicalPath.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/**
 * The intended target of an internal link, as a path with its query and anchor: without the site’s own address, without a trailing slash,
 * past redirects, with the only similar path and anchor. Undefined if that is uncertain, if search engines may not list the target, or if
 * it equals the link.
 */
export function fixedHref(config: ReadConfig, href: string): string | undefined {
  const own = config.settings && urlOf(config.settings.url)
  const isOwn = own !== undefined && href.startsWith('https://') && urlOf(href)?.host === own.host
  const written = isOwn ? href.slice(own.origin.length) || '/' : href
  const [, before = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(written) ?? []
  if (!before.startsWith('/')) return undefined

  const target = targetOf(config, before)
  if (target === undefined) return undefined
  const page = findPage(config, target.path)
  if (!page || page.meta.noindex) return undefined
  const wanted = anchor ?? target.anchor
  const meant = wanted === undefined ? undefined : onlyNearest(wanted, anchorsOf(config, page))
  if (wanted !== undefined && meant === undefined) return undefined
  const fixed = `${target.path}${query || target.query}${meant === undefined ? '' : `#${meant}`}`
  return fixed === href ? undefined : fixed
}

type Target = { path: string; query: string; anchor?: string | undefined }

function targetOf(config: ReadConfig, written: string): Target | undefined {
  const plain = canonicalPath(written)
  for (const path of new Set([written, plain])) {
    const target = findPage(config, path) ? { path, query: '' } : endOfRedirects(config, path)
    if (target) return target
  }
  // Paths that links may not use count as well: a similar word may mean one of them.
  const near = onlyNearest(plain, knownPaths(config))
  return near === undefined ? undefined : findPage(config, near) ? { path: near, query: '' } : endOfRedirects(config, near)
}

const redirectTargets = perConfig(({ redirects }: ReadConfig) => new Map(redirects.map(({ from, to }) => [from, to])))

/** The page at which a redirected path ends, if any. */
function endOfRedirects(config: ReadConfig, from: string): Target | undefined {
  const targets = redirectTargets(config)
  const met = new Set<string>()
  let path = from
  let last: string | undefined
  while (targets.has(path) && !met.has(path)) {
    met.add(path)
    last = targets.get(path)!
    path = last.split(/[?#]/)[0]!
  }
  if (last === undefined || !findPage(config, path)) return undefined
  const [, query = '', anchor] = /^[^?#]*(\?[^#]*)?(?:#(.*))?$/s.exec(last)!
  return { path, query, anchor }
}

/** All known paths: of pages, of files without a page, of redirects. */
const knownPaths = perConfig(({ pages, unshown, redirects }: ReadConfig) => [
  ...pages.map(({ path }) => path),
  ...unshown.keys(),
  ...redirects.map(({ from }) => from),
])
