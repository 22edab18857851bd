import { head } from '#src/site/head/head.ts'
import { pageDataText } from '#src/site/pages/makePageData.ts'
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

/** What is known of a page before it is written. */
export type PageBegun = Omit<PageRecord, 'document' | 'style' | 'data'> & { kept: PageRecord | undefined; reasons: Reason[] }

/** What became of the pages of a site on the way to their documents. */
export type PagesToWrite = {
  tasks: Iterable<PageTask>
  /** Pages that are being written, by path; each is taken out by whoever gets its result. */
  begun: Map<string, PageBegun>
  /** Pages that are kept, with their records; those that were looked at for nothing say why they were. */
  kept: Map<string, { record: PageRecord; reasons: Reason[] }>
}

/**
 * What pages are made with. `pairs` are what to replace in the published documents of each language when nothing else has changed that all
 * pages share.
 */
export type PageMaking = {
  site: Site
  build: string
  judgement: Judgement
  record: SiteRecord | undefined
  pairs?: ReadonlyMap<string, Replacement[]> | undefined
  staged: Pick<StagedSite, 'keep' | 'keepStyle' | 'published'>
  cardOf(page: SitePage): PageRecord['card']
  /** The card of a page when it has to be drawn. */
  toDraw?(page: SitePage): CardToDraw | undefined
}

/**
 * Goes through the pages one by one, as tasks are asked for. A page that cannot have changed is taken over as it is. Of any other, data
 * and head are made; when they are what they were, and the frame is, the page is taken over as well. What is left is a task: to write the
 * document anew, or to replace something in it.
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
      yield { path, file: page.file, published, pairs, style: before.style }
      continue
    }
    // As texts they go to another thread faster than as values.
    const { made, reads } = trackPageReads(() => ({
      data: pageDataText(site, page, build),
      head: JSON.stringify(head(site, page, card?.url)),
    }))
    const now = { key: judgement.key(page), meta: judgement.meta(page), reads: recordedReads(reads), head: contentHash(made.head), card }
    // Its data is what is in the file of that name.
    const hasSameData = before !== undefined && before.data.sums[0] === contentHash(made.data)
    const isUnchanged = hasSameData && before.head === now.head && !isOther && undrawn === undefined
    if (isUnchanged && !isSame && staged.keep(path, before, 'both')) {
      kept.set(path, { record: { ...now, document: before.document, style: before.style, data: before.data }, reasons })
      continue
    }
    const hasData = hasSameData && !isUnchanged && staged.keep(path, before, 'data')
    begun.set(path, { ...now, kept: hasData ? before : undefined, reasons: whyOf(reasons, isUnchanged || isSame) })
    yield { path, ...made, file: page.file, withData: !hasData, card: undrawn }
  }
}

function whyOf(reasons: Reason[], isMissing: boolean): Reason[] {
  if (isMissing) return [{ kind: 'file missing', words: 'its published files are missing or changed' }]
  return reasons.length > 0 ? reasons : [{ kind: 'text', words: 'its card for shared links changed' }]
}
