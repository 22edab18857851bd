import type { KeyPath } from '#src/site/site.ts'
import type { Times } from './live.ts'

/** A part of a file with publication times, or opening hours that change, and its place; the place of a page is the top of its file. */
export type TimedPart = { keyPath: KeyPath; times: Times & { isHours?: true } }
