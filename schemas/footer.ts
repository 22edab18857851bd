import { z } from 'zod'
import { Action, AssetPath, EditorSchema, Href, HttpsUrl, Label, Slug, line, text } from './atoms.ts'
import { times } from './time.ts'

const FooterLink = z
  .strictObject({
    label: Label.describe('What the link says.'),
    location: Href,
    newTab: z.boolean().default(false).describe('Opens in a new tab.'),
    ...times,
  })
  .describe('A link of the footer.')

/** `config/footer.json`. */
export const Footer = z
  .strictObject({
    $schema: EditorSchema,
    text: text(240).optional().describe('A sentence beside the logo.'),
    columns: z
      .array(
        z.strictObject({
          key: Slug.describe('Pages name this key to appear in the column.'),
          title: Label.describe('Heading of the column.'),
          items: z
            .array(FooterLink)
            .max(16)
            .default([])
            .describe('Links written here; they come after those of pages that name the column.'),
        }),
      )
      .min(1)
      .max(6)
      .describe('Columns of links, left to right.'),
    action: Action.optional(),
    support: z
      .strictObject({ label: Label.describe('What the link says.'), email: z.email().describe('Address that it opens a mail to.') })
      .describe('How to reach support.'),
    social: z
      .array(
        z.strictObject({
          network: z
            .enum(['linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'github'])
            .describe('Which network; it decides the icon.'),
          label: Label.describe('What the link says to screen readers.'),
          href: HttpsUrl.describe('Address of the profile.'),
        }),
      )
      .max(6)
      .default([])
      .describe('Social networks.'),
    images: z
      .array(
        z.strictObject({
          src: AssetPath.describe('The picture file.'),
          alt: line(160).or(z.literal('')).describe('What it shows; empty for decoration, which decorative says.'),
          decorative: z.boolean().default(false).describe('true: it shows nothing that a reader misses, and alt is empty.'),
          width: z.int().min(1).max(2000).describe('Width at full size, in pixels.'),
          height: z.int().min(1).max(2000).describe('Height at full size, in pixels.'),
        }),
      )
      .max(4)
      .default([])
      .describe('Pictures that grow into view.'),
    legal: z.array(FooterLink).max(6).default([]).describe('Links of the last line.'),
    copyright: line(160).describe('The copyright line.'),
  })
  .describe('The footer.')

/** The footer, parsed. */
export type Footer = z.output<typeof Footer>
