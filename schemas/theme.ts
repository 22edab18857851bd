import { z } from 'zod'
import { Color, EditorSchema, FontPath, Slug } from './atoms.ts'
import { OWN_TONES } from './ownTones.ts'

const color = (about: string) => Color.describe(about)
const shade = (about: string) => Color.optional().describe(about)
const accent = (which: string) =>
  z
    .strictObject({
      main: color('Large shapes and pictures.'),
      text: color('A shade of the accent that is dark enough for text and icons on white; needs a contrast of 4.5.'),
      onDark: color('A shade of the accent that is light enough for text on the dark background; needs a contrast of 4.5.'),
    })
    .optional()
    .describe(`The ${which} accent. Default: the brand colour.`)
// The name is inserted into the style sheet unchanged.
const fontName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/, 'must be the name of a font such as Open Sans')
const percent = z.string().regex(/^\d{1,3}(?:\.\d{1,2})?%$/, 'must be a percentage such as 103.2%')

const Fallback = z.strictObject({
  local: fontName.describe('Name of the system font.'),
  sizeAdjust: percent.describe('Scale of its width.'),
  ascentOverride: percent.describe('Height above the line.'),
  descentOverride: percent.describe('Depth below the line.'),
  lineGapOverride: percent.describe('Space between lines.'),
})

/** A typeface with its files; `name` describes its field `family`. */
const font = (name: string) =>
  z.strictObject({
    family: fontName.describe(name),
    files: z
      .array(
        z.strictObject({
          src: FontPath.describe('The file, such as /assets/fonts/text.woff2.'),
          unicodeRange: z
            .string()
            .max(1000)
            .regex(/^[U+0-9A-Fa-f?,\s-]+$/, 'must be ranges such as U+0000-00FF')
            .optional()
            .describe('Characters that the file contains. Browsers load it only for those.'),
          weight: z
            .int()
            .min(100)
            .max(900)
            .optional()
            .describe('The weight of a file that is not variable, such as 400 for regular or 700 for bold.'),
          style: z.enum(['normal', 'italic']).default('normal').describe('`italic` for a file with italic letters.'),
          preload: z.boolean().default(false).describe('Loads the file with the page; for the one file that every page needs.'),
          fallback: Fallback.optional().describe(
            'A system font scaled to the size of the letters in `unicodeRange`, for files of another script, such as Arabic or Thai.',
          ),
        }),
      )
      .min(1)
      .max(12)
      .describe('Font files (woff2) in config/assets: one variable file, or one per weight.'),
    weights: z
      .string()
      .regex(/^\d{3}(?: \d{3})?$/, 'must be one weight or a range such as 200 800')
      .refine((range) => Number(range.slice(0, 3)) <= Number(range.slice(-3)), 'must start with the lighter weight, such as 200 800')
      .default('200 800')
      .describe('Range of weights in variable files. It does not apply to files with a weight of their own.'),
    fallback: Fallback.optional().describe('A system font scaled to the same size, shown until the font is loaded.'),
  })

const OWN_NAMES: ReadonlySet<string> = new Set(OWN_TONES)

const Tone = z
  .strictObject({
    name: Slug.refine((name) => !OWN_NAMES.has(name), 'is a tone that every site has; choose another name').describe(
      'Name of the tone, such as sand.',
    ),
    ground: color('Background. Colours of texts, links, buttons and cards on it are derived, so that they are readable.'),
    gradient: z
      .strictObject({
        to: color('Colour at its end. Text must be readable on both, so both are light or both are dark.'),
        angle: z.int().min(0).max(360).default(180).describe('Direction in degrees: 0 to the top, 90 to the right, 180 to the bottom.'),
      })
      .optional()
      .describe('A gradient from the background colour.'),
    texture: z
      .enum(['none', 'dots', 'grid', 'lines'])
      .default('none')
      .describe('A faint pattern on the background: dots, squares, or slanted lines.'),
    dark: Color.optional().describe('Background in the dark scheme. Default: a dark shade of the background.'),
  })
  .describe('A tone.')

const colors = {
  primary: shade('The brand colour: primary buttons, large shapes.'),
  primaryHover: shade('Primary buttons on hover.'),
  onPrimary: shade('Text on the brand colour; needs a contrast of 4.5.'),
  primaryText: shade('A shade of the brand colour that is dark enough for text and icons on white; needs a contrast of 4.5.'),
  primaryTextHover: shade('The same shade on hover.'),
  primaryOnDark: shade('A shade of the brand colour that is light enough for text on the dark background.'),
  tint: shade('Background of tinted bands.'),
  tintStrong: shade('Chips and selected rows.'),
  decorative: shade('Decorative lines and shapes.'),
  ink: shade('Headings and the dark background.'),
  text: shade('Body text.'),
  muted: shade('Secondary text; needs a contrast of 4.5 on white.'),
  line: shade('Hairlines.'),
  control: shade('Borders of inputs; needs a contrast of 3 on white.'),
  surface: shade('Cards and panels.'),
  background: shade('Background of the page.'),
  subtle: shade('Muted surfaces.'),
  link: shade('Links and focus rings; needs a contrast of 4.5 on white.'),
  linkHover: shade('Links on hover.'),
  linkOnDark: shade('Links on the dark background.'),
  error: shade('Errors.'),
  warning: shade('Warnings.'),
  success: shade('Success.'),
}

