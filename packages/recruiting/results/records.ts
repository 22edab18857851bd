import { isNumber, isText, oneOf, shape } from 'page-builder/store'

const FINDING_STATES = ['good', 'improve', 'missing', 'note'] as const

/**
 * A finding of an analysis. `id` is stable and names the rule, `label` is the visible title, `detail` the advice (may be empty). `note` is
 * neither praise nor fault. `after` is the id of the finding that must be resolved first.
 */
export type Finding = { id: string; label: string; state: (typeof FINDING_STATES)[number]; detail: string; after?: string }

/** One part of a score: `score` points of `outOf`. */
export type ScorePart = { id: string; label: string; score: number; outOf: number }

/** A course that closes a gap: its title and the gap. */
export type Course = { title: string; detail: string }

/** One job, school, project, award or certificate. `period` is as in the document; fields may be empty. */
export type HistoryEntry = { title: string; place: string; period: string; detail: string }

/** The old and the new version of a text: `Old` and `New`. */
export type Change<T> = { Old: T; New: T }

/** Whether a value is a Finding. */
export const isFinding = shape<Omit<Finding, 'after'>>({ id: isText, label: isText, state: oneOf(FINDING_STATES), detail: isText })

/** Whether a value is a ScorePart. */
export const isScorePart = shape<ScorePart>({ id: isText, label: isText, score: isNumber, outOf: isNumber })

/** Whether a value is a Course. */
export const isCourse = shape<Course>({ title: isText, detail: isText })

/** Whether a value is a HistoryEntry. */
export const isHistoryEntry = shape<HistoryEntry>({ title: isText, place: isText, period: isText, detail: isText })
