import { allPages } from '#src/site/pages/allPages.ts'
import type { PageSource } from '#src/node/config/assemble/madeFrom.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { PageResult, PageTask } from '#src/node/render/writePage.ts'
import type { PageHistory } from './buildSummary.ts'
import { type Replacement, type SiteTexts, replacementsIn } from './frameTexts.ts'
import { type Reason, rebuildReasons } from './rebuildReasons.ts'
import { type PageMaking, pagesToWrite } from './pagesToWrite.ts'
import type { PageRecord, SiteRecord } from './siteRecord.ts'
import type { StagedSite } from './stagedSite.ts'

/** How pages are built, and from what. `before` is the previous record, or the reason why there is none. */
export type PagesMaking = {
  site: Site
  /** The pages to build. */
  pages: readonly SitePage[]
  build: string
  parts: SiteRecord['parts']
  texts: SiteTexts
  before: SiteRecord | Reason
  staged: Pick<StagedSite, 'keep' | 'keepStyle' | 'published'>
  cardOf(page: SitePage): PageRecord['card']
  toDraw?: PageMaking['toDraw']
  /** The page-specific inputs of a page, and the config folder as shown to people. */
  sourcesOf(page: SitePage): readonly PageSource[]
  folder: string
  /** Writes pages and passes on the result of each, in any order. */
  write(tasks: Iterable<PageTask>, onResult: (result: PageResult) => void): Promise<void>
  /** Called after each page with the number of finished pages. */
  onPage?: (done: number) => void
}

/** The rebuilt and reused pages: their records, the reasons, and those that failed. */
export type MadePages = {
  pages: SiteRecord['pages']
  lists: SiteRecord['lists']
  sources: SiteRecord['sources']
  history: PageHistory
  failures: Extract<PageResult, { failure: string }>[]
  htmlBytes: number
  /** Time spent compressing pages: the sum over all threads, in milliseconds. */
  packMs: number
}

/** Writes the pages that changed and takes over the rest. */
export async function makePages({ write, onPage, ...making }: PagesMaking): Promise<MadePages> {
  const { site, parts, texts, before, sourcesOf, folder } = making
  const judgement = rebuildReasons(site, parts, before, { of: sourcesOf, folder })
  const record = 'kind' in before ? undefined : before
  const made: MadePages = {
    pages: {},
    lists: judgement.lists,
    sources: judgement.sources,
    history: { made: new Map(), kept: new Map() },
    failures: [],
    htmlBytes: 0,
    packMs: 0,
  }

  /** Builds pages, and returns those whose documents could not be updated by replacement. */
  async function make(pages: readonly SitePage[], pairs: ReadonlyMap<string, Replacement[]> | undefined): Promise<SitePage[]> {
    const { tasks, begun, kept } = pagesToWrite(pages, { ...making, judgement, record, pairs })
    const unlike = new Set<string>()
    await write(tasks, (result) => {
      if ('failure' in result) return void made.failures.push({ ...result, source: sourceOf(site, result) })
      if ('unlike' in result) return void unlike.add(result.path)
      const { kept: earlier, reasons, ...page } = begun.get(result.path)!
      begun.delete(result.path)
      made.pages[result.path] = {
        ...page,
        document: result.document,
        style: result.style,
        data: result.data ?? earlier!.data,
        markdown: result.markdown,
      }
      made.history.made.set(result.path, reasons)
      made.htmlBytes += result.document.bytes
      made.packMs += result.packMs
      onPage?.(made.history.made.size + made.history.kept.size + kept.size)
    })
    for (const [path, { record: same, reasons }] of kept) {
      made.pages[path] = same
      made.history.kept.set(path, reasons)
      made.htmlBytes += same.document.bytes
    }
    return pages.filter(({ path }) => unlike.has(path))
  }

  const isFooter = judgement.shared === 'only the footer'
  await make(await make(making.pages, isFooter && record ? replacementsIn(record.texts, texts) : undefined), undefined)
  return made
}

/** The place in config of the section that failed on a page. On translated pages, lists without entries are left out. */
function sourceOf(site: Site, { path, section }: Extract<PageResult, { failure: string }>): SitePage['sources'][number] | undefined {
  const page = allPages(site).find((found) => found.path === path)
  if (!page || !section) return undefined
  const { sections, sources } = page
  return sources[sections[section.index]?.type === section.type ? section.index : sections.findIndex(({ type }) => type === section.type)]
}
