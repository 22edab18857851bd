import { z } from 'zod'
import { Label, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

export const behaviour = 'live'

/** All entries of a collection from A to Z, with search. */
export default section(
  'glossaryIndex',
  'All entries of a collection from A to Z, with a letter bar, topics and search as you type.',
  {
    ...heading,
    title: heading.title.optional(),
    collection: z.string().max(100).meta({ kind: 'collection' }).describe('Name of the folder under config/collections.'),
    searchLabel: Label.default('Search terms').describe('Label of the search field.'),
    lettersLabel: Label.default('Jump to letter').describe('Name of the letter bar for screen readers.'),
    topicsLabel: Label.default('Topic').describe('Label of the topic filter.'),
    allTopics: Label.default('All topics').describe('Option that shows all topics.'),
    countLabel: Label.default('{count} terms').describe('Number of entries shown; {count} is the number.'),
    emptyText: Label.default('No matching terms. Try a shorter search.').describe('Shown when nothing matches.'),
  },
  [{ title: 'Bicycle words', collection: 'glossary' }],
)
