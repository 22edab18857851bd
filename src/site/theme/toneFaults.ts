import type { ColorName, ToneColors } from '#schemas/theme.ts'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'

/** The colours that are hard to read in a tone, or on the end of its gradient; deep cards in it keep the colours of the site. */
export function toneFaults({ colors, end }: ToneColors): ColorName[] {
  const faint = contrastPairs.flatMap(([front, back, ratio]) => {
    if (back === 'deep') return []
    const grounds = back === 'background' && end !== undefined ? [colors.background, end] : [colors[back]]
    return grounds.some((ground) => contrast(colors[front], ground) < ratio) ? [front] : []
  })
  return [...new Set(faint)]
}
