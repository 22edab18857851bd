import type { MatchPartId } from '#schemas/tools/checkIds.ts'
import { checkResult } from '#src/tools/checks/CheckResult.ts'
import { score } from '#src/tools/checks/score.ts'
import type { Job } from '#src/tools/job/Job.ts'
import { answerDegree, answerRequirement, answerYears } from './answers.ts'
import { textLikeness } from './textLikeness.ts'
import { coverage } from './coverage.ts'
import type { JobMatch } from './JobMatch.ts'
import type { Qualifications } from './Qualifications.ts'

/**
 * Compares a resume with a job description, whose text is `jobText`. Weights need not sum to 1; the weight of a part that the job does not
 * have goes to the others.
 */
export function compareResume(resume: Qualifications, job: Job, jobText: string, weights: Readonly<Record<MatchPartId, number>>): JobMatch {
  const must = job.must.map((requirement) => answerRequirement(requirement, resume))
  const nice = job.nice.map((requirement) => answerRequirement(requirement, resume))
  const shares = { must: coverage(must), nice: coverage(nice), likeness: textLikeness(resume.lines.join('\n'), jobText) }
  const parts = (Object.entries(shares) as [MatchPartId, number | null][]).map(([id, share]) =>
    checkResult(id, 'Skills', share === null ? 'note' : 'good', { share: share ?? 0 }),
  )
  return { must, nice, years: answerYears(job, resume), degree: answerDegree(job, resume), shares, score: score(parts, weights) }
}
