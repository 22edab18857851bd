import { z } from 'zod'
import { Action, AddressWords, Day, Label, Sentence, Title } from '#schemas/atoms.ts'
import { FieldName } from '#schemas/fieldTypes.ts'
import { section } from '#schemas/section.ts'

const Time = z.enum(['now', 'soon', 'past'])

const Condition = z
  .union([
    z.array(AddressWords).min(1).max(60).describe('One of these values.'),
    z.strictObject({
      from: z.union([z.number(), Day]).optional().describe('This number or day, or a later one.'),
      to: z.union([z.number(), Day]).optional().describe('This number or day, or an earlier one.'),
    }),
    z.boolean().describe('true: the field has a value; false: it has none.'),
  ])
  .describe('Values of a choice or a reference, a range of numbers or days, or whether there is a value.')

const where = z
  .strictObject({
    fields: z.record(FieldName, Condition).default({}).describe('Conditions on fields, by name.'),
    when: z
      .strictObject({
        field: FieldName.describe('A field of kind date or period.'),
        is: z.array(Time).min(1).max(3).describe('now: today is the day or in the period; soon: it has not begun; past: it is over.'),
      })
      .optional()
      .describe('Entries whose day or period is now, soon or past. The site is rebuilt when an entry passes from one to the other.'),
    topics: z.array(Label).max(12).default([]).describe('Entries with one of these topics.'),
    tags: z.array(AddressWords).max(12).default([]).describe('Entries with one of these tags.'),
    authors: z
      .union([z.literal('page'), z.array(AddressWords).max(12)])
      .default([])
      .describe('Entries by one of these authors. page: by the author on whose page the list is.'),
    series: z.array(AddressWords).max(12).default([]).describe('Entries of one of these series.'),
  })
  .describe('Which entries are listed. All conditions must hold. Default: all entries.')

/** A list with facets or search filters its entries in the browser, unless it has several pages. */
export const behaviour = ({ facets, search, pages }: { facets?: readonly string[]; search?: boolean; pages?: object | undefined }) =>
  !pages && (facets?.length || search) ? 'live' : 'still'

/** The entries of a collection, in one of several layouts. */
export default section(
  'list',
  'The entries of a collection, as cards with pictures, rows, a table or a calendar; in groups and on several pages if wanted.',
  {
    eyebrow: Label.optional().describe('Short text above the title.'),
    title: Title.optional().describe('Heading of the section. Without it, the list belongs to the main heading of the page.'),
    lead: Sentence.optional().describe('One or two sentences below the title.'),
    collection: z.string().max(100).meta({ kind: 'collection' }).describe('Name of the folder under config/collections.'),
    where: where.prefault({}),
    sort: z
      .strictObject({
        by: z
          .enum(['order', 'name', 'published', 'updated'])
          .default('order')
          .describe('order: by the `order` of the entries, then by name. published: by publication, or else by the last change.'),
        field: FieldName.optional().describe('A field to sort by, instead of `by`. Entries without a value come last.'),
        direction: z
          .enum(['ascending', 'descending'])
          .optional()
          .describe('Default: descending for published and updated, otherwise ascending.'),
      })
      .prefault({})
      .describe('Order of the entries.'),
    limit: z.int().min(1).max(1000).optional().describe('The number of entries to show. Default: all. It cannot be combined with `pages`.'),
    group: z
      .strictObject({
        by: z.enum(['field', 'letter', 'month', 'year']).describe('field: by the values of a choice.'),
        field: FieldName.optional().describe(
          'The field of kind choice; for months and years, a field of kind date or period. Default for these: the date of publication.',
        ),
      })
      .optional()
      .describe('Divides the entries into groups with headings.'),
    layout: z
      .enum(['cards', 'rows', 'table', 'calendar'])
      .default('cards')
      .describe(
        'cards: cards with the cover of each entry. rows: one below the other. table: a table with the fields in `show`. calendar: a ' +
          'month, by the field of `sort`, which must be of kind date or period.',
      ),
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .default(3)
      .describe('Columns of cards on a wide screen.'),
    show: z
      .array(z.union([FieldName, z.literal('published'), z.literal('updated')]))
      .max(8)
      .default([])
      .describe('Fields to show with each entry, in this order; also `published` and `updated`.'),
    summaries: z.boolean().default(true).describe('Whether the summary of each entry is shown.'),
    pages: z
      .strictObject({
        by: z
          .enum(['number', 'month', 'year'])
          .default('number')
          .describe(
            'number: pages such as /news/page/2. They are counted from the oldest entry if the newest come first, so that a page keeps its ' +
              'entries. month and year: pages such as /news/2026/11 and /news/2026, by the date that the list is sorted by.',
          ),
        size: z.int().min(4).max(200).default(24).describe('Number of entries on a page.'),
      })
      .optional()
      .describe('Divides the list into pages with addresses of their own, below that of the page. One list of a page can have pages.'),
    facets: z
      .array(FieldName)
      .max(6)
      .default([])
      .describe(
        'Fields by which visitors narrow the list: of kind choice, choices or reference, the years of a date or period, or `tags`, ' +
          '`topics`, `published` and `updated`. Each value has a page of its own, such as /exhibitions/room/cellar.',
      ),
    search: z
      .boolean()
      .default(false)
      .describe('A field that searches the names, summaries and shown fields of the entries. It cannot be combined with `pages`.'),
    anchors: z
      .boolean()
      .default(false)
      .describe('Each entry can be linked to by its id, such as /changelog#november-22-2026. A calendar has no anchors.'),
    emptyText: Sentence.optional().describe('Shown if there are no entries. Default: a short sentence.'),
    action: Action.optional().describe('A link below the list.'),
  },
  [
    { title: 'Bicycle words', collection: 'glossary' },
    {
      title: 'Latest guides',
      lead: 'Our latest articles.',
      tone: 'tint',
      collection: 'guides',
      layout: 'rows',
      sort: { by: 'published' },
      show: ['published'],
      limit: 3,
      action: { label: 'All guides', href: '/', look: 'secondary' },
    },
    { title: 'Find a word', collection: 'glossary', layout: 'rows', facets: ['topics'], search: true },
    { title: 'Guides at a glance', collection: 'guides', layout: 'table', show: ['updated'], group: { by: 'letter' } },
  ],
)
