import { z } from 'zod'
import { IconName, Label, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** A strip of short facts with icons; no logos. */
export default section(
  'proofStrip',
  'A strip of short, verifiable facts with icons, without logos.',
  {
    title: Label.optional().describe('A few words before the facts.'),
    items: z
      .array(z.strictObject({ icon: IconName, text: line(90).describe('One fact that readers can verify.') }))
      .min(2)
      .max(6)
      .describe('Two to six facts.'),
  },
  [
    {
      items: [
        { icon: 'clock', text: 'Open from seven' },
        { icon: 'bike', text: 'All brands repaired' },
        { icon: 'leaf', text: 'Old parts recycled' },
      ],
    },
  ],
)
