import type { Check, ReadConfig } from '#src/site/check.ts'
import { findPage } from '#src/site/lookup.ts'
import { didYouMean } from '#src/site/nearest.ts'
import type { Finding } from '#src/site/problem.ts'
import type { Reference, SitePage } from '#src/site/site.ts'

/** Links lead to pages and anchors that exist. Each is reported once, where it is written. */
export function liveLinks(config: ReadConfig): Finding[] {
  const paths = config.pages.map(({ path }) => path)
  const redirected = new Set(config.redirects.map(({ from }) => from))
  const files = new Set(config.assets)
  const own = config.settings && new URL(config.settings.url)
  return ofKind(config, 'href').flatMap(({ value, where }): Finding[] => {
    const deadAnchor = (anchors: Set<string>): Finding => ({
      code: 'E_DEAD_ANCHOR',
      ...where,
      message: `"${value}" leads to an anchor that is not there`,
      hint: didYouMean(value.slice(value.indexOf('#') + 1), anchors),
    })
    if (value.startsWith('#')) {
      const without = anchorsOfFile(config, where.file).find((anchors) => !anchors.has(value.slice(1)))
      return without ? [deadAnchor(without)] : []
    }
    if (own && value.startsWith('https://') && URL.canParse(value) && new URL(value).host === own.host) {
      return [{ code: 'E_OWN_ADDRESS', severity: 'warning', ...where, message: `"${value}" is this site`, hint: `Write ${value.slice(own.origin.length) || '/'}.` }]
    }
    if (!value.startsWith('/') || files.has(value)) return []
    const [before = '', anchor] = value.split('#')
    const path = before.split('?')[0]!
    const page = findPage(config, path)
    if (page) {
      const anchors = anchorsOf(page)
      if (anchor !== undefined && !anchors.has(anchor)) return [deadAnchor(anchors)]
      if (page.meta.noindex) return [{ code: 'E_LINK_NOINDEX', severity: 'warning', ...where, message: `"${value}" is a page that search engines may not list`, hint: 'Remove the link, or noindex from that page.' }]
      return []
    }
    if (redirected.has(path)) {
      // What a redirect leads to is judged with the redirects.
      if (where.file === 'redirects.json') return []
      return [{ code: 'E_LINK_REDIRECTED', severity: 'warning', ...where, message: `"${value}" is redirected`, hint: 'Link to where it leads.' }]
    }
    const unshown = config.unshown.get(path)
    if (unshown === 'draft') return [{ code: 'E_DEAD_LINK', ...where, message: `"${value}" is a draft, so it is not published`, hint: 'Publish that page or remove the link.' }]
    if (unshown === 'faulty' || !config.knowsAllPaths) return []
    return [{ code: 'E_DEAD_LINK', ...where, message: `"${value}" is not a page of this site`, hint: didYouMean(path, paths) }]
  })
}

/** Assets that are named exist, with the same upper and lower case. */
export function liveAssets(config: ReadConfig): Finding[] {
  const assets = new Set(config.assets)
  return ofKind(config, 'asset')
    .filter(({ value }) => !assets.has(value))
    .map(({ value, where }) => ({ code: 'E_NO_ASSET', ...where, message: `there is no file "${value}" in the config folder`, hint: didYouMean(value, assets) }))
}

/** Collections that are named exist. */
export function liveCollections(config: ReadConfig): Finding[] {
  const names = config.collectionNames
  return ofKind(config, 'collection')
    .filter(({ value }) => !names.includes(value))
    .map(({ value, where }) => ({ code: 'E_NO_COLLECTION', ...where, message: `there is no collection "${value}"`, hint: didYouMean(value, names) }))
}

/** What fields of one kind name, each with its place. */
function ofKind({ references }: ReadConfig, kind: Reference['kind']): { value: string; where: Pick<Finding, 'file' | 'at' | 'text'> }[] {
  return references.flatMap(({ kind: its, value, ...where }) => (its === kind ? [{ value, where }] : []))
}

/** Anchors of every page that shows something written in a file. */
function anchorsOfFile({ pages, notFound }: ReadConfig, file: string): Set<string>[] {
  return [...pages, ...(notFound ? [notFound] : [])].filter((page) => page.file === file || page.sources.some((source) => source.file === file)).map(anchorsOf)
}

function anchorsOf(page: SitePage): Set<string> {
  const inText = Object.values(page.headings).flatMap((headings) => headings.map(({ id }) => id))
  return new Set([...page.sections.flatMap(({ id }) => id ?? []), ...inText])
}

/** Checks of everything that points somewhere. */
export const linkChecks: Check[] = [liveLinks, liveAssets, liveCollections]
