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

/** Format of the texts of a page. */
export type PageTexts = 'markdown' | 'html'

/** Reads the content of a page at a moment, in milliseconds since 1970. Throws a `ChangedFileError` if its file has changed since. */
export type ContentsReader = (facts: PageFacts, texts: PageTexts, at: number) => PageContents

/** Cache of a config folder between loads. It belongs to one folder, and grows with its content. */
export type ConfigCache = {
  shared: SharedConfig | undefined
  /** The site as last loaded. */
  state: LoadedState | undefined
  /** Findings of the rules of the whole site. */
  findings: SiteFindings | undefined
  /** Facts of each page, by file. */
  facts: Map<string, PageFacts>
  /** Facts of pages for the content before, or for one that is tried next: changes are tried before they are made, and undone. */
  otherFacts: Map<string, PageFacts>
  stamps: ReadonlyMap<string, FileStamp>
  /** The pages that were last read or shown, by key. */
  recent: { get(key: string): AssembledPage | undefined; set(key: string, page: AssembledPage): void }
  /**
   * The pages themselves, with their texts as written and as HTML, as long as their facts are valid. They read their contents through the
   * latest reader, so that earlier readers can be freed.
   */
  pages: WeakMap<PageFacts, { [texts in PageTexts]?: SitePage }>
  reader: ContentsReader | undefined
  /** Contents of pages read in this run; absent if few of them will be needed. */
  contents: RenderedSectionsFile | undefined
  /** Number of new pages and file stamps since the last save. */
  changes: number
}

/** A loaded site with its inputs: as long as these are the same, and nothing is published or expires, the site is the same. */
export type LoadedState = {
  shared: string | undefined
  facts: readonly PageFacts[]
  at: number
  snapshot: SiteSnapshot
  changes: SiteChanges
  /** Its last returned problems, and the key of the settings used for them. */
  sorted?: { key: string; problems: Problem[] } | undefined
  /** The site itself, once requested. */
  site?: Site | null
}

/** Number of complete pages to keep. */
const RECENT_PAGES = 256

/** A new cache, empty or restored from another run. */
export function configCache(before: Partial<Pick<ConfigCache, 'facts' | 'stamps' | 'findings'>> = {}): ConfigCache {
  return {
    shared: undefined,
    state: undefined,
    findings: undefined,
    facts: new Map(),
    otherFacts: new Map(),
    stamps: new Map(),
    recent: recentOf(RECENT_PAGES),
    pages: new WeakMap(),
    reader: undefined,
    contents: undefined,
    changes: 0,
    ...before,
  }
}
