import { z } from 'zod'
import { Accent, Day, EditorSchema, IconName, Label, PagePath, SharedPicture, Slug, line, text } from './atoms.ts'
import { PageKind } from './pageKind.ts'
import { times } from './time.ts'

const Placement = z
  .discriminatedUnion('menu', [
    z.strictObject({
      menu: z.literal('header').describe('A place in a header dropdown.'),
      entry: Slug.describe('Key of the header entry, such as solutions.'),
      group: Slug.describe('Key of the group in its dropdown.'),
      service: Label.optional().describe('What the menu item says; the page’s name when left out.'),
      feature: line(90).optional().describe('The line under it; the page’s summary when left out.'),
      icon: IconName.optional(),
      order: z.int().optional().describe('Lower numbers come first; the page’s own `order` when left out, else 100.'),
      ...times,
    }),
    z.strictObject({
      menu: z.literal('footer').describe('A place in a footer column.'),
      column: Slug.describe('Key of the footer column.'),
      label: Label.optional().describe('What the link says; the page’s name when left out.'),
      order: z.int().optional().describe('Lower numbers come first; the page’s own `order` when left out, else 100.'),
      ...times,
    }),
  ])
  .describe('A menu in which the page appears.')

/** A list of places in menus. */
export const Placements = z.array(Placement).max(6)

/** What every page says of itself, apart from its sections. */
export const pageMeta = {
  $schema: EditorSchema,
  name: Label.describe('Short name: menus, breadcrumbs and cards use it.'),
  title: line(120)
    .regex(/[\p{L}\p{N}]/u, 'must hold words')
    .describe('Title for search engines and browser tabs, best 15 to 60 characters; the company’s name is added after it.'),
  description: text(320).describe('Description for search engines, best 50 to 160 characters.'),
  summary: line(200).describe('One sentence for cards and menus.'),
  icon: IconName.optional(),
  kind: PageKind.optional().describe(
    'What the page is, for search engines; WebPage when left out. Product is software that you sell, SoftwareTool a tool that is used on ' +
      'the page, Service work that people do. Plans with prices, on the page or on a page right below it, are told as its prices.',
  ),
  layout: z.enum(['main', 'bare']).optional().describe('main: with header and footer (the default); bare: without.'),
  scroll: z.enum(['top', 'keep']).optional().describe('keep: opening this page from another such page does not scroll to the top.'),
  accent: Accent.optional().meta({ description: 'Accent colour of the page, such as that of a product; the brand colour when left out.' }),
  session: z.enum(['clear', 'keep']).optional().describe('keep: remembers the address parameters and the agreement across a reload.'),
  menus: Placements.optional().describe(
    'Where the page appears in menus. In a collection, places in the header replace those that the collection gives it there, and the same ' +
      'for the footer; a menu that is not named here stays as the collection says. An empty list takes the page out of all menus.',
  ),
  translates: PagePath.optional().describe(
    'Of a page that is written in another language, such as one below pages/de: the page that it translates. The one of the same path, ' +
      'without the language, when left out.',
  ),
  parent: PagePath.optional().describe('The page above it in the breadcrumb; the path decides when left out.'),
  related: z.array(PagePath).max(8).optional().describe('Pages a reader may want next.'),
  topics: z.array(Label).max(4).optional().describe('Topics, for filters of indexes.'),
  order: z.int().optional().describe('Place among its neighbours; lower comes first. Without it they stand by name.'),
  updated: Day.describe('The day the content last changed, YYYY-MM-DD.'),
  published: Day.optional().describe('The day readers could first see the page, YYYY-MM-DD; search engines show it with articles.'),
  socialImage: SharedPicture.optional().describe(
    'Picture for shared links, 1200 × 630 pixels; when left out, a card with the page’s title is made.',
  ),
  noindex: z.boolean().optional().describe('Keeps the page out of search engines and the sitemap.'),
  draft: z.boolean().optional().describe('Not published, whatever its times say.'),
  ...times,
}

/** The schema of a page that may show these sections: `config/pages/<path>.json`, or an entry of a collection. */
export function pageOf<Section extends z.ZodType>(section: Section) {
  return z
    .strictObject({ ...pageMeta, sections: z.array(section).min(1).max(60).describe('What the page shows, top to bottom.') })
    .describe('A page. The path of the file is the path of the page.')
}

/** A place in a menu, parsed. */
export type Placement = z.output<typeof Placement>
