import { z } from 'zod'
import { Action, Color, EditorSchema, Href, IconName, Label, PagePath, Slug, line } from './atoms.ts'
import { times } from './time.ts'

/** An item of a dropdown. */
export const MenuItem = z
  .strictObject({
    service: Label.meta({ description: 'Label of the item.', kind: 'linkWords' }),
    feature: line(90).default('').describe('The line below the label.'),
    location: Href,
    icon: IconName,
    newTab: z.boolean().default(false).describe('Opens in a new tab.'),
    ...times,
  })
  .describe('An item of a dropdown.')

const MenuGroup = z
  .strictObject({
    key: Slug.describe('Pages use this key to add themselves to the group.'),
    productTitle: Label.describe('Heading of the group.'),
    tagContent: line(24).default('').describe('A tag next to the heading, such as Free.'),
    tagColor: Color.optional().describe('Colour of the tag. Default: the brand tint.'),
    items: z.array(MenuItem).max(12).default([]).describe('Additional items, after the pages that add themselves to the group.'),
    ...times,
  })
  .describe('A group in a dropdown.')

const HeaderEntry = z
  .strictObject({
    key: Slug.describe('Pages use this key to add themselves to the dropdown of the entry.'),
    title: line(24).describe('Label of the entry.'),
    path: z
      .union([z.literal(''), PagePath])
      .default('')
      .describe('The page of the entry; empty if it has none. An entry needs a page, a dropdown or both.'),
    leftOffset: z
      .int()
      .min(-800)
      .max(800)
      .default(0)
      .describe('Horizontal offset of the dropdown from the entry, in pixels; negative values move it to the left.'),
    hasDropdown: z.boolean().default(false).describe('Whether the entry opens a dropdown.'),
    groups: z.array(MenuGroup).max(8).default([]).describe('Groups of the dropdown, left to right.'),
  })
  .refine((entry) => entry.hasDropdown === entry.groups.length > 0, {
    error: 'hasDropdown must be true if the entry has groups, and false if it has none; change hasDropdown or the groups',
    path: ['hasDropdown'],
  })
  .refine((entry) => entry.hasDropdown || entry.path !== '', {
    error: 'an entry needs a path, a dropdown or both; add the path, or hasDropdown and groups',
    path: ['path'],
  })
  .describe('An entry in the header.')

const Announcement = z
  .strictObject({
    text: line(160).describe('The announcement, in one sentence.'),
    link: z
      .strictObject({ label: Label.meta({ description: 'Text of the link.', kind: 'linkWords' }), href: Href })
      .optional()
      .describe('Where to read more.'),
    tone: z.enum(['tint', 'deep']).default('deep').describe('Background: tint of the brand colour, or deep (dark).'),
    dismissible: z
      .boolean()
      .default(true)
      .describe('Visitors can close the bar. The browser remembers this until the text changes. Without JavaScript the bar stays open.'),
    name: Label.default('Announcement').describe('Name of the bar for screen readers.'),
    closeLabel: Label.default('Close the announcement').describe('Label of the close button for screen readers.'),
    ...times,
  })
  .describe('A bar above the header of every page, for example with the opening hours at Christmas.')

const Bar = z
  .strictObject({
    text: line(120).optional().describe('A short text, such as the opening hours.'),
    links: z
      .array(
        z
          .strictObject({ label: Label.meta({ description: 'Text of the link.', kind: 'linkWords' }), href: Href })
          .describe('A link of the bar.'),
      )
      .max(5)
      .default([])
      .describe('Links at the end of the bar, such as a telephone number.'),
    tone: z.enum(['tint', 'deep']).default('deep').describe('Background: tint of the brand colour, or deep (dark).'),
    name: Label.default('Contact and links').describe('Name of the bar for screen readers.'),
  })
  .describe('A thin bar above the header. It scrolls away with the page; the header stays.')

/** `config/header.json`. */
export const Header = z
  .strictObject({
    $schema: EditorSchema,
    layout: z
      .enum(['left', 'centered', 'split'])
      .default('left')
      .describe(
        '`left`: logo, entries and buttons in one row. `centered`: the logo in the middle, the entries in a second row below it. `split`: ' +
          'entries on the left, the logo in the middle, buttons on the right. Screens up to 1200 pixels show the logo and a menu button.',
      ),
    over: z
      .boolean()
      .default(false)
      .describe('On pages that start with words over a picture of full width, the header is on the picture and scrolls away with it.'),
    condensed: z.boolean().default(false).describe('The header is higher at the top of a page and becomes lower when visitors scroll.'),
    bar: Bar.optional(),
    announcement: Announcement.optional(),
    entries: z.array(HeaderEntry).min(1).max(8).describe('The entries, left to right.'),
    search: z
      .boolean()
      .default(false)
      .describe('Whether the header has a search button. It opens the search, so the site needs a page with the section siteSearch.'),
    actions: z.array(Action).max(4).default([]).describe('Buttons at the right end, left to right.'),
  })
  .describe('The header.')

/** The header, parsed. */
export type Header = z.output<typeof Header>
/** The bar above the header, parsed. */
export type HeaderBar = NonNullable<Header['bar']>
/** An announcement, parsed. */
export type Announcement = z.output<typeof Announcement>
/** An item of a dropdown, parsed. */
export type MenuItem = z.output<typeof MenuItem>
/** A header entry, parsed. */
export type HeaderEntry = z.output<typeof HeaderEntry>
