import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Job } from '#packages/recruiting/analysis/job/Job.ts'
import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { answerDegree, answerYears } from '#packages/recruiting/analysis/matching/answers.ts'
import { answerDemand } from '#packages/recruiting/analysis/matching/answerDemand.ts'
import type { Qualifications } from '#packages/recruiting/analysis/matching/Qualifications.ts'
import { readQualifications } from '#packages/recruiting/analysis/matching/readQualifications.ts'
import type { Assessment } from './Ranking.ts'
import { titleLikeness } from '#packages/recruiting/analysis/matching/titleLikeness.ts'

/** A resume of the batch; its `id` must be unique. */
type BatchResume = { id: string; document: ReadDocument; resume: Resume }

/**
 * Assesses a batch of resumes for one job description, in their order. Nothing in an assessment except `name` depends on the candidate's
 * identity.
 */
export function assessResumes(batch: readonly BatchResume[], job: Job, find: SkillMatcher, moment: YearMonth): Assessment[] {
  const profiles = batch.map(({ document, resume }) => readQualifications(document, resume, find, moment))
  const wanted = job.title?.text ?? ''
  return batch.map(({ id, document }, at) => {
    const profile = profiles[at]!
    const must = job.must.map((demand) => answerDemand(demand, profile, wanted))
    return {
      id,
      name: document.name,
      words: profile.words,
      must,
      nice: job.nice.map((demand) => answerDemand(demand, profile, wanted)),
      years: answerYears(job, must, profile),
      monthsWorked: profile.months,
      degree: answerDegree(job, profile),
      title: job.title ? nearestTitle(profile, job.title.text) : null,
      language: job.language,
    }
  })
}

function nearestTitle({ titles }: Qualifications, wanted: string): NonNullable<Assessment['title']> {
  return titles.reduce<NonNullable<Assessment['title']>>(
    (best, title) => {
      const likeness = titleLikeness(title.text, wanted)
      return likeness > best.likeness ? { likeness, nearest: title } : best
    },
    { likeness: 0, nearest: null },
  )
}
