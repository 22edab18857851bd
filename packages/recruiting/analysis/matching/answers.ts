import type { Demand, Job } from '#packages/recruiting/analysis/job/Job.ts'
import { yearsIn } from './answerYearsOf.ts'
import { bestDegree } from './bestDegree.ts'
import type { Answer, DegreeAnswer, YearsAnswer } from './JobMatch.ts'
import type { Qualifications } from './Qualifications.ts'

/**
 * How a resume meets the highest number of required years, in the work they are required in; null when none are required. `must` are the
 * answers to the requirements of the job, in their order.
 */
export function answerYears(job: Job, must: readonly Answer[], resume: Qualifications): YearsAnswer | null {
  const asked = job.must.flatMap((demand, at) => {
    const want = yearsWant(demand)
    return want ? [{ want, demand, state: must[at]!.state }] : []
  })
  const most = asked.toSorted((one, other) => other.want.least - one.want.least)[0]
  if (!most) return null
  const found = yearsIn(most.want, most.demand, resume, job.title?.text ?? '')
  return { state: most.state, asked: most.want.least, found }
}

function yearsWant({ kind, wants }: Demand) {
  return kind === 'years' ? wants.find((want) => want.by === 'years') : undefined
}

/** How a resume meets the required degree; null when none is required. */
export function answerDegree(job: Job, resume: Qualifications): DegreeAnswer | null {
  if (!job.degree) return null
  const { level: asked, subject } = job.degree
  const { state, level: found, evidence } = bestDegree({ level: asked, subject }, resume)
  return { state, asked, subject, found, evidence }
}
