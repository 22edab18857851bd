import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { RankedResume } from '#packages/recruiting/results/talentSelector.ts'
import type { Assessment, Ranked } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import type { ScorePart } from '#packages/recruiting/results/records.ts'

/** The assessments of stored resumes, in their order. Resumes without a valid one are left out. */
export function assessmentsOf(stored: readonly RankedResume[]): Assessment[] {
  return stored.flatMap(({ assessment }) => (isAssessment(assessment) ? [assessment] : []))
}

/** Assessments in the form of the store; `parts` names the parts of a score. */
export function toStored(assessment: Assessment, ranked: Ranked | undefined, parts: ToolProps<'talentSelector'>['parts']): RankedResume {
  const scores: ScorePart[] =
    ranked?.score.parts.map(({ id, points, outOf }) => ({ id, label: parts[id as keyof typeof parts].label, score: points, outOf })) ?? []
  return {
    id: assessment.id,
    name: assessment.name,
    score: ranked?.score.total ?? 0,
    scores,
    matched: ranked?.matched ?? [],
    missing: ranked?.missing ?? [],
    assessment,
  }
}

function isAssessment(value: unknown): value is Assessment {
  const { id, name, words, must, nice } = (value ?? {}) as Partial<Assessment>
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof words === 'number' &&
    [must, nice].every((answers) => Array.isArray(answers) && answers.every((answer) => typeof answer?.requirement?.skill === 'string'))
  )
}
