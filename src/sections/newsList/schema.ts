import { z } from 'zod'
import { Action, Day, Href, Sentence, Title, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** News, newest first. */
export default section(
  'newsList',
  'Dated news, newest first: written here, taken from the pages of a collection, or both.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          date: Day.describe('The day of the news, YYYY-MM-DD.'),
          title: Title.describe('The news in a few words; a link if href is set.'),
          text: Sentence.optional().describe('A sentence or two about it.'),
          href: Href.optional(),
        }),
      )
      .max(60)
      .default([])
      .describe('News written here, in any order.'),
    collection: z
      .string()
      .max(100)
      .meta({ kind: 'collection' })
      .optional()
      .describe('Name of the folder under config/collections whose pages are news, dated by their publication.'),
    limit: z.int().min(1).max(60).default(6).describe('The number of news items to show.'),
    action: Action.optional().describe('A link to older news.'),
  },
  [
    {
      title: 'News from the workshop',
      items: [
        { date: '2026-09-01', title: 'Winter storage has room for forty bikes', text: 'Dry, locked, and serviced in spring.', href: '/' },
        { date: '2026-10-12', title: 'Open on Saturdays', text: 'From nine to one, for collection and small repairs.' },
        { date: '2026-11-20', title: 'Spare keys for common locks', href: '/' },
      ],
    },
    {
      title: 'Latest pages',
      lead: 'Our latest articles.',
      tone: 'tint',
      collection: 'guides',
      limit: 3,
      action: { label: 'All guides', href: '/', look: 'secondary' },
    },
  ],
)
