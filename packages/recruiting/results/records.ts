import { isNumber, isText, oneOf, shape } from 'page-builder/store'

const FINDING_STATES = ['good', 'improve', 'missing', 'note'] as const

/**
 * One thing that an analysis found. `id` is stable and names the rule, `label` is what the visitor reads first, `detail` what to do
 * about it (may be empty). `note` is neither praise nor fault. `after` is the id of the finding that must be mended first.
 */
export type Finding = { id: string; label: string; state: (typeof FINDING_STATES)[number]; detail: string; after?: string }

/** One part of a score: `score` points of `outOf`. */
export type ScorePart = { id: string; label: string; score: number; outOf: number }

/** A course that would close a gap: its title and which gap. */
export type Course = { title: string; detail: string }

/** One entry of a working life, a school, a project, an award or a certificate. `period` is as the document has it; fields may be empty. */
export type HistoryEntry = { title: string; place: string; period: string; detail: string }

/** What a text said before and what it says after: `Old` and `New`. */
export type Change<T> = { Old: T; New: T }

/** Whether a value is a Finding. */
export const isFinding = shape<Omit<Finding, 'after'>>({ id: isText, label: isText, state: oneOf(FINDING_STATES), detail: isText })

/** Whether a value is a ScorePart. */
export const isScorePart = shape<ScorePart>({ id: isText, label: isText, score: isNumber, outOf: isNumber })

/** Whether a value is a Course. */
export const isCourse = shape<Course>({ title: isText, detail: isText })

/** Whether a value is a HistoryEntry. */
export const isHistoryEntry = shape<HistoryEntry>({ title: isText, place: isText, period: isText, detail: isText })
