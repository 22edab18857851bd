import type { KeyPath } from '#src/site/site.ts'

/** A part of a file that is published or expires by itself. `path` is the page that it is written on, null if there are several or none. */
export type TimedThing = { name: string; what: string; file: string; keyPath: KeyPath; path: string | null }

/** The time of an event, in milliseconds since 1970 and as written in config. */
export type TimedMoment = { at: number; written: string; did: 'appears' | 'disappears'; thing: TimedThing }

/** All parts of a site that have times, in order, and the draft pages. `now` is the time that the preview shows. */
export type EditorTimes = { now: number; moments: TimedMoment[]; drafts: TimedThing[] }
