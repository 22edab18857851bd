import { isNumber, isText, listOf, shape } from 'page-builder/store'
import { isFinding, isScorePart, type Finding, type ScorePart } from './records.ts'

/** The findings of an analysis, in the five groups of every report. */
export type Report = {
  Basic: Finding[]
  Professional_Background: Finding[]
  Skills: Finding[]
  Formats: Finding[]
  Accomplishments: Finding[]
}

/** The result of analyzing one text: `Total` is the total score, `Text` the text itself, `scores` the parts of the score. */
export type Analysis = { Total: number; Text: string; scores: ScorePart[]; report: Report }

/** An empty analysis: the state of a slice before the first result and after a reset. */
export const EMPTY_ANALYSIS: Analysis = {
  Total: 0,
  Text: '',
  scores: [],
  report: { Basic: [], Professional_Background: [], Skills: [], Formats: [], Accomplishments: [] },
}

const findings = listOf(isFinding)

/** Guards of the fields of an Analysis, for slices with these and more fields. */
export const analysisGuards = {
  Total: isNumber,
  Text: isText,
  scores: listOf(isScorePart),
  report: shape<Report>({
    Basic: findings,
    Professional_Background: findings,
    Skills: findings,
    Formats: findings,
    Accomplishments: findings,
  }),
}

/** Whether a value is an Analysis. */
export const isAnalysis = shape<Analysis>(analysisGuards)
