import { z } from 'zod'
import { Label, Source, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Figures, each with its source. */
export default section(
  'stats',
  'Key figures. Each needs a source and the day it was checked.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          value: line(24).describe('The figure, as shown.'),
          label: line(160).describe('What the figure counts.'),
          source: Source,
        }),
      )
      .min(1)
      .max(4)
      .describe('One to four figures.'),
    sourceLabel: Label.default('Source').describe('Label before the source.'),
  },
  [
    {
      title: 'Cycling in numbers',
      items: [
        {
          value: '1 in 4',
          label: 'trips in the city are made by bike',
          source: { label: 'City traffic survey', url: 'https://city.example/survey', checkedOn: '2026-11-20' },
        },
      ],
    },
  ],
)
