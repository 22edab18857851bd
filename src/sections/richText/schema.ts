import { z } from 'zod'
import { ADDRESS_WORDS } from '#schemas/addressWords.ts'
import { Markdown, Title } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Running text in Markdown. */
export default section(
  'richText',
  'Running text with headings, lists, links, pictures and tables, written in Markdown here or in a file of its own.',
  {
    title: Title.optional().describe('A heading above the text.'),
    body: Markdown.optional().describe('The text in Markdown; raw HTML is shown as text.'),
    file: z
      .string()
      .max(120)
      .regex(new RegExp(String.raw`^${ADDRESS_WORDS}\.md$`, 'u'), 'must be the name of a .md file in the same folder')
      .meta({ kind: 'markdownFile' })
      .optional()
      .describe('Name of a .md file in the same folder, instead of body.')
      .meta({ help: 'The file with the text, if it has one of its own.' }),
    width: z.enum(['reading', 'wide']).default('reading').describe('reading: a column of about 70 characters; wide: the full width.'),
  },
  [
    {
      title: 'Our history',
      body: 'We opened the workshop to repair bikes, **not** to sell new ones.\n\n## What we learnt\n\n- Listen first\n- Then repair',
    },
    { width: 'wide', body: '| Year | What happened |\n|---|---|\n| 1998 | Opened in a yard |\n| 2014 | Moved to the harbour |' },
  ],
)
