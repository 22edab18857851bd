import { z } from 'zod'
import { Label, Sentence, Slug, line } from './atoms.ts'
import { Currency } from './currency.ts'

/** The name of a field: camelCase, such as `startDate`. */
export const FieldName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a name in camelCase such as startDate')

const common = {
  label: Label.describe('Name of the field, for the editor and for visitors.'),
  help: Sentence.optional().describe('A sentence for editors about what belongs in it.'),
  required: z.boolean().default(false).describe('Every entry must have a value.'),
}

const option = z.strictObject({ value: Slug.describe('The value in entries and addresses.'), label: Label.describe('What visitors read.') })

const options = z
  .array(option)
  .min(1)
  .max(200)
  .superRefine((all, context) => {
    for (const [index, { value }] of all.entries())
      if (all.findIndex((other) => other.value === value) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'value'],
          message: 'is the value of an earlier choice; give each choice its own value',
          params: { code: 'E_SAME_OPTION' },
        })
  })
  .describe('The choices, in their order.')

const number = z
  .strictObject({
    kind: z.literal('number').describe('A number.'),
    ...common,
    min: z.number().optional().describe('Smallest value.'),
    max: z.number().optional().describe('Largest value.'),
    decimals: z.int().min(0).max(6).default(0).describe('Digits after the point.'),
    unit: line(20).optional().describe('Unit shown after the number, such as cm.'),
  })
  .superRefine(({ min = -Infinity, max = Infinity }, context) => {
    if (min <= max) return
    const message = `is greater than the maximum, ${max}; swap the two, or correct one of them`
    context.addIssue({ code: 'custom', path: ['min'], message, params: { code: 'E_LIMIT_ORDER' } })
  })

const simple = [
  z.strictObject({ kind: z.literal('text').describe('One line.'), ...common, maxLength: z.int().min(1).max(320).default(160) }),
  z.strictObject({ kind: z.literal('longText').describe('Paragraphs in Markdown.'), ...common }),
  number,
  z.strictObject({ kind: z.literal('price').describe('An amount of money.'), ...common, currency: Currency }),
  z.strictObject({ kind: z.literal('date').describe('A day, YYYY-MM-DD.'), ...common }),
  z.strictObject({ kind: z.literal('period').describe('A first and a last day; without a last day, it is open-ended.'), ...common }),
  z.strictObject({ kind: z.literal('choice').describe('One of several values.'), ...common, options }),
  z.strictObject({ kind: z.literal('choices').describe('Any of several values.'), ...common, options }),
  z.strictObject({ kind: z.literal('picture').describe('A picture with alternative text.'), ...common }),
  z.strictObject({ kind: z.literal('file').describe('A file to download.'), ...common }),
  z.strictObject({ kind: z.literal('place').describe('A place with its address.'), ...common }),
  z.strictObject({ kind: z.literal('link').describe('A link with its text.'), ...common }),
  z.strictObject({
    kind: z.literal('reference').describe('An entry of a collection.'),
    ...common,
    collection: z.string().max(100).meta({ kind: 'collection' }).describe('Name of the folder under config/collections.'),
    many: z.boolean().default(false).describe('A list of entries instead of one.'),
  }),
] as const

/** A field of the entries of a collection, without lists of groups. */
export const SimpleField = z.discriminatedUnion('kind', simple)

/** A field of the entries of a collection. */
export const FieldType = z.discriminatedUnion('kind', [
  ...simple,
  z.strictObject({
    kind: z.literal('list').describe('Groups of fields, repeated.'),
    ...common,
    max: z.int().min(1).max(200).default(60).describe('The largest number of groups.'),
    fields: z.record(FieldName, SimpleField).describe('The fields of each group.'),
  }),
])

/** The fields of a collection, by name. */
export const FieldTypes = z.record(FieldName, FieldType)

/** A field of a group, parsed. */
export type SimpleField = z.output<typeof SimpleField>
/** A field type, parsed. */
export type FieldType = z.output<typeof FieldType>
/** The fields of a collection, parsed. */
export type FieldTypes = z.output<typeof FieldTypes>
