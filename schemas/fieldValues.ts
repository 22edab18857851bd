import { z } from 'zod'
import { AddressWords, Day, DownloadPath, Href, Label, Markdown, line } from './atoms.ts'
import type { FieldType, FieldTypes, SimpleField } from './fieldTypes.ts'
import { Cover } from './page.ts'

const Period = z
  .strictObject({
    start: Day.describe('First day, YYYY-MM-DD.'),
    end: Day.optional().describe('Last day, YYYY-MM-DD. Without it, the period has no end.'),
  })
  .superRefine(({ start, end = start }, context) => {
    if (end >= start) return
    const message = `is before the first day, ${start}; correct one of the two days`
    context.addIssue({ code: 'custom', path: ['end'], message, params: { code: 'E_PERIOD_ORDER' } })
  })

const Place = z
  .strictObject({
    name: Label.describe('Name of the place.'),
    address: line(160).optional().describe('Its address in one line.'),
    latitude: z.number().min(-90).max(90).optional().describe('Degrees north of the equator.'),
    longitude: z.number().min(-180).max(180).optional().describe('Degrees east of Greenwich.'),
  })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === undefined) === (longitude === undefined)) return
    const missing = latitude === undefined ? 'latitude' : 'longitude'
    const message = `"${missing}" is missing: a position needs both degrees`
    context.addIssue({ code: 'custom', path: [missing], message, params: { code: 'E_MISSING' } })
  })

const Link = z.strictObject({ label: Label.meta({ description: 'Text of the link.', kind: 'linkWords' }), href: Href })

const File = z.strictObject({
  file: DownloadPath.describe('A file of config/assets, such as /assets/catalogue.pdf.'),
  label: Label.optional().describe('Text of the link. Default: the name of the file.'),
})

/** The schema of a value, by the kind of its field. */
const values: { [Kind in SimpleField['kind']]: (field: Extract<SimpleField, { kind: Kind }>) => z.ZodType } = {
  text: ({ maxLength }) => line(maxLength),
  longText: () => Markdown,
  number: ({ min, max, decimals }) => withDigits(bounded(z.number(), min, max), decimals),
  price: ({ currency }) => withDigits(z.number().min(0), digitsOf(currency)),
  date: () => Day,
  period: () => Period,
  choice: ({ options }) => choiceOf(options),
  choices: ({ options }) => several(choiceOf(options), options.length),
  picture: () => Cover,
  file: () => File,
  place: () => Place,
  link: () => Link,
  reference: ({ collection, many }) => {
    const entry = AddressWords.meta({ kind: 'entry', collection })
    return many ? several(entry, 200) : entry
  },
}

/** The schema of the values of these fields: the `fields` of an entry. */
export function fieldValuesOf(types: FieldTypes): z.ZodObject {
  return groupOf(types, valueOf)
}

/** Kinds of fields that contain words. */
const TRANSLATED: ReadonlySet<FieldType['kind']> = new Set(['text', 'longText', 'picture', 'file', 'place', 'link', 'list'])

/** Whether translations can write values of a kind; all others, such as days and choices, are the same in every language. */
export function isTranslated(kind: FieldType['kind']): boolean {
  return TRANSLATED.has(kind)
}

/** The fields that translations contain: those of such kinds, also in groups. */
export function translatedFields(types: FieldTypes): FieldTypes {
  return Object.fromEntries(
    Object.entries(types).flatMap(([name, type]): [string, FieldType][] => {
      if (!isTranslated(type.kind)) return []
      if (type.kind !== 'list') return [[name, type]]
      const fields = Object.fromEntries(Object.entries(type.fields).filter(([, field]) => isTranslated(field.kind)))
      return [[name, { ...type, fields }]]
    }),
  )
}

/** Whether an entry must have a value for one of these fields. */
export function needsValues(types: FieldTypes): boolean {
  return Object.values(types).some(({ required }) => required)
}

function valueOf(field: FieldType): z.ZodType {
  return field.kind === 'list' ? z.array(groupOf(field.fields, simpleValue)).min(1).max(field.max) : simpleValue(field)
}

function simpleValue(field: SimpleField): z.ZodType {
  return (values[field.kind] as (field: SimpleField) => z.ZodType)(field)
}

function groupOf<Field extends FieldType>(fields: Readonly<Record<string, Field>>, valueIn: (field: Field) => z.ZodType): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const { label, help } = field
        const value = valueIn(field).meta({ title: label, label, ...(help !== undefined && { description: help }) })
        return [name, field.required ? value : value.optional()]
      }),
    ),
  )
}

function choiceOf(options: readonly { value: string; label: string }[]): z.ZodType {
  return z.enum(options.map(({ value }) => value)).meta({ enumDescriptions: options.map(({ label }) => label) })
}

/** A list without duplicates. */
function several(item: z.ZodType, most: number): z.ZodType {
  return z
    .array(item)
    .min(1)
    .max(most)
    .superRefine((all, context) => {
      for (const [index, value] of all.entries())
        if (all.indexOf(value) < index)
          context.addIssue({ code: 'custom', path: [index], message: 'is in the list twice; remove one of the two' })
    })
}

function bounded(schema: z.ZodNumber, min: number | undefined, max: number | undefined): z.ZodNumber {
  const least = min === undefined ? schema : schema.min(min)
  return max === undefined ? least : least.max(max)
}

/** A number with at most so many digits after the point. */
function withDigits(schema: z.ZodNumber, digits: number): z.ZodType {
  const form = digits === 0 ? 'a whole number' : `a number with at most ${digits} ${digits === 1 ? 'digit' : 'digits'} after the point`
  return schema.refine((value) => Number(value.toFixed(digits)) === value, `must be ${form}`)
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