const Shape = z
  .strictObject({
    $schema: EditorSchema,
    scheme: z
      .enum(['light', 'dark', 'auto', 'choice'])
      .default('light')
      .describe(
        '`light` shows the colours below, `dark` always their dark form, `auto` the one that the visitor’s device asks for. `choice` is ' +
          '`auto` with a button in the header, whose choice the browser keeps. Paper is always light.',
      ),
    brand: Color.optional().describe(
      'The brand colour. Every colour that is not set below is derived from it, so that texts and controls are readable.',
    ),
    colors: z
      .strictObject(colors)
      .default({})
      .describe('Colours. Missing ones are derived from the brand colour; without a brand colour, all are required.'),
    dark: z
      .strictObject({
        colors: z
          .strictObject(colors)
          .default({})
          .describe(
            'Colours of the dark scheme. Missing ones are derived from the colours above, so that texts and controls are readable.',
          ),
      })
      .default({ colors: {} })
      .describe('The dark scheme. It is used unless `scheme` is `light`.'),
    accents: z
      .strictObject({ second: accent('second'), third: accent('third') })
      .default({})
      .describe('Additional colours for pages, sections and cards, such as one for each product. Tints are derived from them.'),
    font: font('Name of the font.')
      .default({ family: 'system-ui', files: [], weights: '100 900' })
      .describe('The font, served by the site itself. Without it, texts use the system font of the visitor.'),
    radius: z
      .strictObject({
        control: z.int().min(0).max(40).describe('Buttons and fields.'),
        card: z.int().min(0).max(60).describe('Cards.'),
        panel: z.int().min(0).max(80).describe('Large panels.'),
      })
      .default({ control: 10, card: 16, panel: 28 })
      .describe('Radius of corners, in pixels.'),
    headings: z
      .strictObject({
        weight: z
          .int()
          .min(400)
          .max(850)
          .default(750)
          .describe('Font weight, 400 (regular) to 850 (very bold). The main heading is heavier by 50.'),
        tracking: z
          .enum(['tight', 'normal', 'wide'])
          .default('tight')
          .describe('Space between letters: `tight` for sans-serif fonts, `normal` for serif fonts, `wide` for capitals.'),
        case: z
          .enum(['sentence', 'capitals'])
          .default('sentence')
          .describe('`capitals` shows headings in capital letters; screen readers read them as words.'),
        font: font('Name of the font of headings.').optional().describe('A font for headings. Default: the font of texts.'),
      })
      .default({ weight: 750, tracking: 'tight', case: 'sentence' })
      .describe('Headings.'),
    figures: z
      .strictObject({
        font: font('Name of the font of large numbers.').optional().describe('A font for large numbers. Default: that of headings.'),
        weight: z.int().min(300).max(900).optional().describe('Font weight of large numbers. Default: that of the main heading.'),
      })
      .default({})
      .describe('Large numbers, such as prices and results.'),
    numerals: z
      .strictObject({
        text: z
          .enum(['usual', 'lining', 'oldstyle'])
          .default('usual')
          .describe(
            'In texts: `lining` digits are as high as capitals, `oldstyle` ones have descenders like letters. Default: those of the font.',
          ),
        tables: z
          .enum(['tabular', 'proportional', 'oldstyle'])
          .default('tabular')
          .describe('In tables, prices, times and lists: `tabular` digits have the same width, so that they align in columns.'),
        figures: z
          .enum(['tabular', 'proportional', 'oldstyle'])
          .default('tabular')
          .describe('In large numbers: `proportional` digits are spaced like letters.'),
      })
      .default({ text: 'usual', tables: 'tabular', figures: 'tabular' })
      .describe('Forms of digits, where the font has them.'),
    text: z
      .strictObject({
        size: z.int().min(15).max(20).default(16).describe('Size of running text, in pixels. All other sizes follow it.'),
        scale: z
          .enum(['even', 'regular', 'large', 'dramatic'])
          .default('regular')
          .describe('How much larger headings and numbers are than text: `even` for dense sites, `dramatic` for posters and magazines.'),
        ratio: z
          .number()
          .min(1.1)
          .max(1.62)
          .optional()
          .describe('The ratio of successive sizes on wide screens, such as 1.25, instead of `scale`. Small screens use a smaller one.'),
        measure: z.int().min(30).max(120).optional().describe('Length of lines of running text, in characters. Default: about 75.'),
      })
      .default({ size: 16, scale: 'regular' })
      .describe('Sizes of text.'),
    layout: z
      .strictObject({
        width: z.enum(['narrow', 'regular', 'wide']).default('regular').describe('Width of the content of pages on large screens.'),
        space: z.enum(['compact', 'regular', 'airy']).default('regular').describe('Space above and below the bands of a page.'),
      })
      .default({ width: 'regular', space: 'regular' })
      .describe('Width and rhythm of pages.'),
    icons: z
      .strictObject({
        stroke: z.number().min(1).max(3).multipleOf(0.25).default(2).describe('Thickness of the lines of icons, 1 (fine) to 3 (bold).'),
      })
      .default({ stroke: 2 })
      .describe('Icons.'),
    motion: z
      .enum(['none', 'calm', 'lively'])
      .default('calm')
      .describe(
        '`none` moves nothing, `calm` fades and slides, `lively` also lifts cards and buttons under the pointer. Visitors who ask their ' +
          'device for less motion see none.',
      ),
    buttons: z
      .strictObject({
        shape: z
          .enum(['rounded', 'pill', 'square'])
          .default('rounded')
          .describe('`rounded` uses the corner radius of controls, `pill` has round ends, `square` has sharp corners.'),
        look: z
          .enum(['solid', 'raised', 'soft', 'hard'])
          .default('solid')
          .describe(
            'Main buttons: `solid` is filled with the brand colour, `raised` has a shadow, `soft` is tinted with text in the brand ' +
              'colour, `hard` has a dark border and an offset shadow.',
          ),
        case: z.enum(['sentence', 'capitals']).default('sentence').describe('`capitals` shows labels of buttons in capital letters.'),
        height: z
          .int()
          .min(20)
          .max(80)
          .optional()
          .describe('Least height of buttons, fields and tabs, in pixels, instead of that of `density`.'),
      })
      .default({ shape: 'rounded', look: 'solid', case: 'sentence' })
      .describe('Buttons and chips.'),
    cards: z
      .strictObject({
        look: z
          .enum(['outlined', 'raised', 'flat', 'tinted', 'ruled', 'hard'])
          .default('outlined')
          .describe(
            '`outlined` has a thin border, `raised` a shadow, `flat` only a background colour, `tinted` a tint of the brand colour, ' +
              '`ruled` a line above instead of a box, `hard` a dark border and an offset shadow.',
          ),
      })
      .default({ look: 'outlined' })
      .describe('Cards.'),
    links: z
      .strictObject({
        look: z
          .enum(['underlined', 'bold', 'marked'])
          .default('underlined')
          .describe('`underlined` has a thin line, `bold` a thick one in the brand colour, `marked` a tint behind the lower half.'),
      })
      .default({ look: 'underlined' })
      .describe('Links in texts. They are always underlined or marked, so that colour is not the only sign.'),
    shadows: z
      .enum(['none', 'crisp', 'soft', 'deep'])
      .default('soft')
      .describe('Shadows of cards and of floating parts: `none`, `crisp` is small and sharp, `soft` is wide and faint, `deep` is strong.'),
    tones: z
      .array(Tone)
      .max(24)
      .refine(
        (tones) => new Set(tones.map(({ name }) => name)).size === tones.length,
        'must have different names; give each tone a name of its own',
      )
      .default([])
      .describe('Further backgrounds of sections. A section with `"tone": "sand"` has the tone named `sand`.'),
    density: z
      .enum(['comfortable', 'compact'])
      .default('comfortable')
      .describe('Height of buttons, fields, rows and chips: `comfortable` for most sites, `compact` for sites with dense content.'),
  })
  .describe('Colours, font, corner radius and style of controls.')

