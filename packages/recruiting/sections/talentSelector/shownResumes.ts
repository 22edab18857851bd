import { fill } from '#packages/recruiting/ui/fill.ts'
import { numberedNames } from '#packages/recruiting/ui/numberedNames.ts'
import { blindAssessment } from '#packages/recruiting/analysis/talentSelector/blindAssessment.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'

/** The names of a resume in the list: its heading, and the file if different; never the file in the blind view. */
export type ShownName = { name: string; file: string }

/** The words of the blind view: the name of a candidate, with {number}, and the replacement of hidden text. */
type BlindWords = { candidate: string; hidden: string }

/**
 * The names of the resumes in a list, by id: the person if a name was read, and the file; a number if neither is known, and in the blind
 * view.
 */
export function shownNames(assessments: readonly Assessment[], isBlind: boolean, words: BlindWords): Map<string, ShownName> {
  const files = numberedNames(assessments.map(({ name }) => name))
  return new Map(
    assessments.map(({ id, person }, at) => {
      if (isBlind) return [id, { name: candidate(at, words), file: '' }]
      const called = person?.called ?? ''
      return [id, { name: called || files[at] || candidate(at, words), file: called ? files[at]! : '' }]
    }),
  )
}

/** An assessment for display: anonymous in the blind view. */
export function shownAssessment(assessment: Assessment, name: ShownName, isBlind: boolean, words: BlindWords): Assessment {
  return isBlind ? blindAssessment(assessment, name.name, words.hidden) : assessment
}

function candidate(at: number, words: BlindWords): string {
  return fill(words.candidate, { number: String(at + 1).padStart(3, '0') })
}
