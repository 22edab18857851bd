import type { Times } from '#src/site/pages/live.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'

/** What could be read of a config: all of it, or what is left of it when some files have faults. */
export type ReadConfig = Pick<Site, 'pages' | 'collections' | 'redirects' | 'references' | 'assets'> &
  Partial<Pick<Site, 'settings' | 'theme' | 'header' | 'footer' | 'notFound'>> & {
    /** Paths that have a file but no page, and why. Faulty files are reported already, so nobody blames links that lead to them. */
    unshown: ReadonlyMap<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>
    /** Times of pages that have any, by path; whether they are live or not. */
    timesOf: ReadonlyMap<string, Times>
    /** Names of all collections, those with a faulty index too. */
    collectionNames: string[]
    /** False when a file with faults may hold pages or redirects whose paths nobody knows. */
    knowsAllPaths: boolean
    /** False when any file has faults of shape or is missing, so that what is not named anywhere may be named there. */
    isWhole: boolean
    /** The day by which dates are judged, `YYYY-MM-DD`. */
    today: string
    /** Names of all fragments. */
    fragmentNames: string[]
    /** Markdown files beside pages, entries and fragments. */
    textFiles: string[]
    /** Levels of the headings of each Markdown text that has any, in order. Sections hold their texts as Markdown here. */
    headingLevels: ReadonlyMap<string, readonly number[]>
    /** What is written: the text of every JSON file with its value, and of every Markdown file that is shown. */
    sources: readonly Source[]
    /** Size of PNG, JPEG and WebP files under `assets/`, in pixels as they are shown, and in bytes. */
    pictures: ReadonlyMap<string, { width: number; height: number; bytes: number }>
    /** Paths that were published at the last release. */
    published?: readonly string[] | undefined
  }

/** A file as it is written. Markdown has no `value`. */
export type Source = { file: string; text: string; value?: unknown }

/** One thing that the shape of a file cannot say. It copes with parts that are missing, so that one run finds every fault. */
export type Check = (config: ReadConfig) => UnplacedProblem[]
