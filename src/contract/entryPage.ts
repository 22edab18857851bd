import type { z } from 'zod'
import type { FieldTypes } from '#schemas/fieldTypes.ts'
import { fieldValuesOf, needsValues } from '#schemas/fieldValues.ts'
import { type Collection, Page } from './files.ts'

/** What a collection says about its entries. */
type EntryRules = Pick<Collection, 'fields' | 'defaults'>

/** Texts that a collection can give its entries. */
const TEXTS = ['title', 'description', 'summary'] as const

const pages = new WeakMap<EntryRules, z.ZodType>()
const typesOf = new WeakMap<z.ZodType, FieldTypes>()

/** The schema of the entries of a collection, with their own fields. Texts with a default in the collection can be missing. */
export function entryPage(collection: EntryRules): z.ZodType {
  const known = pages.get(collection)
  if (known) return known
  const { fields, defaults } = collection
  const values = fieldValuesOf(fields).describe('Values of the fields that the collection declares.')
  const given = TEXTS.filter((text) => defaults[text] !== undefined)
  const page = Page.extend({
    ...Object.fromEntries(given.map((text) => [text, Page.shape[text].optional()])),
    fields: needsValues(fields) ? values.prefault({}) : values.optional(),
  })
  pages.set(collection, page)
  typesOf.set(page, fields)
  return page
}

/** The schema of a page outside a collection, which has no fields of its own. */
export const ordinaryPage = entryPage({ fields: {}, defaults: {} })

/** The schema of entries whose collection cannot be read, so that its fields and texts are unknown. */
export const unknownEntry = Page.partial({ title: true, description: true, summary: true })

/** The fields of the entries that have this schema; undefined for other schemas. */
export function fieldTypesOf(schema: z.ZodType): FieldTypes | undefined {
  return typesOf.get(schema)
}

/** The texts that entries without them get from their collection. */
export function textsGiven({ defaults }: EntryRules): Record<string, string> {
  return Object.fromEntries(TEXTS.flatMap((text) => (defaults[text] === undefined ? [] : [[text, defaults[text]]])))
}
