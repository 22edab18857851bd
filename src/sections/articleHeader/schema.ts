import { z } from 'zod'
import { section } from '#schemas/section.ts'

export const opensPage = true

const PARTS = ['series', 'summary', 'authors', 'date', 'readingTime', 'tags', 'cover'] as const

/** The opening of an article, from its metadata. */
export default section(
  'articleHeader',
  'The opening of an article: its title as the main heading of the page, with its summary, authors, date, reading time, tags and cover. ' +
    'Put it in `before` of a collection, so that no article needs an introduction of its own.',
  {
    show: z
      .array(z.enum(PARTS))
      .max(PARTS.length)
      .default([...PARTS])
      .describe('What is shown with the title. Parts that an article does not have are left out.'),
  },
  [{}, { tone: 'tint', show: ['summary', 'date', 'readingTime'] }],
)
