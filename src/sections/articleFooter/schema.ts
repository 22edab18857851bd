import { z } from 'zod'
import { section } from '#schemas/section.ts'

const PARTS = ['tags', 'series', 'authors', 'neighbours'] as const

/** The end of an article, from its metadata. */
export default section(
  'articleFooter',
  'The end of an article: its tags, the parts of its series, its authors, and links to the previous and the next article by date. Put it ' +
    'in `after` of a collection. Feeds leave it out.',
  {
    show: z
      .array(z.enum(PARTS))
      .min(1)
      .max(PARTS.length)
      .default([...PARTS])
      .describe('What is shown. Parts that an article does not have are left out.'),
  },
  [{}, { tone: 'tint', show: ['authors', 'neighbours'] }],
)
