import { answerStates } from '#packages/recruiting/ui/answerStates.ts'
import { requirementName } from '#packages/recruiting/ui/requirementName.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { Finding, ScorePart } from '#packages/recruiting/results/records.ts'
import { coverage } from '#packages/recruiting/analysis/matching/coverage.ts'
import type { Answer } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { requirementKey } from '#packages/recruiting/analysis/matching/overruling.ts'
import { noteOf } from './matchText.ts'
import { answersOf, sumsOf } from './matchSums.ts'

/** The number of requirements suggested first. */
const FIRST = 3

/**
 * The requirements that would gain most if the resume showed them, as findings, and the contribution of every requirement to the score,
 * which sum to it. The likeness of the texts is unchanged.
 */
export function requirementFixes(stored: unknown, props: ToolProps<'resumeSync'>): { findings: Finding[]; scores: ScorePart[] } {
  const lists = answersOf(stored)
  const { parts } = sumsOf(stored, props.parts)
  const scores = parts.flatMap(({ id, points, outOf }): ScorePart[] => {
    if (id === 'likeness') return [{ id, label: props.parts.likeness.label, score: points, outOf }]
    const counting = lists[id as 'must' | 'nice'].filter(({ state }) => state !== 'unclear')
    return counting.map((answer) => ({
      id: `${id} ${requirementKey(answer)}`,
      label: requirementName(answer.requirement),
      score: ((coverage([answer]) ?? 0) * outOf) / counting.length,
      outOf: outOf / counting.length,
    }))
  })
  const toFinding = (list: 'must' | 'nice') => (answer: Answer) => ({
    id: `${list} ${requirementKey(answer)}`,
    label: requirementName(answer.requirement),
    state: answerStates[answer.state],
    detail: [
      noteOf(answer, props),
      fill(props.toolWords.quotedFrom, {
        label: fill(props.judging.advert, { line: answer.requirement.line + 1 }),
        text: answer.requirement.text,
      }),
    ].join('\n'),
  })
  const lost = (finding: Finding) => {
    const part = scores.find(({ id }) => id === finding.id)
    return part ? part.outOf - part.score : 0
  }
  const findings = [...lists.must.map(toFinding('must')), ...lists.nice.map(toFinding('nice'))].filter((finding) => lost(finding) > 0)
  return { findings: findings.toSorted((a, b) => lost(b) - lost(a)).slice(0, FIRST), scores }
}
