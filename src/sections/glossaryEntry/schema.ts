import { z } from 'zod'
import { Label, Markdown, Paragraph, Source, Title, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

export const opensPage = true

/** A term: definition, formula, explanation, mistakes, sources. It contains the page’s h1. */
export default section(
  'glossaryEntry',
  'An explanation of one term. It contains the page’s main heading.',
  {
    eyebrow: heading.eyebrow,
    term: Title.describe('The term; the main heading of the page.'),
    also: z.array(Label).max(6).default([]).describe('Other names and abbreviations.'),
    definition: Paragraph.describe('The definition in one or two sentences.'),
    formula: z
      .strictObject({
        label: Label.describe('Name of the result.'),
        expression: line(200).describe('The formula in words, such as "offers accepted ÷ offers made × 100".'),
        example: line(300).optional().describe('A worked example with round sample numbers.'),
      })
      .optional()
      .describe('The formula, if the term is a number.'),
    body: Markdown.describe('How it works and why it matters, in Markdown with ## headings.'),
    mistakes: z.array(line(200)).max(5).default([]).describe('Common mistakes.'),
    mistakesTitle: Label.default('Common mistakes').describe('Heading above the mistakes.'),
    sources: z.array(Source).max(6).default([]).describe('Sources of facts and figures.'),
    sourcesTitle: Label.default('Sources').describe('Heading above the sources.'),
  },
  [
    {
      term: 'Cadence',
      definition: 'The number of pedal turns per minute.',
      body: '## How it works\n\nCount the turns of one pedal.',
      formula: { label: 'Cadence', expression: 'turns ÷ minutes', example: '160 turns in 2 minutes: 80 a minute.' },
      mistakes: ['Counting both pedals'],
    },
    {
      eyebrow: 'Parts',
      term: 'Freewheel',
      also: ['Free hub', 'Coaster'],
      definition: 'The part that lets the back wheel turn while the pedals do not.',
      body: '## How it works\n\nSmall pawls catch in one direction and glide in the other.',
      sources: [{ label: 'Handbook of bicycle parts', url: 'https://handbook.example/freewheel', checkedOn: '2026-11-20' }],
    },
  ],
)
