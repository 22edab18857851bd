import type { SectionProps } from '#schemas/sections/index.ts'
import { fill } from '#src/sections/tools/fill.ts'
import type { RankWeights } from '#src/tools/talentSelector/Ranking.ts'

type WeightFieldsProps = {
  weights: RankWeights
  parts: SectionProps<'talentSelector'>['parts']
  words: SectionProps<'talentSelector'>['words']
  onChange(weights: RankWeights): void
}

/** A slider for each thing that counts, from 0 to 10, with its value in words. */
export function WeightFields({ weights, parts, words, onChange }: WeightFieldsProps) {
  return (
    <fieldset className="weights">
      <legend>{words.weights}</legend>
      {(Object.keys(weights) as (keyof RankWeights)[]).map((part) => {
        const said = fill(words.weightOf, { weight: weights[part] })
        return (
          <label key={part}>
            <span>{parts[part].label}</span>
            <input
              type="range"
              min="0"
              max="10"
              step="1"
              value={weights[part]}
              aria-valuetext={said}
              onChange={(event) => onChange({ ...weights, [part]: Number(event.target.value) })}
            />
            <output>{said}</output>
          </label>
        )
      })}
    </fieldset>
  )
}
