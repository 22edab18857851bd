import { z } from 'zod'
import { heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

export const behaviour = 'live'

/** The search of the site, with a list of all pages. */
export default section(
  'siteSearch',
  'A search of all pages of the site as visitors type, and a list of all pages from A to Z. Results have an address, such as ' +
    '/search?q=word.',
  {
    ...heading,
    title: heading.title.optional(),
    listPages: z
      .boolean()
      .default(true)
      .describe('Whether all pages are listed by letter below the field. Without JavaScript, visitors search this list.'),
  },
  [{ title: 'Search this site' }],
)
