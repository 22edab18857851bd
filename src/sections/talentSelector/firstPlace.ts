import { answerStates } from '#src/sections/tools/answerStates.ts'
import type { Finding } from '#src/store/records.ts'
import type { Recruiter } from '#src/store/slices/recruiter.ts'
import type { Ranked } from '#src/tools/talentSelector/Ranking.ts'

/**
 * What `recruiter` keeps of the resume to be read first (R5.2): its score, an answer to each requirement, and what it lacks. Empty when
 * none could be ranked.
 */
export function firstPlace(ranked: Ranked | undefined): Pick<Recruiter, 'ats_score' | 'resumeReport' | 'fieldsToAdd'> {
  const findings = ranked
    ? [...ranked.assessment.must, ...ranked.assessment.nice].map(({ requirement, state, evidence }): Finding => ({
        id: requirement.skill,
        label: requirement.skill,
        state: answerStates[state],
        detail: evidence?.text ?? '',
      }))
    : []
  return { ats_score: ranked?.score.total ?? 0, resumeReport: findings, fieldsToAdd: findings.filter(({ state }) => state === 'missing') }
}
