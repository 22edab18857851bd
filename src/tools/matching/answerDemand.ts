import type { Demand, Requirement, Want } from '#src/tools/job/Job.ts'
import { answerFact } from './answerFact.ts'
import { answerSkill } from './answerSkill.ts'
import { answerWords } from './answerWords.ts'
import { answerYearsOf } from './answerYearsOf.ts'
import { bestDegree } from './bestDegree.ts'
import type { Answer, WantAnswer } from './JobMatch.ts'
import type { Qualifications } from './Qualifications.ts'

const BEST = ['covered', 'partial', 'unclear', 'missing'] as const

/**
 * How a resume meets a requirement: by the best of what satisfies it. What no resume shows, such as readiness or character, is left to a
 * person; so is what nobody understood. `wanted` is the title of the job.
 */
export function answerDemand(demand: Demand, resume: Qualifications, wanted: string): Answer {
  const answers = demand.wants.map((want) => answerWant(want, demand, resume, wanted))
  const best = answers.toSorted((a, b) => BEST.indexOf(a.state) - BEST.indexOf(b.state))[0]
  const requirement = requirementOf(demand)
  if (!best) return { requirement, state: 'unclear', way: null, found: '', evidence: null }
  if (best.state === 'missing' && demand.isOpen) return { requirement, ...best, state: 'unclear' }
  return { requirement, ...(isLowerLevel(demand, best) ? { ...best, state: 'partial' as const } : best) }
}

function answerWant(want: Want, demand: Demand, resume: Qualifications, wanted: string): WantAnswer {
  switch (want.by) {
    case 'skill':
      return answerSkill(want, demand, resume)
    case 'fact':
      return answerFact(want, demand, resume)
    case 'years':
      return answerYearsOf(want, demand, resume, wanted)
    case 'degree': {
      const { level: _level, ...answer } = bestDegree(want, resume)
      return answer
    }
    case 'words':
      return answerWords(want, demand, resume)
  }
}

const LEVEL = /\b(?:level|grade|band|stage|nvq|qcf) (\d)\b/i
const NOT_YET = /\b(?:working|studying) towards\b.*/i
const LEVELS = /\b(?:level|grade|band|stage|nvq|qcf) (\d)\b/gi

/** Whether a line shows the same at a lower level: "Food hygiene level 2" where level 3 is asked. */
function isLowerLevel({ asked, acceptsLess }: Demand, { state, evidence }: WantAnswer): boolean {
  const wanted = LEVEL.exec(asked)?.[1]
  // "Level 2, working towards level 3" shows level 2.
  const shown = evidence && Array.from(evidence.text.replace(NOT_YET, '').matchAll(LEVELS), ([, level]) => Number(level))
  return state === 'covered' && !acceptsLess && wanted !== undefined && !!shown && shown.length > 0 && Math.max(...shown) < Number(wanted)
}

function requirementOf({ text, line, skill, kind, alternatives, asked }: Demand): Requirement {
  return { text, line, skill, kind, alternatives, asked }
}
