import { contrast } from '#src/site/theme/contrast.ts'
import { contrastPairs } from '#src/site/theme/contrastPairs.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'

/** The pairs of this colour with too little contrast, in words. `palette` has all colours as `#rrggbb`, `called` gives their labels. */
export function faintPairs(name: string, palette: Readonly<Record<string, string>>, called: (name: string) => string): string[] {
  const { ink, surface, background } = palette
  const deep = ink && surface && background ? deepTones({ ink, surface, background }).ground : ink
  return contrastPairs.flatMap(([front, behind, ratio]) => {
    const back = behind === 'deep' ? 'ink' : behind
    const [text, ground] = [palette[front], behind === 'deep' ? deep : palette[back]]
    if ((front !== name && back !== name) || text === undefined || ground === undefined) return []
    const measured = contrast(text, ground)
    // Rounded down, so that a pair that just fails does not seem to pass.
    const shown = (Math.floor(measured * 100) / 100).toFixed(2)
    return measured >= ratio
      ? []
      : [`“${called(front)}” on “${ground === palette[back] ? called(back) : 'Deep bands'}”: ${shown}, needs ${ratio}`]
  })
}
