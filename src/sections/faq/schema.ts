import { z } from 'zod'
import { Markdown, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Questions with answers that expand separately. */
export default section(
  'faq',
  'Questions with answers that open one at a time; all are readable without JavaScript.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          question: line(160).describe('The question, as a visitor would ask it.'),
          answer: Markdown.describe('The answer, in Markdown.'),
        }),
      )
      .min(1)
      .max(20)
      .describe('One to twenty questions.'),
  },
  [
    {
      title: 'Questions',
      lead: 'Is yours missing? Ask us at the counter.',
      items: [
        { question: 'Do I need an appointment?', answer: 'For repairs yes, for **punctures** no.' },
        { question: 'Can I wait?', answer: 'Yes. A puncture takes about 20 minutes.' },
      ],
    },
  ],
)
