import { type PageSource, sourceChanged } from '#src/node/config/assemble/madeFrom.ts'
import { textOfBeside } from '#src/site/pages/entriesBeside.ts'
import { ALL_PAGES, entriesOf, listedPages, pathsText } from '#src/site/pages/lookup.ts'
import { pricedPagesBelow } from '#src/site/pages/pricedPages.ts'
import { textOfLists } from '#src/site/lists/listData.ts'
import { READ_BY_OTHERS } from '#src/site/pages/trackPageReads.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { pageKey } from './pageKey.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { type Change, changedParts } from './siteParts.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import type { PageRecord, SiteRecord } from './siteRecord.ts'

/** Why a page must be checked for changes: a kind, for counting, and words. */
export type Reason = { kind: ReasonKind; words: string }
export type ReasonKind = 'no record' | 'code' | 'packing' | 'frame' | 'new' | 'text' | 'other pages' | 'file missing'

/** The current site compared with the previous record. */
export type Judgement = {
  key(page: SitePage): string
  meta(page: SitePage): PageRecord['meta']
  lists: SiteRecord['lists']
  sources: SiteRecord['sources']
  /** Changes that affect all pages. */
  shared: Change
  /** Why a page may have changed; empty if it cannot have changed. */
  reasons(page: SitePage): Reason[]
}

/**
 * Decides which pages may have changed since `before`, the record of a build of the same code, or the reason why there is none. `sources`
 * are the page-specific inputs, and the config folder as shown to people. Reads no sections of pages.
 */
export function rebuildReasons(
  site: Site,
  parts: SiteRecord['parts'],
  before: SiteRecord | Reason,
  sources: { of(page: SitePage): readonly PageSource[]; folder: string },
): Judgement {
  const known = 'kind' in before ? undefined : before
  const pages = allPages(site)
  const keys = new Map(pages.map((page) => [page, pageKey(page)]))
  const metas = new Map(pages.map((page) => [page.path, metaOf(page, known?.pages[page.path], keys.get(page)!)]))

  const lists = Object.fromEntries([
    ...Object.keys(site.collections).map((name) => [
      name,
      valueHash([announced(site, name), entriesOf(site, name).map(({ path }) => [path, metas.get(path)])]),
    ]),
    [ALL_PAGES, valueHash(listedPages(site).map(({ path }) => [path, metas.get(path)?.['name']]))],
  ]) as SiteRecord['lists']
  const shared = known ? changedParts(known.parts, parts) : { change: 'the frame' as const, words: [] }
  const changed = known ? changedMetas(metas, known.pages) : new Map<string, string>()
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const isAnother = (path: string) => known?.pages[path]?.key !== keys.get(byPath.get(path)!)

  function ofOthers(page: SitePage, { reads }: PageRecord): string[] {
    if (!known) return []
    const differs = (texts: [string, string][], textOf: (page: SitePage) => string) =>
      texts.some(([path, text]) => !byPath.has(path) || textOf(byPath.get(path)!) !== text)
    return [
      ...reads.pages.flatMap((path) =>
        path !== page.path && changed.has(path) ? [`${path}, to which it refers, ${changed.get(path)}`] : [],
      ),
      ...reads.whole.flatMap((path) => (path !== page.path && isAnother(path) ? [`${path}, whose prices it shows, changed`] : [])),
      ...reads.lists.flatMap((name) =>
        lists[name] === known.lists[name]
          ? []
          : [`${name === ALL_PAGES ? 'the list of all pages' : `the collection ${name}`}, which it lists, changed`],
      ),
      ...(differs(reads.beside, (entry) => textOfBeside(viewOf(site, entry), entry)) ? ['the entries to which it leads changed'] : []),
      ...(differs(reads.below, (above) => pathsText(pricedPagesBelow(viewOf(site, above), above)))
        ? ['the pages below it with prices changed']
        : []),
      ...(differs(reads.listed, (own) => valueHash(textOfLists(viewOf(site, own), own))) ? ['the entries of its list changed'] : []),
    ]
  }

  /** Which page-specific inputs of a page have changed. */
  function ofItself(page: SitePage): string[] {
    const all = sources.of(page)
    const changed = all.filter(([name, hash]) => (known!.sources[name] ?? hash) !== hash)
    if (changed.length > 0) return changed.map(([name]) => sourceChanged(name, sources.folder))
    const isElsewhere = all.some(([name]) => known!.sources[name] === undefined)
    return [
      isElsewhere
        ? `its file moved (${sources.folder}/${page.file})`
        : 'part of its content was published or expired (publishAt, expireAt)',
    ]
  }

  return {
    key: (page) => keys.get(page)!,
    meta: (page) => metas.get(page.path)!,
    lists,
    sources: Object.fromEntries(pages.flatMap(sources.of)),
    shared: shared.change,
    reasons(page) {
      if (!known) return [before as Reason]
      const record = known.pages[page.path]
      if (!record) return [{ kind: 'new', words: 'it is new' }]
      return [
        ...(record.key === keys.get(page) ? [] : ofItself(page).map((words) => ({ kind: 'text' as const, words }))),
        ...ofOthers(page, record).map((words) => ({ kind: 'other pages' as const, words })),
        ...shared.words.map((words) => ({ kind: 'frame' as const, words })),
      ]
    },
  }
}

/** What a collection itself tells the pages that list it, in all languages. */
function announced({ collections, languages = [] }: Site, name: string): unknown {
  return [collections, ...languages.map((language) => language.collections)].map((all) => {
    const { feeds, tags, series, tagPath, seriesPath, path, parent } = all[name]!
    return [feeds, tags, series, tagPath, seriesPath, path, parent]
  })
}

/** Hashes of what a page exposes to other pages; the previous object if nothing changed. */
function metaOf(page: SitePage, record: PageRecord | undefined, key: string): PageRecord['meta'] {
  if (record?.key === key) return record.meta
  return Object.fromEntries(Object.entries(page.meta).flatMap(([field, value]) => (value === undefined ? [] : [[field, valueHash(value)]])))
}

/** Pages that changed what they expose to other pages, or that were added or deleted, with words for it. */
function changedMetas(metas: ReadonlyMap<string, PageRecord['meta']>, before: SiteRecord['pages']): Map<string, string> {
  const changed = new Map<string, string>()
  for (const [path, meta] of metas) {
    const earlier = before[path]?.meta
    if (earlier === meta) continue
    const fields = READ_BY_OTHERS.filter((field) => earlier?.[field] !== meta[field])
    if (!earlier) changed.set(path, 'is new')
    else if (fields.length > 0) changed.set(path, `changed its ${fields.join(', ')}`)
  }
  for (const path of Object.keys(before)) if (!metas.has(path)) changed.set(path, 'was removed')
  return changed
}
