import { z } from 'zod'
import { Label, PagePath } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Links to related pages. */
export default section(
  'relatedEntries',
  'Cards for related pages: the pages listed here, else those that the page lists as related, else three of its collection: those with ' +
    'common tags and words if it has tags, then its neighbours.',
  {
    title: Label.default('Related').describe('The heading.'),
    paths: z.array(PagePath).max(6).default([]).describe('Pages to show; leave empty to let the site choose.'),
    neighbours: z.boolean().default(false).describe('Also shows links to the previous and next entry of the collection.'),
  },
  [{ title: 'Related', paths: ['/'] }],
)
