import type { MatchPartId } from '#schemas/tools/checkIds.ts'
import { check } from '#src/tools/checks/check.ts'
import { score } from '#src/tools/checks/score.ts'
import type { Job } from '#src/tools/job/Job.ts'
import { answerDegree, answerTo, answerYears } from './answers.ts'
import { likeness } from './likeness.ts'
import { coverage } from './coverage.ts'
import type { Match } from './Match.ts'
import type { ResumeProfile } from './ResumeProfile.ts'

/**
 * Compares a resume with a job description whose text is `jobText`. Weights need not sum to 1; a part that the job does not have leaves its
 * weight to the others.
 */
export function compareResume(resume: ResumeProfile, job: Job, jobText: string, weights: Readonly<Record<MatchPartId, number>>): Match {
  const must = job.must.map((requirement) => answerTo(requirement, resume))
  const nice = job.nice.map((requirement) => answerTo(requirement, resume))
  const shares = { must: coverage(must), nice: coverage(nice), likeness: likeness(resume.lines.join('\n'), jobText) }
  const parts = (Object.entries(shares) as [MatchPartId, number | null][]).map(([id, share]) =>
    check(id, 'Skills', share === null ? 'note' : 'good', { share: share ?? 0 }),
  )
  return { must, nice, years: answerYears(job, resume), degree: answerDegree(job, resume), shares, score: score(parts, weights) }
}
