import type { Times } from '#src/site/pages/live.ts'
import type { Site } from '#src/site/site.ts'
import type { FieldParts } from './fieldParts.ts'

/** What could be read of a config: all of it, or what is left of it when some files have problems. */
export type ReadConfig = Pick<Site, 'pages' | 'collections' | 'redirects' | 'references' | 'assets' | 'pictures'> &
  Partial<Pick<Site, 'settings' | 'theme' | 'header' | 'footer' | 'notFound'>> & {
    /** Paths that have a file but no page, and why. Files with problems are reported already, so links that lead to them are not. */
    unshown: ReadonlyMap<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>
    /** Times of pages that have any, by path; whether they are live or not. */
    timesOf: ReadonlyMap<string, Times>
    /** Names of all collections, those whose index has problems too. */
    collectionNames: string[]
    /** False when a file with problems may hold pages or redirects whose paths nobody knows. */
    knowsAllPaths: boolean
    /** False when any file has problems or is missing, so that what is not named anywhere may be named there. */
    isWhole: boolean
    /** The day by which dates are judged, `YYYY-MM-DD`. */
    today: string
    /** Names of all fragments. */
    fragmentNames: string[]
    /** Markdown files beside pages, entries and fragments. */
    textFiles: string[]
    /** Links with words, pictures and checked days that fields hold, by file. */
    parts: ReadonlyMap<string, FieldParts>
    /** Levels of the headings of each Markdown text that has any, in order. Sections hold their texts as Markdown here. */
    headingLevels: ReadonlyMap<string, readonly number[]>
    /** What is written: the text of every JSON file with its value, and of every Markdown file that is shown. */
    sources: readonly Source[]
    /** Paths that were published at the last release. */
    published?: readonly string[] | undefined
  }

/** A file as it is written. Markdown has no `value`. */
export type Source = { file: string; text: string; value?: unknown }
