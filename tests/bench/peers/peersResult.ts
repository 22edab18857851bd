import type { BUILDS } from './buildFigures.ts'
import type { PageFigures } from './pageFigures.ts'
import type { TreeRun } from './treeRun.ts'

/** Medians of one page in the browser. */
export type PageRow = { name: string; figures: PageFigures }

/** Medians of the builds of one peer at one size. */
export type BuildRow = { name: string; builds: Partial<Record<(typeof BUILDS)[number], TreeRun>> }

/** What a run of the bench found out. The first row of `pages` is the page without scripts, the first of `builds` this project. */
export type PeersResult = {
  versions: string[]
  /** What is not compared, and why; in sentences. */
  absent: string[]
  /** The load of the machine before it began, averaged over a minute. */
  load: number
  /** How often pages and builds were measured. */
  runs: number
  repeats: number
  pages: PageRow[]
  builds: Map<number, BuildRow[]>
}
