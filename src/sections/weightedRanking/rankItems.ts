import type { SectionProps } from '#src/contract/sections.ts'

type Item = SectionProps<'weightedRanking'>['items'][number]

/** An item with its rank: `index` in the config, `score` from 0 to 100. */
type Ranked = { item: Item; index: number; score: number }

const VALUES = { met: 1, partial: 0.5, missing: 0 } as const

/**
 * The items by score, best first; equal scores keep their order. The score is the percentage of the weights that an item meets, rounded; a
 * partly met criterion counts half. If all weights are 0, so are the scores.
 */
export function rankItems(items: Item[], weights: number[]): Ranked[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return items
    .map((item, index) => {
      const reached = weights.reduce((sum, weight, at) => sum + weight * VALUES[item.ratings[at]?.state ?? 'missing'], 0)
      return { item, index, score: total === 0 ? 0 : Math.round((reached / total) * 100) }
    })
    .sort((one, other) => other.score - one.score)
}
