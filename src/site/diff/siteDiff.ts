import type { SitePage } from '#src/site/site.ts'
import type { Compared } from './compared.ts'
import { type FieldChange, fieldChanges } from './fieldChanges.ts'
import { type LostAddress, lostAddresses } from './lostAddresses.ts'
import { type MenuChange, footerChanges, headerChanges } from './menuChanges.ts'
import { type PageChange, type SharedChange, pageChanges } from './pageChanges.ts'
import { type Match, pageMatches } from './pageMatches.ts'
import { type RedirectChange, redirectChanges } from './redirectChanges.ts'
import type { Times } from '#src/site/pages/live.ts'

/** Changes from one config to another, in the terms of authors. Parts that could not be read on both sides are in `notCompared`. */
export type SiteDiff = {
  lost: LostAddress[]
  /** New pages; `was` says why a page that already had a file was not shown, such as `draft`. */
  added: { page: SitePage; was?: string | undefined }[]
  /** Removed pages; `now` says why a page that still has a file is not shown. */
  removed: { page: SitePage; now?: string | undefined }[]
  moved: Match[]
  changed: PageChange[]
  shared: SharedChange[]
  times: TimeChange[]
  header: MenuChange[]
  footer: MenuChange[]
  footerFields: FieldChange[]
  redirects: RedirectChange[]
  settings: FieldChange[]
  theme: FieldChange[]
  /** Paths of pages and names of files hidden by problems on one side. */
  notCompared: string[]
}

/** Compares two configs, as far as they could be read. */
export function siteDiff(before: Compared, after: Compared): SiteDiff {
  const { kept, moved, added, removed, notCompared } = pageMatches(before, after)
  const { pages, shared } = pageChanges([...kept, ...moved], before, after)
  const files = (['settings', 'theme', 'header', 'footer'] as const).filter((part) => !before[part] || !after[part])
  return {
    lost: lostAddresses(before, after),
    added: added.map((page) => ({ page, was: before.unshown.get(page.path) })),
    removed: removed.map((page) => ({ page, now: after.unshown.get(page.path) })),
    moved,
    changed: pages,
    shared,
    times: timeChanges(before, after),
    header: headerChanges(before, after),
    footer: footerChanges(before, after),
    footerFields: before.footer && after.footer ? fieldChanges(footerTexts(before.footer), footerTexts(after.footer)) : [],
    redirects: redirectChanges(before.redirects, after.redirects),
    settings: before.settings && after.settings ? fieldChanges(withoutSchema(before.settings), withoutSchema(after.settings)) : [],
    theme: before.theme && after.theme ? fieldChanges(withoutSchema(before.theme), withoutSchema(after.theme)) : [],
    notCompared: [...files.map((part) => (part === 'settings' ? 'site.json' : `${part}.json`)), ...notCompared],
  }
}

/** Fields of the footer, except for the links that are compared as a menu. */
function footerTexts(footer: NonNullable<Compared['footer']>): Partial<typeof footer> {
  const { $schema: _schema, columns: _columns, legal: _legal, social: _social, ...rest } = footer
  return rest
}

function withoutSchema<Value extends { $schema?: string | undefined }>({ $schema: _schema, ...rest }: Value): Omit<Value, '$schema'> {
  return rest
}

/** A page whose publication times changed; without times it is always shown, or does not exist. */
export type TimeChange = { path: string; before: Times; after: Times }

/** Pages whose publication times changed, published or not, sorted by path. */
function timeChanges(before: Compared, after: Compared): TimeChange[] {
  const paths = new Set([...before.timesOf.keys(), ...after.timesOf.keys()])
  return [...paths].sort().flatMap((path) => {
    const [old, now] = [timesAt(before, path), timesAt(after, path)]
    return old.publishAt === now.publishAt && old.expireAt === now.expireAt ? [] : [{ path, before: old, after: now }]
  })
}

function timesAt({ timesOf }: Compared, path: string): Times {
  const { publishAt, expireAt } = timesOf.get(path) ?? {}
  return { publishAt, expireAt }
}
