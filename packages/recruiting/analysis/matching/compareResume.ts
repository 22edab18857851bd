import type { MatchPartId } from '#packages/recruiting/schemas/checkIds.ts'
import type { Job } from '#packages/recruiting/analysis/job/Job.ts'
import { answerDemand } from './answerDemand.ts'
import { answerDegree, answerYears } from './answers.ts'
import type { JobMatch } from './JobMatch.ts'
import { matchScore } from './matchScore.ts'
import type { Qualifications } from './Qualifications.ts'
import { textLikeness } from './textLikeness.ts'

/**
 * Compares a resume with a job description, whose text is `jobText`. Weights need not sum to 1; the weight of a part that the job does not
 * have is distributed among the others.
 */
export function compareResume(resume: Qualifications, job: Job, jobText: string, weights: Readonly<Record<MatchPartId, number>>): JobMatch {
  const wanted = job.title?.text ?? ''
  const must = job.must.map((demand) => answerDemand(demand, resume, wanted))
  const nice = job.nice.map((demand) => answerDemand(demand, resume, wanted))
  const likeness = textLikeness(resume.lines.join('\n'), jobText)
  return {
    must,
    nice,
    years: answerYears(job, must, resume),
    degree: answerDegree(job, resume),
    ...matchScore({ must, nice, likeness }, weights),
    language: job.language,
  }
}
