import { head } from '#src/site/head/head.ts'
import { markdownTask } from '#src/node/render/markdownTask.ts'
import { builtPageText } from '#src/node/render/builtPageData.ts'
import { trackPageReads } from '#src/site/pages/trackPageReads.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { CardToDraw } from '#src/node/render/socialCards/socialCards.ts'
import type { PageTask } from '#src/node/render/writePage.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import type { Replacement } from './frameTexts.ts'
import type { Judgement, Reason } from './rebuildReasons.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { type PageRecord, type SiteRecord, recordedReads } from './siteRecord.ts'
import type { StagedSite } from './stagedSite.ts'

/** What is known about a page before it is written. */
export type PageBegun = Omit<PageRecord, 'document' | 'style' | 'data' | 'markdown'> & { kept: PageRecord | undefined; reasons: Reason[] }

/** Where the pages of a site are on the way to their documents. */
export type PagesToWrite = {
  tasks: Iterable<PageTask>
  /** Pages being written, by path; the code that receives a result removes the page. */
  begun: Map<string, PageBegun>
  /** Reused pages with their records; those that were checked without need have the reasons. */
  kept: Map<string, { record: PageRecord; reasons: Reason[] }>
}

/**
 * The inputs of pages. `pairs` are the replacements in the published documents of each language, if nothing else that all pages share has
 * changed.
 */
export type PageMaking = {
  site: Site
  build: string
  judgement: Judgement
  record: SiteRecord | undefined
  pairs?: ReadonlyMap<string, Replacement[]> | undefined
  staged: Pick<StagedSite, 'keep' | 'keepStyle' | 'published'>
  cardOf(page: SitePage): PageRecord['card']
  /** The card of a page, if it has to be drawn. */
  toDraw?(page: SitePage): CardToDraw | undefined
}

/**
 * Goes through the pages one by one as tasks are requested. A page that cannot have changed is reused. For any other, data and head are
 * created; if they and the frame are unchanged, the page is reused as well. Otherwise there is a task: rewrite the document, or replace
 * texts in it.
 */
export function pagesToWrite(pages: readonly SitePage[], making: PageMaking): PagesToWrite {
  const begun: PagesToWrite['begun'] = new Map()
  const kept: PagesToWrite['kept'] = new Map()
  return { tasks: tasksOf(pages, making, begun, kept), begun, kept }
}

function* tasksOf(
  pages: readonly SitePage[],
  { site, build, judgement, record, pairs: pairsIn, staged, cardOf, toDraw }: PageMaking,
  begun: PagesToWrite['begun'],
  kept: PagesToWrite['kept'],
): Iterable<PageTask> {
  const isOther = judgement.shared === 'the frame' || judgement.shared === 'only the footer'
  for (const page of pages) {
    const { path } = page
    const before = record?.pages[path]
    const card = cardOf(page)
    const undrawn = toDraw?.(page)
    const reasons = judgement.reasons(page)
    const hasSameCard = before?.card?.url === card?.url && undrawn === undefined
    const isSame = reasons.length === 0 && hasSameCard
    if (before && isSame && staged.keep(path, before, 'both')) {
      kept.set(path, { record: before, reasons: [] })
      continue
    }
    const published = staged.published(pageFiles(path).document)
    const pairs = pairsIn?.get(page.language ?? site.settings.language)
    const isAlike = hasSameCard && reasons.every(({ kind }) => kind === 'frame')
    if (before && pairs && published !== undefined && isAlike && staged.keepStyle(before.style) && staged.keep(path, before, 'data')) {
      begun.set(path, { ...before, kept: before, reasons })
      yield { path, file: page.file, published, pairs, style: before.style, markdown: before.markdown }
      continue
    }
    // Strings are transferred to another thread faster than objects.
    const { made, reads } = trackPageReads(() => ({
      data: builtPageText(site, page, build),
      head: JSON.stringify(head(site, page, card?.url)),
    }))
    const now = { key: judgement.key(page), meta: judgement.meta(page), reads: recordedReads(reads), head: contentHash(made.head), card }
    // Its data is the content of the file of that name.
    const hasSameData = before !== undefined && before.data.sums[0] === contentHash(made.data)
    const isUnchanged = hasSameData && before.head === now.head && !isOther && undrawn === undefined
    if (isUnchanged && !isSame && staged.keep(path, before, 'both')) {
      kept.set(path, {
        record: { ...now, document: before.document, style: before.style, data: before.data, markdown: before.markdown },
        reasons,
      })
      continue
    }
    const hasData = hasSameData && !isUnchanged && staged.keep(path, before, 'data')
    begun.set(path, { ...now, kept: hasData ? before : undefined, reasons: whyOf(reasons, isUnchanged || isSame) })
    yield { path, ...made, file: page.file, withData: !hasData, markdown: markdownTask(site, page), card: undrawn }
  }
}

function whyOf(reasons: Reason[], isMissing: boolean): Reason[] {
  if (isMissing) return [{ kind: 'file missing', words: 'its published files are missing or changed' }]
  return reasons.length > 0 ? reasons : [{ kind: 'text', words: 'its card for shared links changed' }]
}
