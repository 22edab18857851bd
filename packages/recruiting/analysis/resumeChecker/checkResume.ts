import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { compareResume } from '#packages/recruiting/analysis/matching/compareResume.ts'
import type { JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { readQualifications } from '#packages/recruiting/analysis/matching/readQualifications.ts'
import type { ResumeCheckInput } from './ResumeCheckInput.ts'
import { bulletChecks } from './bulletChecks.ts'
import { contactChecks } from './contactChecks.ts'
import { dateChecks } from './dateChecks.ts'
import { fileChecks, layoutChecks } from './layoutChecks.ts'
import { matchChecks, titleCheck } from './matchChecks.ts'
import { sectionChecks } from './sectionChecks.ts'
import { skillChecks } from './skillChecks.ts'

/** The outcome of every check, the skills named in the resume, and the match with the job (null without one). */
export type CheckedResume = { checks: CheckResult[]; skills: string[]; match: JobMatch | null }

/** The default weights of the match, the same as in the comparison. */
const MATCH_WEIGHTS = { must: 0.7, nice: 0.2, likeness: 0.1 }

/** Checks a resume (R5.1): all checks of `atsCheckIds`; those of a target title and of a job only when these are not empty. */
export function checkResume(input: ResumeCheckInput): CheckedResume {
  const { document, resume, find, moment, matchWeights = MATCH_WEIGHTS } = input
  const profile = readQualifications(document, resume, find, moment)
  const targetTitle = input.targetTitle?.trim() ?? ''
  const job = input.job?.trim() ? input.job : null
  const match = job === null ? null : compareResume(profile, extractJob(job, find), job, matchWeights)
  const checks = [
    ...fileChecks(input),
    ...layoutChecks(input),
    ...contactChecks(input),
    ...sectionChecks(input),
    ...dateChecks(input),
    ...bulletChecks(input),
    ...skillChecks(input, profile),
    ...(targetTitle === '' ? [] : [titleCheck(input, profile, targetTitle)]),
    ...(match ? matchChecks(input, match) : []),
  ]
  return { checks, skills: [...profile.skills.keys()], match }
}
