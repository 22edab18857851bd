import { noteSectionReads } from '#src/site/checks/sectionReads.ts'
import type { SitePage } from '#src/site/site.ts'
import type { AssembledPage } from '#src/node/config/assemble/assemblePage.ts'
import type { ConfigCache, ContentsReader, PageTexts } from './configCache.ts'
import type { PageContents } from './renderedSectionsFile.ts'
import { makePageFacts, readAgain } from '#src/node/config/assemble/makePageFacts.ts'
import type { PageFacts, PageSummary } from '#src/node/config/assemble/pageFacts.ts'
import { recentOf } from '#src/site/recentOf.ts'
import { withFieldHtml } from '#src/node/config/assemble/withFieldHtml.ts'
import { renderTexts } from '#src/node/config/assemble/renderTexts.ts'
import type { SharedConfig } from '#src/node/config/assemble/sharedConfig.ts'
import { statesOf } from '#src/node/config/assemble/statesOf.ts'

/** The page cannot be shown as loaded: its file has changed since, and its old content is not cached. */
export class ChangedFileError extends Error {
  override name = 'ChangedFileError'
}

/** Number of pages, read by another thread or an earlier step, to keep in memory. */
const MOST_TAKEN_UP = 4

/** Facts of the pages of a config, and the pages themselves. */
export type PageReader = {
  /** Facts of all pages at a moment; only changed pages are read. Results for another moment are not cached. */
  factsAt(at: number): PageFacts[]
  /** Files of pages without valid facts at a moment. */
  unknownAt(at: number): string[]
  /** A page that is published at a moment, with its texts as written or as HTML. Its sections are read lazily. */
  page(facts: PageFacts, texts: PageTexts, at: number): SitePage
}

/** Reads the pages of a config at the moment `now`, in milliseconds since 1970; pages in `memory` are not read again. */
export function pageReader(shared: SharedConfig, memory: ConfigCache, now: number): PageReader {
  const needHashes = new Map<string, string>()
  const needHash = (need: string) => {
    let found = needHashes.get(need)
    if (found === undefined) needHashes.set(need, (found = shared.needHash(need)))
    return found
  }

  /** Whether the facts of a page are still valid. */
  function holds({ file, hash, needs, days, times, states }: PageFacts, at: number, today: string): boolean {
    return (
      hash !== undefined &&
      days[0] <= today &&
      today <= days[1] &&
      (times.length === 0 || statesOf(times, at) === states) &&
      needs.every(([need, before]) => needHash(need) === before) &&
      // A link that leads outside is never opened.
      !shared.listed.outside.has(file) &&
      shared.hashes.of(file) === hash
    )
  }

  /** The valid facts of a page at a moment, if they are known. */
  function knownFacts(file: string, at: number, today: string): PageFacts | undefined {
    const last = memory.facts.get(file)
    if (last && holds(last, at, today)) return last
    const other = memory.otherFacts.get(file)
    return other && holds(other, at, today) ? other : undefined
  }

  function keepFacts(facts: PageFacts): void {
    const before = memory.facts.get(facts.file)
    if (before) memory.otherFacts.set(facts.file, before)
    memory.facts.set(facts.file, facts)
    memory.changes += 1
  }

  function contents(facts: PageFacts, { file, key }: PageSummary, at: number): AssembledPage {
    const recent = memory.recent.get(key)
    if (recent) return recent
    const assembled = readAgain(facts, shared, at)
    if (!assembled) throw new ChangedFileError(`${file} has changed since it was checked`)
    memory.recent.set(key, assembled)
    return assembled
  }

  // The sections, sources and headings of a page are read one after the other.
  const takenUpLast = recentOf<PageContents>(MOST_TAKEN_UP)
  function takenUp(key: string): PageContents | undefined {
    const known = takenUpLast.get(key)
    if (known) return known
    const contents = memory.contents?.read(key)
    if (contents) takenUpLast.set(key, contents)
    return contents
  }

  const contentsOf: ContentsReader = (facts, texts, at) => {
    const summary = facts.page!
    noteSectionReads([facts.file])
    const spooled = texts === 'html' && at === now ? takenUp(summary.key) : undefined
    if (spooled) return spooled
    const assembled = contents(facts, summary, at)
    return texts === 'html' ? htmlOf(assembled) : assembled.page
  }
  memory.reader = contentsOf

  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  return {
    unknownAt(at) {
      return shared.pageFiles.filter((file) => !knownFacts(file, at, dayOf(at)))
    },
    factsAt(at) {
      const today = dayOf(at)
      const isNow = at === now
      const all = shared.pageFiles.map((file) => {
        const known = knownFacts(file, at, today)
        if (known) {
          if (isNow && known !== memory.facts.get(file)) keepFacts(known)
          return known
        }
        const { facts, assembled } = makePageFacts(file, shared, at)
        if (isNow) {
          keepFacts(facts)
          if (facts.page && assembled) memory.recent.set(facts.page.key, assembled)
        }
        return facts
      })
      if (isNow && memory.facts.size > all.length) {
        const files = new Set(shared.pageFiles)
        for (const known of [memory.facts, memory.otherFacts]) for (const file of known.keys()) if (!files.has(file)) known.delete(file)
        memory.changes += 1
      }
      return all
    },
    page(facts, texts, at) {
      if (at !== now) return loadedPage(facts.page!, () => contentsOf(facts, texts, at))
      let made = memory.pages.get(facts)
      if (!made) memory.pages.set(facts, (made = {}))
      return (made[texts] ??= loadedPage(texts === 'html' ? withFieldHtml(facts.page!, shared) : facts.page!, () =>
        memory.reader!(facts, texts, at),
      ))
    },
  }
}

const rendered = new WeakMap<AssembledPage, AssembledPage['page']>()

function htmlOf(assembled: AssembledPage): AssembledPage['page'] {
  let page = rendered.get(assembled)
  if (!page) rendered.set(assembled, (page = renderTexts(assembled.page, assembled.texts)))
  return page
}

/** A page whose contents are read on first access; copying it is such an access. */
function loadedPage(summary: PageSummary, contents: () => PageContents): SitePage {
  return {
    ...summary,
    get sections() {
      return contents().sections
    },
    get sources() {
      return contents().sources
    },
    get headings() {
      return contents().headings
    },
  }
}
