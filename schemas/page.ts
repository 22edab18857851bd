import { z } from 'zod'
import { Accent, AddressWords, Day, EditorSchema, IconName, Label, PagePath, SharedPicture, Slug, line, text } from './atoms.ts'
import { FeedId } from './feeds.ts'
import { FieldName } from './fieldTypes.ts'
import { PageKind } from './pageKind.ts'
import { photo, sized } from './photo.ts'
import { times } from './time.ts'

const Placement = z
  .discriminatedUnion('menu', [
    z.strictObject({
      menu: z.literal('header').describe('A position in a header dropdown.'),
      entry: Slug.describe('Key of the header entry, such as solutions.'),
      group: Slug.describe('Key of the group in its dropdown.'),
      service: Label.optional().describe('Label of the menu item. Default: the name of the page.'),
      feature: line(90).optional().describe('The line below the label. Default: the summary of the page.'),
      icon: IconName.optional(),
      order: z.int().optional().describe('Lower numbers come first. Default: the `order` of the page, or 100.'),
      ...times,
    }),
    z.strictObject({
      menu: z.literal('footer').describe('A position in a footer column.'),
      column: Slug.describe('Key of the footer column.'),
      label: Label.optional().describe('Text of the link. Default: the name of the page.'),
      order: z.int().optional().describe('Lower numbers come first. Default: the `order` of the page, or 100.'),
      ...times,
    }),
  ])
  .describe('A menu in which the page appears.')

/** A list of positions in menus. */
export const Placements = z.array(Placement).max(6)

const percent = z.int().min(0).max(100)

/** The picture of a page in cards, social cards, feeds and structured data. */
export const Cover = sized(
  z.strictObject({
    ...photo,
    focus: z
      .strictObject({ x: percent.describe('From the left, in percent.'), y: percent.describe('From the top, in percent.') })
      .optional()
      .describe('The point that stays visible when the picture is cropped. Default: its centre.'),
  }),
).describe('Picture of the page, for cards, shared links, feeds and search engines.')

/** Fields of every page, apart from its sections. */
export const pageMeta = {
  $schema: EditorSchema,
  name: Label.describe('Short name, for menus, breadcrumbs and cards.'),
  title: line(120)
    .regex(/[\p{L}\p{N}]/u, 'must contain words')
    .describe('Title for search engines and browser tabs, ideally 15 to 60 characters. The company name is added after it.'),
  description: text(320).describe('Description for search engines, ideally 50 to 160 characters.'),
  summary: line(200).describe('One sentence for cards and menus.'),
  icon: IconName.optional(),
  kind: PageKind.optional().describe(
    'Kind of page, for search engines. Default: WebPage. Product is software that you sell, SoftwareTool is a tool that visitors use ' +
      'on the page, and Service is work that people do. Plans with prices, on the page or on a page directly below it, are reported as ' +
      'its prices.',
  ),
  layout: z.enum(['main', 'bare']).optional().describe('main (default): with header and footer; bare: without them.'),
  scroll: z
    .enum(['top', 'keep'])
    .optional()
    .describe(
      'top (default): the page opens at its top; keep: it opens at the scroll position of the page that the visitor left, if that has this setting, too.',
    ),
  accent: Accent.optional().meta({ description: 'Accent colour of the page, for example that of a product. Default: the brand colour.' }),
  session: z
    .enum(['clear', 'keep'])
    .optional()
    .describe(
      'clear (default): forgets the query parameters and the visitor’s agreement in a form; keep: remembers both until the tab is closed.',
    ),
  menus: Placements.optional().describe(
    'Menus in which the page appears. For an entry of a collection, positions in the header override those of the collection, and ' +
      'likewise for the footer; a menu that is not listed here stays as in the collection. An empty list removes the page from all ' +
      'menus.',
  ),
  translates: PagePath.optional().describe(
    'For a page written in another language, such as one in pages/de: the page that it translates. Default: the page with the same ' +
      'path, without the language.',
  ),
  parent: PagePath.optional().describe('Parent page in the breadcrumb. Default: the page above it by path.'),
  related: z.array(PagePath).max(8).optional().describe('Pages that visitors may want to read next.'),
  topics: z.array(Label).max(4).optional().describe('Topics of the page. The section glossaryIndex filters entries by them.'),
  order: z.int().optional().describe('Position among its siblings; lower numbers come first. Default: by name.'),
  updated: Day.describe('Date of the last change of the content, YYYY-MM-DD.'),
  published: Day.optional().describe('Date of first publication, YYYY-MM-DD. Search engines show it with articles.'),
  cover: Cover.optional(),
  fields: z.record(FieldName, z.unknown()).optional().describe('Values of the fields that the collection declares.'),
  authors: z.array(AddressWords).min(1).max(12).optional().describe('Authors: ids of entries in the collection of authors.'),
  tags: z.array(AddressWords).max(12).optional().describe('Tags of the page, from those that its collection declares.'),
  feedId: FeedId.optional().describe(
    'For an entry that was moved: the path under which feeds first listed it, so that feed readers do not show it as new. Written by npm ' +
      'run mv.',
  ),
  series: AddressWords.optional().describe('The series to which the page belongs, from those that its collection declares.'),
  socialImage: SharedPicture.optional().describe(
    'Picture for shared links, 1200 × 630 pixels. Default: a generated card with the page title.',
  ),
  noindex: z.boolean().optional().describe('Excludes the page from search engines and the sitemap.'),
  draft: z.boolean().optional().describe('The page is not published, regardless of publishAt and expireAt.'),
  ...times,
}

/** The schema of a page with these section types: `config/pages/<path>.json`, or an entry of a collection. */
export function pageOf<Section extends z.ZodType>(section: Section) {
  return z
    .strictObject({ ...pageMeta, sections: z.array(section).min(1).max(60).describe('Sections of the page, top to bottom.') })
    .describe('A page. The path of the file is the path of the page.')
}

/** A position in a menu, parsed. */
export type Placement = z.output<typeof Placement>
