import { z } from 'zod'
import { Accent, Anchor, AssetPath, Tone } from './atoms.ts'
import { pictureSize, sized } from './photo.ts'
import { times } from './time.ts'

/** A picture behind the words of a section. */
const Ground = sized(
  z.strictObject({
    src: AssetPath.describe('The picture file. It is decorative: say in words what visitors need to know of it.'),
    ...pictureSize,
    focus: z
      .enum(['center', 'top', 'bottom', 'left', 'right'])
      .default('center')
      .describe('The part of the picture that stays visible where it is cropped.'),
    scrim: z
      .enum(['auto', 'none'])
      .default('auto')
      .describe(
        'A veil over the picture. `auto`: as strong as the words need to be readable; the build measures the picture. `none`: no veil; the ' +
          'build reports pictures that are too light for it.',
      ),
  }),
)

/** A picture behind a section, parsed. */
export type SectionGround = z.output<typeof Ground>

/** Fields that every section type has. */
export const common = {
  id: Anchor.optional(),
  tone: Tone.default('plain'),
  ground: Ground.optional().describe('A picture of full width behind the section, whose words become light.'),
  accent: Accent.optional().meta({ description: 'Accent colour of this section. Default: that of the page.' }),
  beside: z
    .literal(true)
    .optional()
    .describe(
      'Places the section next to the previous one on wide screens, such as a form next to a hero, or a text next to its table of contents.',
    ),
  reveal: z
    .union([
      z.literal(false),
      z.strictObject({
        durationMs: z.int().min(0).max(3000).default(850).describe('Duration of the fade, in milliseconds.'),
        shiftPx: z.int().min(0).max(200).default(24).describe('Distance that the section moves up while fading in, in pixels.'),
        threshold: z
          .number()
          .min(0)
          .max(1)
          .default(0.2)
          .describe('Share of the section that must be in view before the fade starts, 0 to 1.'),
      }),
    ])
    .default({ durationMs: 850, shiftPx: 24, threshold: 0.2 })
    .meta({ help: 'The section fades in when visitors scroll to it.' })
    .describe('Fades the section in on scroll. false turns this off for the section.'),
  ...times,
}

/**
 * Declares a section type: its JSON `type`, its purpose, its fields and at least one example. The examples are used by the gallery, editor
 * completion, and render and accessibility tests. They omit `type`.
 */
export function section<const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  about: string,
  fields: Fields,
  examples: [Example<Fields>, ...Example<Fields>[]],
) {
  return z
    .strictObject({ type: z.literal(type).describe(about), ...common, ...fields })
    .meta({ title: type, description: about, examples: examples.map((example) => ({ type, ...example })) })
}

type Example<Fields extends z.ZodRawShape> = z.input<z.ZodObject<Fields & Partial<typeof common>>>
