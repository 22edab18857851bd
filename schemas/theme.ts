import { z } from 'zod'
import { Color, EditorSchema, FontPath } from './atoms.ts'

const color = (about: string) => Color.describe(about)
const shade = (about: string) => Color.optional().describe(about)
const accent = (which: string) =>
  z
    .strictObject({
      main: color('Large shapes and pictures.'),
      text: color('The accent dark enough for text and icons on white; needs a contrast of 4.5.'),
      onDark: color('The accent light enough for text on the dark background; needs a contrast of 4.5.'),
    })
    .optional()
    .describe(`The ${which} accent; the brand colour when left out.`)
// The name goes into the style sheet as it is.
const fontName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/, 'must be the name of a font such as Open Sans')
const percent = z.string().regex(/^\d{1,3}(?:\.\d{1,2})?%$/, 'must be a percentage such as 103.2%')

const Shape = z
  .strictObject({
    $schema: EditorSchema,
    brand: Color.optional().describe(
      'The brand colour. Every colour that is not set below is made from it, so that texts and controls can be read.',
    ),
    colors: z
      .strictObject({
        primary: shade('The brand colour: primary buttons, large shapes.'),
        primaryHover: shade('Primary buttons under the pointer.'),
        onPrimary: shade('Text on the brand colour; needs a contrast of 4.5.'),
        primaryText: shade('The brand colour dark enough for text and icons on white; needs a contrast of 4.5.'),
        primaryTextHover: shade('The same under the pointer.'),
        primaryOnDark: shade('The brand colour light enough for text on the dark background.'),
        tint: shade('Background of tinted bands.'),
        tintStrong: shade('Chips and chosen rows.'),
        decorative: shade('Decorative lines and shapes.'),
        ink: shade('Headings, and the dark background.'),
        text: shade('Running text.'),
        muted: shade('Quiet text; needs a contrast of 4.5 on white.'),
        line: shade('Hairlines.'),
        control: shade('Borders of inputs; needs a contrast of 3 on white.'),
        surface: shade('Cards and panels.'),
        background: shade('The page.'),
        subtle: shade('Quiet surfaces.'),
        link: shade('Links and focus rings; needs a contrast of 4.5 on white.'),
        linkHover: shade('Links under the pointer.'),
        linkOnDark: shade('Links on the dark background.'),
        error: shade('Errors.'),
        warning: shade('Warnings.'),
        success: shade('Success.'),
      })
      .default({})
      .describe('Colours. With a brand colour, those that are left out are made from it; without one, all are needed.'),
    accents: z
      .strictObject({ second: accent('second'), third: accent('third') })
      .default({})
      .describe('Further colours that pages, sections and cards can take, such as one for each product. Tints are made from them.'),
    font: z
      .strictObject({
        family: fontName.describe('Name of the font.'),
        files: z
          .array(
            z.strictObject({
              src: FontPath.describe('The file, such as /assets/fonts/text.woff2.'),
              unicodeRange: z
                .string()
                .max(1000)
                .regex(/^[U+0-9A-Fa-f?,\s-]+$/, 'must be ranges such as U+0000-00FF')
                .optional()
                .describe('Characters that the file holds; browsers fetch it only for those.'),
              weight: z
                .int()
                .min(100)
                .max(900)
                .optional()
                .describe('The one weight of a file that is not variable, such as 400 for regular and 700 for bold.'),
              style: z.enum(['normal', 'italic']).default('normal').describe('`italic` for a file of slanted letters.'),
              preload: z.boolean().default(false).describe('Fetched with the page; for the one file that every page needs.'),
            }),
          )
          .min(1)
          .max(12)
          .describe('Font files (woff2) in config/assets: one variable file, or one for each weight.'),
        weights: z
          .string()
          .regex(/^\d{3}(?: \d{3})?$/, 'must be one weight or a range such as 200 800')
          .refine((range) => Number(range.slice(0, 3)) <= Number(range.slice(-3)), 'must begin with the lighter weight, such as 200 800')
          .default('200 800')
          .describe('Range of weights that variable files hold; it does not count for files with a weight of their own.'),
        fallback: z
          .strictObject({
            local: fontName.describe('Name of the system font.'),
            sizeAdjust: percent.describe('How much wider it is drawn.'),
            ascentOverride: percent.describe('Height above the line.'),
            descentOverride: percent.describe('Depth below the line.'),
            lineGapOverride: percent.describe('Space between lines.'),
          })
          .optional()
          .describe('A system font stretched to the same size, shown until the font is there.'),
      })
      .default({ family: 'system-ui', files: [], weights: '100 900' })
      .describe('The font, served from the site itself. Without it, texts are in the font of the visitor’s system.'),
    radius: z
      .strictObject({
        control: z.int().min(0).max(40).describe('Buttons and fields.'),
        card: z.int().min(0).max(60).describe('Cards.'),
        panel: z.int().min(0).max(80).describe('Large panels.'),
      })
      .default({ control: 10, card: 16, panel: 28 })
      .describe('Rounding of corners, in pixels.'),
    headings: z
      .strictObject({
        weight: z
          .int()
          .min(400)
          .max(850)
          .default(750)
          .describe('Weight of the letters, 400 (regular) to 850 (very bold); the main heading is 50 more.'),
      })
      .default({ weight: 750 })
      .describe('Headings.'),
    buttons: z
      .strictObject({
        shape: z
          .enum(['rounded', 'pill', 'square'])
          .default('rounded')
          .describe('`rounded` uses the rounding of controls, `pill` has round ends, `square` has sharp corners.'),
      })
      .default({ shape: 'rounded' })
      .describe('Buttons and chips.'),
    cards: z
      .strictObject({
        look: z
          .enum(['outlined', 'raised', 'flat'])
          .default('outlined')
          .describe('`outlined` has a hairline, `raised` a shadow, `flat` stands out by its colour alone.'),
      })
      .default({ look: 'outlined' })
      .describe('Cards.'),
    density: z
      .enum(['comfortable', 'compact'])
      .default('comfortable')
      .describe('Height of buttons, fields, rows and chips: `comfortable` for most sites, `compact` for sites with much to show.'),
  })
  .describe('Colours, font, rounding and the look of controls.')

/** A theme as it is written, parsed. */
export type ThemeFile = z.output<typeof Shape>
/** The name of a colour. */
export type ColorName = keyof ThemeFile['colors']
/** A theme with all its colours, `#rrggbb`. */
export type Theme = Omit<ThemeFile, 'colors'> & { colors: Record<ColorName, string> }

/** Looks at a theme, whatever else is wrong with it: the brand colour is missing when there are no colours, else every single one. */
function isMissing(name: ColorName | 'brand') {
  return ({ brand, colors }: Partial<ThemeFile>) => {
    if (brand !== undefined || (typeof colors !== 'object' && colors !== undefined)) return false
    const isEmpty = Object.keys(colors ?? {}).length === 0
    return name === 'brand' ? isEmpty : !isEmpty && colors?.[name] === undefined
  }
}

/** `config/theme.json`: what a brand may set. Every look on the site follows from it. */
export const Theme = (['brand', ...(Object.keys(Shape.shape.colors.unwrap().shape) as ColorName[])] as const).reduce(
  (schema, name) =>
    schema.refine((theme) => !isMissing(name)(theme), {
      error: 'is missing',
      path: name === 'brand' ? ['brand'] : ['colors', name],
      params: { code: 'E_MISSING' },
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  Shape,
)
