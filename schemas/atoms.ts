import { z } from 'zod'
import { ADDRESS_WORDS } from './addressWords.ts'
import { isSafeHref } from './isSafeHref.ts'
import { plainAddress } from './plainAddress.ts'
import { urlOf } from './urlOf.ts'

export { isSafeHref } from './isSafeHref.ts'

/**
 * Field types shared by all shapes. A field that refers to something or is checked has a `kind` in its metadata, so that one walk over any
 * file finds every link, picture and icon, whatever the field names: `href`, `asset`, `icon`, `collection`, `fragment`, `markdown` and
 * `markdownFile`; `entry`, the id of an entry of the `collection` in its metadata; `linkWords` next to an `href` (or a `webAddress`, an
 * external address); `opens` of a link that may open a dialog; `alt` of a picture, next to its `asset`, `width`, `height` and
 * `decorative`; `checkedDay` of a fact.
 */

/** A one-line text of at most `max` characters, never empty, with no line breaks or control characters. */
export function line(max: number) {
  return z
    .string()
    .min(1, 'must not be empty')
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line without control characters')
    .regex(/\S/, 'must contain more than spaces')
}

/** Plain text of at most `max` characters; line breaks are kept as spaces. */
export function text(max: number) {
  return z.string().min(1, 'must not be empty').max(max).regex(/\S/, 'must contain more than spaces')
}

/** A short label: a button, a menu item, a table header. */
export const Label = line(60)
/** A heading. */
export const Title = line(120)
/** A sentence or two. */
export const Sentence = text(320)
/** A paragraph. */
export const Paragraph = text(900)

/** Markdown without raw HTML. In the loaded site it is already HTML. */
export const Markdown = text(60_000).meta({ kind: 'markdown' })

/** A link: `/path`, `#anchor`, `https://…`, `mailto:…` or `tel:…`. */
export const Href = z
  .string()
  .max(2048)
  .overwrite(plainAddress)
  .refine(isSafeHref, {
    error: 'is not an allowed link; use /path, #anchor, https://…, mailto:… or tel:…',
    params: { code: 'E_URL_SCHEME' },
  })
  .meta({ kind: 'href' })
  .describe('Where it leads: /path on this site, #anchor, https://…, mailto:… or tel:…')

/** A path of this site, such as `/pricing/basic`, with an optional `#anchor`. */
export const PagePath = z
  .string()
  .max(300)
  .overwrite(plainAddress)
  .regex(
    new RegExp(String.raw`^/(?:${ADDRESS_WORDS}(?:/${ADDRESS_WORDS})*)?(?:\?[a-z0-9=&-]+)?(?:#${ADDRESS_WORDS})?$`, 'u'),
    'must be a path of this site such as /pricing/basic',
  )
  .meta({ kind: 'href' })
  .describe('A page of this site, such as /about-us.')

/** An https address. */
export const HttpsUrl = z
  .string()
  .max(2048)
  .regex(/^https:\/\/[\p{L}\p{N}]/iu, 'must start with https://')
  .refine((url) => urlOf(url)?.username === '' && !/\s/.test(url), 'is not a web address')

/** Hosts may have letters of every script. */
const MAILBOX =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/** A mail address. */
export const Email = z
  .email({ pattern: MAILBOX, error: 'must be a mail address such as name@example.com' })
  .max(254)
  .meta({ kind: 'webAddress' })

/** Tells editors which fields a file has. */
export const EditorSchema = z.string().max(200).optional().describe('Tells editors which fields exist.')

/** A name of lower-case words in ASCII joined by hyphens: keys that visitors never see. */
export const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as data-retention')

/** A part of addresses: lower-case words in letters of any script, joined by hyphens: ids of pages, tags and anchors. */
export const AddressWords = z
  .string()
  .max(100)
  .overwrite((words) => words.normalize('NFC'))
  .regex(new RegExp(`^${ADDRESS_WORDS}$`, 'u'), 'must be lower-case words joined by hyphens, such as data-retention')

