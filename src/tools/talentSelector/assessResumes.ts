import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import type { Job } from '#src/tools/job/Job.ts'
import type { Resume, YearMonth } from '#src/tools/resume/Resume.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'
import { answerDegree, answerTo, answerYears } from '#src/tools/resumeSync/answers.ts'
import type { ResumeProfile } from '#src/tools/resumeSync/ResumeProfile.ts'
import { profileResume } from '#src/tools/resumeSync/profileResume.ts'
import { terms } from '#src/tools/text/terms.ts'
import { bm25 } from './bm25.ts'
import type { Assessment } from './Ranking.ts'
import { titleLikeness } from './titleLikeness.ts'

/** A resume of the batch; `id` must be of its own. */
export type BatchResume = { id: string; document: ReadDocument; resume: Resume }

/** Reads a batch of resumes for one job description, in their order. Nothing in an assessment but `name` comes from who the person is. */
export function assessResumes(
  batch: readonly BatchResume[],
  job: Job,
  jobText: string,
  find: SkillMatcher,
  moment: YearMonth,
): Assessment[] {
  const profiles = batch.map(({ document, resume }) => profileResume(document, resume, find, moment))
  const relevance = bm25(
    profiles.map(({ lines }) => terms(lines.join('\n'))),
    terms(jobText),
  )
  return batch.map(({ id, document }, at) => {
    const profile = profiles[at]!
    return {
      id,
      name: document.name,
      words: profile.words,
      must: job.must.map((requirement) => answerTo(requirement, profile)),
      nice: job.nice.map((requirement) => answerTo(requirement, profile)),
      years: answerYears(job, profile),
      monthsWorked: profile.months,
      degree: answerDegree(job, profile),
      title: job.title ? nearestTitle(profile, job.title.text) : null,
      relevance: Math.round(relevance[at]! * 100) / 100,
    }
  })
}

function nearestTitle({ titles }: ResumeProfile, wanted: string): NonNullable<Assessment['title']> {
  return titles.reduce<NonNullable<Assessment['title']>>(
    (best, title) => {
      const likeness = titleLikeness(title.text, wanted)
      return likeness > best.likeness ? { likeness, nearest: title } : best
    },
    { likeness: 0, nearest: null },
  )
}
