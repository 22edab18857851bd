import { z } from 'zod'
import { Action, Color, EditorSchema, Href, IconName, Label, PagePath, Slug, line } from './atoms.ts'
import { times } from './time.ts'

/** A line of a dropdown. */
export const MenuItem = z
  .strictObject({
    service: Label.meta({ description: 'What the item says.', kind: 'linkWords' }),
    feature: line(90).default('').describe('The line under it.'),
    location: Href,
    icon: IconName,
    newTab: z.boolean().default(false).describe('Opens in a new tab.'),
    ...times,
  })
  .describe('An item of a dropdown.')

const MenuGroup = z
  .strictObject({
    key: Slug.describe('Pages name this key to appear in the group.'),
    productTitle: Label.describe('Heading of the group.'),
    tagContent: line(24).default('').describe('A tag next to the heading, such as Free.'),
    tagColor: Color.optional().describe('Colour of the tag; the brand tint when left out.'),
    items: z.array(MenuItem).max(12).default([]).describe('Items written here; they come after those of pages that name the group.'),
    ...times,
  })
  .describe('A group of a dropdown.')

const HeaderEntry = z
  .strictObject({
    key: Slug.describe('Pages name this key to appear under the entry.'),
    title: line(24).describe('What the entry says.'),
    path: z
      .union([z.literal(''), PagePath])
      .default('')
      .describe('The page of the entry; empty when it has none. An entry needs a page, a dropdown or both.'),
    leftOffset: z
      .int()
      .min(-800)
      .max(800)
      .default(0)
      .describe('How far the dropdown starts left (negative) or right of the entry, in pixels.'),
    hasDropdown: z.boolean().default(false).describe('Whether a dropdown opens: true exactly when the entry has groups.'),
    groups: z.array(MenuGroup).max(8).default([]).describe('Groups of the dropdown, left to right.'),
  })
  .refine((entry) => entry.hasDropdown === entry.groups.length > 0, {
    error: 'hasDropdown must be true exactly when there are groups; write true where the entry has groups, else false',
    path: ['hasDropdown'],
  })
  .refine((entry) => entry.hasDropdown || entry.path !== '', {
    error: 'an entry needs a path, a dropdown or both; add the path, or hasDropdown and groups',
    path: ['path'],
  })
  .describe('An entry of the header.')

const Announcement = z
  .strictObject({
    text: line(160).describe('What is announced, in one sentence.'),
    link: z
      .strictObject({ label: Label.meta({ description: 'What the link says.', kind: 'linkWords' }), href: Href })
      .optional()
      .describe('Where there is more about it.'),
    tone: z.enum(['tint', 'deep']).default('deep').describe('Background: tint of the brand colour, or deep (dark).'),
    dismissible: z
      .boolean()
      .default(true)
      .describe('Visitors can close it. The browser remembers that until the words change; without JavaScript it stays.'),
    name: Label.default('Announcement').describe('What the bar is, for screen readers.'),
    closeLabel: Label.default('Close the announcement').describe('The button that closes it, for screen readers.'),
    ...times,
  })
  .describe('A bar above the header of every page, such as for opening times at Christmas.')

/** `config/header.json`. */
export const Header = z
  .strictObject({
    $schema: EditorSchema,
    announcement: Announcement.optional(),
    entries: z.array(HeaderEntry).min(1).max(8).describe('The entries, left to right.'),
    actions: z.array(Action).max(4).default([]).describe('Buttons at the right end, left to right.'),
  })
  .describe('The header.')

/** The header, parsed. */
export type Header = z.output<typeof Header>
/** An announcement, parsed. */
export type Announcement = z.output<typeof Announcement>
/** An item of a dropdown, parsed. */
export type MenuItem = z.output<typeof MenuItem>
/** A header entry, parsed. */
export type HeaderEntry = z.output<typeof HeaderEntry>
