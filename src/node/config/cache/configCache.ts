import type { FileStamp } from '#src/node/files/fileHashes.ts'
import type { AssembledPage } from '#src/node/config/assemble/assemblePage.ts'
import type { PageFacts } from '#src/node/config/assemble/pageFacts.ts'
import type { RenderedSectionsFile, PageContents } from './renderedSectionsFile.ts'
import { recentOf } from '#src/site/recentOf.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { SharedConfig } from '#src/node/config/assemble/sharedConfig.ts'
import type { SiteChanges } from '#src/node/config/assemble/siteChanges.ts'
import type { SiteSnapshot } from '#src/node/config/assemble/buildSiteSnapshot.ts'
import type { SiteFindings } from '#src/node/config/assemble/siteFindings.ts'

/** How the texts of a page are given. */
export type PageTexts = 'markdown' | 'html'

/** Reads what a page shows at a moment, in milliseconds since 1970. Throws a `ChangedFileError` when its file has changed since. */
export type ContentsReader = (facts: PageFacts, texts: PageTexts, at: number) => PageContents

/** What is remembered of a config folder from one loading to the next. It belongs to one folder, and grows with what it holds. */
export type ConfigCache = {
  shared: SharedConfig | undefined
  /** The site as it was loaded last. */
  state: LoadedState | undefined
  /** What the rules of the whole site found. */
  findings: SiteFindings | undefined
  /** What is known of each page, by its file. */
  facts: Map<string, PageFacts>
  stamps: ReadonlyMap<string, FileStamp>
  /** The pages that were read or shown last, by their keys. */
  recent: { get(key: string): AssembledPage | undefined; set(key: string, page: AssembledPage): void }
  /**
   * The pages themselves, with their texts as they are written and as HTML, as long as what is known of them holds. They ask the reader
   * that was made last for their contents, so that no earlier one stays for their sake.
   */
  pages: WeakMap<PageFacts, { [texts in PageTexts]?: SitePage }>
  reader: ContentsReader | undefined
  /** What pages show that were read in this run; absent where nobody will ask for many of them. */
  contents: RenderedSectionsFile | undefined
  /** How much of it is new since it was kept: pages and stamps of files. */
  changes: number
}

/**
 * A site as it was loaded at a moment, with what it was made from: as long as that is the same, and nothing of it comes or goes by its
 * time, so is the site.
 */
export type LoadedState = {
  shared: string | undefined
  facts: readonly PageFacts[]
  at: number
  snapshot: SiteSnapshot
  changes: SiteChanges
  /** Its problems as they were given last, and what names the settings that they were given by. */
  sorted?: { key: string; problems: Problem[] } | undefined
  /** The site itself, once somebody has asked for it. */
  site?: Site | null
}

/** How many pages are kept whole. */
const RECENT_PAGES = 256

/** A memory that knows nothing yet, or what another run has left. */
export function configCache(before: Partial<Pick<ConfigCache, 'facts' | 'stamps' | 'findings'>> = {}): ConfigCache {
  return {
    shared: undefined,
    state: undefined,
    findings: undefined,
    facts: new Map(),
    stamps: new Map(),
    recent: recentOf(RECENT_PAGES),
    pages: new WeakMap(),
    reader: undefined,
    contents: undefined,
    changes: 0,
    ...before,
  }
}
