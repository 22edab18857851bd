import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { RankWeights } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'

/** The initial weights from the config; visitors set their own. */
export function weightsAtStart({ must, nice, years, title }: ToolProps<'talentSelector'>['parts']): RankWeights {
  return { must: must.weight, nice: nice.weight, years: years.weight, title: title.weight }
}
