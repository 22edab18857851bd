import type { Covered } from '#src/site/coverage/coverageOf.ts'

/** A file with old addresses, and its name, by which an index of sitemaps refers to it. */
export type OldFile = { name: string; text: string }

/** What the site answers to the addresses of a file, in their order; `skipped` counts lines that name no page. */
export type EditorCoverage = { addresses: Covered[]; skipped: number }
