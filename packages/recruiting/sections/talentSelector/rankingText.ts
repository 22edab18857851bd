import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { Assessment, Ranked, Ranking, RankWeights } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import type { ShownName } from './shownResumes.ts'

type Naming = (one: { assessment: Assessment }) => ShownName

/**
 * The ranking as plain text: weights, places, scores, and the requirements of each that are met, partially met, not met or for a person to
 * judge; resumes that are too short come last.
 */
export function rankingText(
  { ranked, notEnoughText }: Ranking,
  nameOf: Naming,
  { title, words, judging, parts, thresholds }: ToolProps<'talentSelector'>,
  weights: RankWeights,
): string {
  const list = (label: string, skills: string[]) => (skills.length > 0 ? [`  ${label}: ${skills.join(', ')}`] : [])
  const called = (one: { assessment: Assessment }) => {
    const { name, file } = nameOf(one)
    return file ? `${name} (${file})` : name
  }
  const placeOf = ({ place, isTied }: Ranked) => `${fill(words.rank, { rank: place })}${isTied ? ` (${words.tied})` : ''}`
  return (
    [
      title,
      [
        words.weights,
        ...(Object.keys(weights) as (keyof RankWeights)[]).map(
          (part) => `- ${parts[part].label}: ${fill(words.weightOf, { weight: weights[part] })}`,
        ),
        fill(words.orderNote, { margin: thresholds.margin }),
      ].join('\n'),
      ...ranked.map((one) =>
        [
          `${placeOf(one)}: ${called(one)}, ${fill(words.score, { score: one.score.total })}`,
          ...list(words.matched, one.matched),
          ...list(words.partly, one.partly),
          ...list(words.missing, one.missing),
          ...list(judging.unclear, one.unclear),
        ].join('\n'),
      ),
      ...notEnoughText.map((one) => `${words.tooShort}: ${called(one)}`),
      words.personDecides,
    ].join('\n\n') + '\n'
  )
}
