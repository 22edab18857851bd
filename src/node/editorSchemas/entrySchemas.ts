import { z } from 'zod'
import type { FieldTypes } from '#schemas/fieldTypes.ts'
import { fieldValuesOf, needsValues, translatedFields } from '#schemas/fieldValues.ts'
import { textsGiven } from '#src/contract/entryPage.ts'
import type { Collection } from '#src/contract/files.ts'
import { namedEntrySchema } from './namedEntrySchema.ts'
import type { Json } from './liveSchema.ts'
import { refine } from './refine.ts'
import { translationSchema } from './translationSchema.ts'

/**
 * The schemas of the entries of each collection that declares fields or texts, by name: `page`, the schema of all pages, with these fields.
 * `withTranslations` adds those of their translations, in which values that are the same in every language do not exist.
 */
export function entrySchemas(collections: Readonly<Record<string, Collection>>, page: Json, withTranslations: boolean): Map<string, Json> {
  return new Map(
    Object.entries(collections).flatMap(([collection, rules]): [string, Json][] => {
      const name = namedEntrySchema(collection, rules)
      if (name === undefined) return []
      const entry = (types: FieldTypes): Json => {
        const given = Object.keys(textsGiven(rules))
        const required = (page['required'] as string[]).filter((key) => !given.includes(key))
        return {
          ...page,
          properties: { ...(page['properties'] as Json), fields: schemaOf(types) },
          required: needsValues(types) ? [...required, 'fields'] : required,
        }
      }
      const whole: [string, Json] = [name, entry(rules.fields)]
      if (!withTranslations) return [whole]
      return [whole, [`${name}.translation`, translationSchema(entry(translatedFields(rules.fields)), true)]]
    }),
  )
}

function schemaOf(types: FieldTypes): Json {
  const schema = z.toJSONSchema(fieldValuesOf(types), {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema as unknown as z.ZodType, jsonSchema as Json),
  }) as Json
  const { $schema: _schema, ...fields } = schema
  return { ...fields, description: 'Values of the fields that the collection declares.' }
}
