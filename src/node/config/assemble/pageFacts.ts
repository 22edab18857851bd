import type { SitePage } from '#src/site/site.ts'
import type { Times } from '#src/site/pages/live.ts'
import type { TimedPart } from '#src/site/pages/TimedPart.ts'
import type { Problem } from '#src/site/problem.ts'
import type { PackedReferences } from './packedReferences.ts'

/**
 * Facts of a page file after reading and checking it by itself, at a moment: everything that other pages and the checks of the whole site
 * need. Plain JSON, small compared with the file, and valid as long as none of its sources change.
 */
export type PageFacts = {
  file: string
  /** The hash of the file; absent if it could not be read, so that the facts are not cached. */
  hash?: string | undefined
  /** Other sources, each with its hash: see `SharedConfig.needHash`. */
  needs: [need: string, hash: string][]
  /** First and last date, inclusive, with the same results of the date checks. */
  days: [first: string, last: string]
  /** The publication times of all sources, and which are published at the moment, as one letter each. */
  times: readonly Times[]
  states: string
  /** Whether the page is shown at the moment, or why not. */
  state: 'faulty' | 'draft' | 'scheduled' | 'expired' | 'live'
  /** Its path; null if it has none, or if it is unknown. */
  path: string | null
  /** Whether its own file sets its path, as a translation may. */
  saysPath?: boolean | undefined
  /** Publication times of the page itself, if any. */
  ownTimes?: Times | undefined
  /** Publication times in its own file. */
  timed: readonly TimedPart['times'][]
  /** Problems from reading it, and findings of the rules. Files are paths below the config folder. */
  problems: readonly Problem[]
  found: readonly Problem[]
  /** Places of problems that the rules of the whole site found in it, by problem: see `placeInPages`. */
  placed?: Record<string, readonly Problem[]> | undefined
  /** Absent if it is not published. */
  page?: PageSummary | undefined
  /** All references in its file and texts, except for icons. */
  references: PackedReferences
  icons: readonly string[]
  /** Texts of shared files that it shows, now or later, as `file#keyPath`. */
  sharedTexts: readonly string[]
}

/** A page without the parts that are read only when it is shown. */
export type PageSummary = Omit<SitePage, 'sections' | 'sources' | 'headings'>
