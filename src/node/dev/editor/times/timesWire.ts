import type { KeyPath } from '#src/site/site.ts'

/** A part of a file that comes or goes by itself. `path` is the page that it is written on, null when it is on several or none. */
export type TimedThing = { name: string; what: string; file: string; keyPath: KeyPath; path: string | null }

/** A moment at which something happens, in milliseconds since 1970, and as it is written in config. */
export type TimedMoment = { at: number; written: string; did: 'appears' | 'disappears'; thing: TimedThing }

/** Everything of a site that has times, by moment, and the pages that are drafts. `now` is the moment that the preview shows. */
export type EditorTimes = { now: number; moments: TimedMoment[]; drafts: TimedThing[] }
