import { fill } from '#packages/recruiting/ui/fill.ts'
import { numberedNames } from '#packages/recruiting/ui/numberedNames.ts'
import { blindAssessment } from '#packages/recruiting/analysis/talentSelector/blindAssessment.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'

/** What a resume of the list is called: its heading, and the file where that says something else; never one in the blind view. */
export type ShownName = { name: string; file: string }

/** The words of the blind view: what a candidate is called, with {number}, and what stands where something is hidden. */
type BlindWords = { candidate: string; hidden: string }

/**
 * What the resumes of a list are called, by id: the person where a name was read, and the file; or a number where neither is known, and in
 * the blind view.
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

/** An assessment as the list shows it: in the blind view nothing in it tells whose it is. */
export function shownAssessment(assessment: Assessment, name: ShownName, isBlind: boolean, words: BlindWords): Assessment {
  return isBlind ? blindAssessment(assessment, name.name, words.hidden) : assessment
}

function candidate(at: number, words: BlindWords): string {
  return fill(words.candidate, { number: String(at + 1).padStart(3, '0') })
}
