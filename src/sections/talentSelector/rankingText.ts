import type { ViewProps } from '#src/site/pages/pageData.ts'
import { fill } from '#src/sections/tools/fill.ts'
import { toCsv } from '#src/tools/text/toCsv.ts'
import type { Ranked, RankWeights } from '#src/tools/talentSelector/Ranking.ts'

type Naming = (ranked: Ranked) => string

/** The order as plain text: weights, places, scores, and what was found and not found of each. */
export function rankingText(
  ranked: readonly Ranked[],
  nameOf: Naming,
  { title, words, parts }: ViewProps<'talentSelector'>,
  weights: RankWeights,
): string {
  const list = (label: string, skills: string[]) => (skills.length > 0 ? [`  ${label}: ${skills.join(', ')}`] : [])
  const placeOf = ({ place, isTied }: Ranked) => `${fill(words.rank, { rank: place })}${isTied ? ` (${words.tied})` : ''}`
  return (
    [
      title,
      [
        words.weights,
        ...(Object.keys(weights) as (keyof RankWeights)[]).map(
          (part) => `- ${parts[part].label}: ${fill(words.weightOf, { weight: weights[part] })}`,
        ),
      ].join('\n'),
      ...ranked.map((one) =>
        [
          `${placeOf(one)}: ${nameOf(one)}, ${fill(words.score, { score: one.score.total })}`,
          ...list(words.matched, one.matched),
          ...list(words.missing, one.missing),
        ].join('\n'),
      ),
      words.personDecides,
    ].join('\n\n') + '\n'
  )
}

/** The order as CSV, safe to open in a spreadsheet. */
export function rankingCsv(ranked: readonly Ranked[], nameOf: Naming, parts: ViewProps<'talentSelector'>['parts']): string {
  const ids = Object.keys(parts) as (keyof typeof parts)[]
  return toCsv([
    ['place', 'name', 'score', ...ids, 'found', 'not found'],
    ...ranked.map((one) => [
      String(one.place),
      nameOf(one),
      String(one.score.total),
      ...ids.map((id) => String(one.score.parts.find((part) => part.id === id)?.points ?? '')),
      one.matched.join('; '),
      one.missing.join('; '),
    ]),
  ])
}
