import type { Job } from '#src/tools/job/Job.ts'
import { bestDegree } from './bestDegree.ts'
import type { DegreeAnswer, YearsAnswer } from './JobMatch.ts'
import type { Qualifications } from './Qualifications.ts'

/** How a resume meets the most years that are required; null when none are required. */
export function answerYears(job: Job, { months }: Qualifications): YearsAnswer | null {
  if (!job.years) return null
  const asked = job.years.least
  if (months === null) return { state: 'missing', asked, found: null }
  return { state: months >= asked * 12 ? 'covered' : months > 0 ? 'partial' : 'missing', asked, found: Math.round(months / 1.2) / 10 }
}

/** How a resume meets the required degree; null when none is required. */
export function answerDegree(job: Job, resume: Qualifications): DegreeAnswer | null {
  if (!job.degree) return null
  const { level: asked, subject } = job.degree
  const { state, level: found, evidence } = bestDegree({ level: asked, subject }, resume)
  return { state, asked, subject, found, evidence }
}
