import type { Demand, Requirement, Want } from '#packages/recruiting/analysis/job/Job.ts'
import { answerExperience } from './answerExperience.ts'
import { answerFact } from './answerFact.ts'
import { answerSkill } from './answerSkill.ts'
import { answerWords } from './answerWords.ts'
import { answerYearsOf } from './answerYearsOf.ts'
import { bestDegree } from './bestDegree.ts'
import type { Answer, WantAnswer } from './JobMatch.ts'
import { isOnlyPart, isUnqualified } from './isOnlyPart.ts'
import { isLedByOthers, LEADING } from './ledByOthers.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications } from './Qualifications.ts'

const BEST = ['covered', 'partial', 'unclear', 'missing'] as const

/**
 * How a resume meets a requirement: by its best alternative. Requirements that resumes do not show, such as readiness or character, need a
 * person's judgement; so do requirements that were not understood. `wanted` is the title of the job.
 */
export function answerDemand(demand: Demand, resume: Qualifications, wanted: string): Answer {
  const answers = demand.wants.map((want) => {
    const answer = answerWant(want, demand, resume, wanted)
    return isUnqualified(demand, answer) ? nothingFound('missing') : answer
  })
  const best = withParts(
    bestOf(answers),
    demand.parts.map((wants) => bestOf(wants.map((want) => answerWant(want, demand, resume, wanted)))!),
  )
  const requirement = requirementOf(demand)
  if (!best) return { requirement, state: 'unclear', way: null, found: '', evidence: null }
  if (isRefusal(demand) && !isStated(demand, best)) return { requirement, ...nothingFound('unclear') }
  if (best.state === 'missing' && demand.isOpen) return { requirement, ...best, state: 'unclear' }
  if (CHARACTER.test(demand.asked) && best.way === 'read') return { requirement, ...nothingFound('unclear') }
  if (isOfKind(demand, best, resume)) return { requirement, ...nothingFound('missing') }
  return { requirement, ...(isOnlyPart(demand, best, resume) ? { ...best, state: 'partial' as const } : best) }
}

/** Character, which work in the same field does not show: "sens du service au client", "pasión por la moda". */
const CHARACTER =
  /^\W*(?:(?:und|et|y|un|une|una|le|la|einen?|eine) )?(?:goût (?:du|de|des|pour)|passion pour|sens du (?:service|contact|relationnel)|rigueur|pasión por|ganas de|lust(?: auf)?|humor|geduld|begeisterung|leidenschaft)(?!\p{L})/iu

/** A requirement that something be absent, in the supported languages; "no less than" is not one. */
const REFUSAL =
  /^\W*(?:(?:please,? |strictly |sorry,? |(?:you )?(?:must|should|will|can) )?(?:have )?(?:no(?! (?:less|fewer|later|matter|one)\b)|not(?! (?:only|just|less|fewer)\b)|never|without)|keine?[mnrs]?|pas d[e’']|aucune?|sin|ning[uú]n[ao]?|sem|nenhuma?)\b/i

/** Whether a requirement is the absence of something, which a resume does not prove by not mentioning it. */
const isRefusal = ({ asked }: Demand) => REFUSAL.test(asked)

/** Whether a fact that proves the absence was found: "clean driving licence". */
function isStated({ wants }: Demand, { state }: WantAnswer): boolean {
  return state !== 'missing' && wants.some(({ by }) => by !== 'words')
}

function bestOf(answers: readonly WantAnswer[]): WantAnswer | undefined {
  return answers.toSorted((a, b) => BEST.indexOf(a.state) - BEST.indexOf(b.state))[0]
}

/** The share of its parts from which a requirement is covered. */
const MOST = 0.5

/** The answer to a requirement, from the answers to its named items and to its parts. */
function withParts(whole: WantAnswer | undefined, parts: readonly WantAnswer[]): WantAnswer | undefined {
  const shown = parts.filter(({ state }) => state === 'covered' || state === 'partial')
  if (parts.length === 0) return whole
  if (shown.length >= parts.length * MOST) return bestOf([...(whole ? [whole] : []), ...shown])
  if (whole?.state === 'covered') return { ...whole, state: 'partial' }
  return shown.length > 0 && whole?.state !== 'partial' ? { ...shown[0]!, state: 'partial' } : whole
}

function answerWant(want: Want, demand: Demand, resume: Qualifications, wanted: string): WantAnswer {
  switch (want.by) {
    case 'skill':
      return atMost(want, answerSkill(want, demand, resume))
    case 'fact':
      return atMost(want, answerFact(want, demand, resume))
    case 'years':
      return answerYearsOf(want, demand, resume, wanted)
    case 'experience':
      return answerExperience(want, resume, wanted)
    case 'degree': {
      const { level: _level, ...answer } = bestDegree({ ...want, acceptsSimilar: demand.acceptsSimilar }, resume)
      return answer
    }
    case 'words':
      return ofOwn(demand, answerWords(want, demand, resume))
  }
}

/** An answer about leading people, unless its line is about the leader of the applicant. */
function ofOwn({ wants }: Demand, answer: WantAnswer): WantAnswer {
  const isOfOthers =
    answer.evidence !== null && wants.some((want) => want.by === 'fact' && want.id === LEADING) && isLedByOthers(answer.evidence.text)
  return isOfOthers ? nothingFound('missing') : answer
}

/** Partial evidence for an item gives a partial answer at most. */
function atMost({ isPart }: { isPart?: boolean }, answer: WantAnswer): WantAnswer {
  return isPart && answer.state === 'covered' ? { ...answer, state: 'partial' } : answer
}

/** Whether only the kind of a required item is shown, without its name anywhere in the resume: any policy for "CJIS policy". */
function isOfKind({ names, kind, acceptsSimilar }: Demand, { state, way }: WantAnswer, { stems }: Qualifications): boolean {
  const isShown = (name: string) => stems.some((line) => line.has(name))
  return state === 'covered' && way !== 'exact' && kind !== 'degree' && !acceptsSimilar && names.length > 0 && !names.some(isShown)
}

function requirementOf({ text, line, skill, kind, alternatives, asked }: Demand): Requirement {
  return { text, line, skill, kind, alternatives, asked }
}
