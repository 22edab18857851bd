import { z } from 'zod'
import { ADDRESS_WORDS } from './addressWords.ts'
import { AddressWords, Label, Sentence, line, text } from './atoms.ts'
import { plainAddress } from './plainAddress.ts'

/** The feeds of a collection: RSS 2.0, Atom and JSON Feed, in each language of the site. */
export const Feeds = z
  .strictObject({
    title: line(120).describe('Title of the feed, such as the name of the paper.'),
    description: text(320).describe('What subscribers get, in a sentence.'),
    of: z
      .array(z.enum(['all', 'tags', 'authors']))
      .min(1)
      .max(3)
      .default(['all'])
      .describe('all: one feed of all entries; tags: one for each tag; authors: one for each author.'),
    authority: z
      .string()
      .max(200)
      .regex(/^[a-z0-9.-]+,\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'must be a host that you owned and a date, such as example.org,2026')
      .optional()
      .describe(
        'A host that the company owned on a date, such as example.org,2026. The ids of the entries start with it, so that they stay the ' +
          'same when the site moves to another host. Set it before the first release and never change it. Default: the host of the site ' +
          'and 2026.',
      ),
  })
  .describe('Feeds for feed readers. They are published below the path of the entries, such as /news/feed.rss. See docs/content.md.')

/** The address of a feed, such as `/news/feed.rss`. */
export const FeedPath = z
  .string()
  .max(300)
  .overwrite(plainAddress)
  .regex(
    new RegExp(String.raw`^/(?:${ADDRESS_WORDS}/)+${ADDRESS_WORDS}\.(?:rss|atom|json)$`, 'u'),
    'must be the address of a feed such as /news/feed.rss',
  )
  .meta({ kind: 'href' })

/** The path by which feeds know an entry that has moved. It is not a link: that page may be gone. */
export const FeedId = z
  .string()
  .max(300)
  .overwrite(plainAddress)
  .regex(new RegExp(`^(?:/${ADDRESS_WORDS})+$`, 'u'), 'must be a path such as /news/first-day')

/** A tag or a series of a collection. */
const named = z.strictObject({
  label: Label.describe('What visitors read.'),
  description: Sentence.optional().describe('A sentence about it.'),
})

/** The tags of a collection, by id. */
export const Tags = z.record(AddressWords, named)

/** The series of a collection, by id. */
export const Series = z.record(AddressWords, named)

/** The feeds of a collection, parsed. */
export type Feeds = z.output<typeof Feeds>