/** A theme file, parsed. */
export type ThemeFile = z.output<typeof Shape>
/** A named tone of a theme file, parsed. */
export type ToneFile = ThemeFile['tones'][number]
/** A typeface of a theme, parsed. */
export type ThemeFont = ThemeFile['font']
/** Name of a colour. */
export type ColorName = keyof ThemeFile['colors']
/** The colours of a scheme, `#rrggbb`. */
export type SchemeColors = Pick<ThemeFile, 'accents'> & { colors: Record<ColorName, string> }
/** The colours of a named tone: those of each band in it, and the end of its gradient. */
export type ToneColors = SchemeColors & { end?: string | undefined }
/**
 * A theme with all its colours; `night` are those that replace them in the dark, if visitors see both schemes. `toneColors` are those of
 * the named tones, if there are any.
 */
export type Theme = Omit<ThemeFile, 'colors'> &
  SchemeColors & { night?: SchemeColors; toneColors?: Record<string, { day: ToneColors; night?: ToneColors }> }

/** Checks a theme regardless of other errors: the brand colour is missing if there are no colours, otherwise every single colour. */
function isMissing(name: ColorName | 'brand') {
  return ({ brand, colors }: Partial<ThemeFile>) => {
    if (brand !== undefined || (typeof colors !== 'object' && colors !== undefined)) return false
    const isEmpty = Object.keys(colors ?? {}).length === 0
    return name === 'brand' ? isEmpty : !isEmpty && colors?.[name] === undefined
  }
}

/** `config/theme.json`: the settings of a brand, from which every style of the site is derived. */
export const Theme = (['brand', ...(Object.keys(colors) as ColorName[])] as const).reduce(
  (schema, name) =>
    schema.refine((theme) => !isMissing(name)(theme), {
      error: 'is missing',
      path: name === 'brand' ? ['brand'] : ['colors', name],
      params: { code: 'E_MISSING' },
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  Shape,
)
