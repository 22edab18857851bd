import { z } from 'zod'
import { Action, AssetPath, EditorSchema, Email, Href, HttpsUrl, Label, Slug, line, text } from './atoms.ts'
import { times } from './time.ts'

const FooterLink = z
  .strictObject({
    label: Label.meta({ description: 'Text of the link.', kind: 'linkWords' }),
    location: Href,
    newTab: z.boolean().default(false).describe('Opens in a new tab.'),
    ...times,
  })
  .describe('A link of the footer.')

/** `config/footer.json`. */
export const Footer = z
  .strictObject({
    $schema: EditorSchema,
    layout: z
      .enum(['columns', 'brand', 'minimal'])
      .optional()
      .describe(
        '`columns` (the default): logo and text next to the columns. `brand`: logo and text large, above the columns. `minimal`: the logo and ' +
          'all links in few rows, for sites with few links.',
      ),
    tone: z
      .enum(['deep', 'tint', 'plain'])
      .optional()
      .describe('Background: deep (dark, the default), tint of the brand colour, or plain (that of the page).'),
    text: text(240).optional().describe('A sentence next to the logo.'),
    columns: z
      .array(
        z.strictObject({
          key: Slug.describe('Pages use this key to add themselves to the column.'),
          title: Label.describe('Heading of the column.'),
          items: z.array(FooterLink).max(16).default([]).describe('Additional links, after the pages that add themselves to the column.'),
        }),
      )
      .min(1)
      .max(6)
      .describe('Columns of links, left to right.'),
    action: Action.optional(),
    showContact: z
      .boolean()
      .default(false)
      .describe('Shows the address and phone number of the company, from "organization" in site.json.'),
    support: z
      .strictObject({ label: Label.describe('Text of the link.'), email: Email.describe('Mail address.') })
      .optional()
      .describe('Contact for support.'),
    social: z
      .array(
        z.strictObject({
          network: z
            .enum(['linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'github'])
            .describe('The network, which also determines the icon.'),
          label: Label.meta({ description: 'Text of the link for screen readers.', kind: 'linkWords' }),
          href: HttpsUrl.meta({ description: 'Address of the profile.', kind: 'webAddress' }),
        }),
      )
      .max(6)
      .default([])
      .describe('Social networks.'),
    images: z
      .array(
        z.strictObject({
          src: AssetPath.describe('The picture file.'),
          alt: line(160).or(z.literal('')).meta({ description: 'What the picture shows. Empty if it is decorative.', kind: 'alt' }),
          decorative: z
            .boolean()
            .default(false)
            .meta({ description: 'true: the picture adds no information, and alt is empty.', kind: 'decorative' }),
          width: z.int().min(1).max(2000).meta({ description: 'Width at full size, in pixels.', kind: 'width' }),
          height: z.int().min(1).max(2000).meta({ description: 'Height at full size, in pixels.', kind: 'height' }),
        }),
      )
      .max(4)
      .default([])
      .describe('Pictures that grow as they scroll into view.'),
    legal: z.array(FooterLink).max(6).default([]).describe('Links in the last line.'),
    copyright: line(160).describe('The copyright line.'),
  })
  .describe('The footer.')

/** The footer, parsed. */
export type Footer = z.output<typeof Footer>