/** The anchor id of a section, for links to `#id`. */
export const Anchor = AddressWords.describe('Anchor of this section, the target of links such as #prices.')

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date('must be a date such as 2026-11-20')

/** The name of an icon of the Lucide set (lucide.dev/icons), such as `briefcase`. */
export const IconName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be an icon name such as briefcase')
  .meta({ kind: 'icon' })
  .describe('Name of an icon of the Lucide set, such as briefcase.')

const asset = (name: RegExp, endings: string, example: string) =>
  z
    .string()
    .max(200)
    .regex(
      /^\/assets\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/,
      `must be a file such as ${example}, in lower case and without spaces`,
    )
    .regex(name, `must be a file that ends in ${endings}, such as ${example}`)
    .meta({ kind: 'asset' })
    .describe(`A file of config/assets, such as ${example}.`)

/** A picture under `config/assets/`, written as `/assets/…`. */
export const AssetPath = asset(/\.(?:svg|png|jpg|webp|avif|ico)$/, '.svg, .png, .jpg, .webp, .avif or .ico', '/assets/team.webp')
/** A picture that sharing services can show: not an SVG. */
export const SharedPicture = asset(/\.(?:png|jpg|webp)$/, '.png, .jpg or .webp', '/assets/social.png')
/** A video under `config/assets/` that browsers play themselves. */
export const VideoPath = asset(/\.(?:mp4|webm)$/, '.mp4 or .webm', '/assets/tour.mp4')
/** Captions of a video, under `config/assets/`. */
export const CaptionsPath = asset(/\.vtt$/, '.vtt', '/assets/tour.vtt')
/** A font file under `config/assets/`. */
export const FontPath = asset(/\.woff2$/, '.woff2', '/assets/fonts/text.woff2')

/** A file to download, under `config/assets/`. */
export const DownloadPath = asset(/[^.]\.[a-z0-9]+$/, 'the type of the file', '/assets/catalogue.pdf')

/** A colour as six hex digits. */
export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1d7a5f')

/** Accent of `theme.json` in which an element is shown. */
export const Accent = z
  .enum(['brand', 'second', 'third'])
  .describe(
    'Colour of small titles, icons, tints and pictures: the brand colour, or the second or third accent in theme.json. Buttons keep ' +
      'the brand colour.',
  )
/** Name of an accent, parsed. */
export type Accent = z.output<typeof Accent>

/** Background of a band: a tone that every site has, or one of `tones` in `theme.json`. */
export const Tone = Slug.describe('Background: plain (white), tint (of the accent colour), deep (dark), or a tone of theme.json.').meta({
  kind: 'tone',
})

/** A button or a link, with its look. */
export const Action = z
  .strictObject({
    label: Label.meta({ description: 'Label of the button.', kind: 'linkWords' }),
    href: Href,
    look: z
      .enum(['primary', 'secondary', 'quiet'])
      .default('primary')
      .describe('primary: filled; secondary: outlined; quiet: a text link.'),
    newTab: z.boolean().default(false).describe('Opens in a new tab.'),
    opens: z
      .enum(['page', 'booking'])
      .default('page')
      .meta({ description: 'booking: opens the scheduling widget, or the booking page if the widget is blocked.', kind: 'opens' }),
  })
  .describe('A button or link.')

/** The source of a fact, and the date of its last check. */
export const Source = z
  .strictObject({
    label: line(160).describe('Name of the publication or page.'),
    url: HttpsUrl.meta({ description: 'Its address.', kind: 'webAddress' }).optional(),
    checkedOn: Day.meta({ description: 'Date of the last check, YYYY-MM-DD.', kind: 'checkedDay' }),
  })
  .describe('Source of a fact.')

/** The eyebrow, title and lead at the start of most sections. */
export const heading = {
  eyebrow: Label.optional().describe('Short text above the title.'),
  title: Title.describe('Heading of the section.'),
  lead: Sentence.optional().describe('One or two sentences below the title.'),
}
