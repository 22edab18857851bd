import { experienceMonths } from '#packages/recruiting/analysis/dates/experienceMonths.ts'
import type { Want } from '#packages/recruiting/analysis/job/Job.ts'
import { TOLERANCE, yearsOf } from './answerYearsOf.ts'
import type { WantAnswer } from './JobMatch.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications } from './Qualifications.ts'
import { isLikeTitle } from './titleLikeness.ts'

/**
 * How a resume shows experience accepted instead of a degree: years in jobs with a title like that of the job (`wanted`). Whether other
 * work is equivalent needs a person's judgement.
 */
export function answerExperience(
  { least }: Extract<Want, { by: 'experience' }>,
  { jobs, moment, written }: Qualifications,
  wanted: string,
): WantAnswer {
  const like = jobs.filter(({ title, dates }) => dates && isLikeTitle(title, wanted))
  const worked = experienceMonths(
    like.flatMap(({ dates }) => dates ?? []),
    moment,
  )
  const [first] = like
  if (!first || worked + TOLERANCE < least * 12) return nothingFound('unclear')
  return { state: 'covered', way: 'read', found: yearsOf(worked), evidence: { text: written[first.from]!.trim(), line: first.from } }
}
