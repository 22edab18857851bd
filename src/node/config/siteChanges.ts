import type { Page } from '#schemas/page.ts'
import { type LaterChange, lastChange, laterChanges } from '#src/site/pages/laterChanges.ts'
import { stateAt } from '#src/site/pages/live.ts'
import type { FileContent, FileFacts } from './collectFacts.ts'

/**
 * When a site changes by itself: the last time up to the moment of loading, in milliseconds since 1970 (null: never), and every later one.
 */
export type SiteChanges = { last: number | null; later: LaterChange[] }

/** When the site changes by itself, by the times of whatever is not a draft and has not expired with its page. */
export function siteChanges(files: readonly FileFacts[], at: number): SiteChanges {
  const times = files.flatMap(({ content }) => {
    if (!content || content.timed.length === 0) return []
    const page = isPage(content) ? content.value : undefined
    if (page?.draft) return []
    const isGone = page !== undefined && stateAt(page, at) === 'expired'
    return content.timed.map(({ file, times: own }) => ({ file, ...own, isGone }))
  })
  return {
    last: lastChange(times, at),
    later: laterChanges(
      times.filter(({ isGone }) => !isGone),
      at,
    ),
  }
}

function isPage(content: FileContent): content is FileContent<Page> {
  return content.kind === 'page' || content.kind === 'entry'
}
