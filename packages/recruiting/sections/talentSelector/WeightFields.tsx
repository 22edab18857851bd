import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { media, Fold } from 'page-builder/ui'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { RankWeights } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'

type WeightFieldsProps = {
  weights: RankWeights
  parts: ToolProps<'talentSelector'>['parts']
  words: ToolProps<'talentSelector'>['words']
  /** A note on the use of the weights. */
  note: string
  onChange(weights: RankWeights): void
}

/** Two weights per line, each next to its label. */
const ON_PAPER = {
  '@media print': {
    '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 2rem' },
    '& > p': { gridColumn: '1 / -1' },
    '& > legend': { mb: 0 },
  },
} as const

/** A slider for each criterion, from 0 to 10, with its value in words. On a phone they are collapsed: the first result is below them. */
export function WeightFields({ weights, parts, words, note, onChange }: WeightFieldsProps) {
  const [isOnPhone] = useState(() => window.matchMedia(media.mobile.replace('@media ', '')).matches)
  const fields = (
    <Box component="fieldset" sx={{ display: 'grid', gap: 1, ...ON_PAPER }}>
      <Typography
        component="legend"
        variant="h3"
        sx={{ p: 0, mb: 1.5, color: 'text.strong' }}
        {...(isOnPhone && { className: 'visually-hidden' })}>
        {words.weights}
      </Typography>
      {(Object.keys(weights) as (keyof RankWeights)[]).map((part) => {
        const said = (weight: number) => fill(words.weightOf, { weight })
        return (
          <Box key={part} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline', columnGap: 2 }}>
            <FormLabel component="span" id={`weight_${part}`} sx={{ mb: 0 }}>
              {parts[part].label}
            </FormLabel>
            <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
              {said(weights[part])}
            </Typography>
            <Box sx={{ gridColumn: '1 / -1', px: 1.25 }}>
              <Slider
                min={0}
                max={10}
                step={1}
                value={weights[part]}
                aria-labelledby={`weight_${part}`}
                getAriaValueText={said}
                onChange={(_event, weight) => onChange({ ...weights, [part]: weight as number })}
              />
            </Box>
          </Box>
        )
      })}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  )
  return isOnPhone ? (
    <Fold label={words.weights} until="phone">
      <Box sx={{ pt: 2 }}>{fields}</Box>
    </Fold>
  ) : (
    fields
  )
}
