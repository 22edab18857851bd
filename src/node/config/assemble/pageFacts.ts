import type { SitePage } from '#src/site/site.ts'
import type { Times } from '#src/site/pages/live.ts'
import type { Problem } from '#src/site/problem.ts'
import type { PackedReferences } from './packedReferences.ts'

/**
 * What is known of the file of a page once it has been read and checked by itself, at a moment: all that other pages and the checks of the
 * whole site need of it. It is plain JSON, small beside the file, and holds as long as nothing changes that it was made from.
 */
export type PageFacts = {
  file: string
  /** The hash of the file; absent when it could not be read, so that nothing of this is kept. */
  hash?: string | undefined
  /** What else was looked at, each with its hash: see `SharedConfig.needHash`. */
  needs: [need: string, hash: string][]
  /** From which day to which one, both included, the checks of dates say the same. */
  days: [first: string, last: string]
  /** The times of everything that the page is made from, and which of it is live at the moment, a letter each. */
  times: readonly Times[]
  states: string
  /** Whether the page is shown at the moment, or why not. */
  state: 'faulty' | 'draft' | 'scheduled' | 'expired' | 'live'
  /** Its path; null when it can have none, or when that is unknown. */
  path: string | null
  /** Whether its own file says its path, as a translation may. */
  saysPath?: boolean | undefined
  /** When the page itself is shown, if it says so. */
  ownTimes?: Times | undefined
  /** The times that its own file says. */
  timed: readonly Times[]
  /** What was found while it was read, and what the rules found. Files are paths below the config folder. */
  problems: readonly Problem[]
  found: readonly Problem[]
  /** The places of what the rules of the whole site found in it, each by what was found: see `placeInPages`. */
  placed?: Record<string, readonly Problem[]> | undefined
  /** Absent when it is not live. */
  page?: PageSummary | undefined
  /** Everything in its file and in its texts that points to something other than an icon. */
  references: PackedReferences
  icons: readonly string[]
  /** The texts of shared files that it shows, now or later, as `file#keyPath`. */
  sharedTexts: readonly string[]
}

/** A page without what is read only when it is shown. */
export type PageSummary = Omit<SitePage, 'sections' | 'sources' | 'headings'>
