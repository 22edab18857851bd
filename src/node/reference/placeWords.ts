import type { z } from 'zod'
import { literalsOf, schemaParts } from '#src/node/config/parse/schemaParts.ts'
import { isFields } from '#src/site/isFields.ts'
import { wordsOfKey } from '#src/site/words/wordsOfKey.ts'
import { fieldLabel } from './fieldLabel.ts'

/**
 * A place in a file in words, with the labels of forms. Parts of a place are names of fields and items of lists: by their index, or by
 * their type and their name in quotes. `sections`, `hero “Bread”`, `lead` is “Hero “Bread” › Introduction”; `items`, 1, `label` is “Items 2
 * › Label”. `value` tells the types of items that an index names. Keys that an author has chosen are named by their words.
 */
export function placeWords(schema: z.ZodType | undefined, place: readonly (string | number)[], value?: unknown): string {
  const words: string[] = []
  let schemas = schema ? alternatives(schema) : []
  let inner = value
  let list = ''
  for (const part of place) {
    inner = isFields(inner) || Array.isArray(inner) ? (inner as Record<string | number, unknown>)[part] : undefined
    const elements = schemas.flatMap((one) => schemaParts(one).element ?? [])
    const own = schemas.flatMap((one) => schemaParts(one).shape?.[part] ?? [])
    const isItem = typeof part === 'number' || part.includes('“') || (elements.length > 0 && own.length === 0)
    if (!isItem) {
      list = part
      const records = schemas.flatMap((one) => schemaParts(one).valueType ?? [])
      const isName = own.length === 0 && records.length > 0
      words.push(isName ? wordsOfKey(list) : fieldLabel(list, own[0] && labelsOf(own[0])))
      schemas = (isName ? records : own).flatMap(alternatives)
      continue
    }
    const { type, name } = itemOf(part, inner)
    if (type === '') words.push(typeof part === 'number' ? `${words.pop() ?? ''} ${name}`.trim() : name)
    else words.splice(list === 'sections' ? -1 : words.length, 1, `${typeLabel(type)} ${name}`.trim())
    schemas = elements.flatMap(alternatives).filter((one) => type === '' || isOfType(one, type))
    list = ''
  }
  return words.join(' › ')
}

function itemOf(part: string | number, value: unknown): { type: string; name: string } {
  if (typeof part === 'number')
    return { type: isFields(value) && typeof value['type'] === 'string' ? value['type'] : '', name: String(part + 1) }
  const at = part.indexOf('“')
  return at === -1 ? { type: part, name: '' } : { type: part.slice(0, at).trim(), name: part.slice(at) }
}

function typeLabel(type: string): string {
  return type === 'fragment' ? 'Shared section' : wordsOfKey(type)
}

function isOfType(schema: z.ZodType, type: string): boolean {
  const types = literalsOf(schema, 'type')
  return types.size === 0 || types.has(type)
}

/** The schemas of which a value has one: the options of unions, without wrappers such as `.optional()`. */
function alternatives(schema: z.ZodType): z.ZodType[] {
  const { innerType, options } = schemaParts(schema)
  return innerType ? alternatives(innerType) : options ? options.flatMap(alternatives) : [schema]
}

/** The labels in the metadata of a field, or of the schema that it wraps. */
function labelsOf(schema: z.ZodType): { label?: string; title?: string } {
  const { label, title } = (schema.meta() ?? {}) as { label?: string; title?: string }
  const { innerType } = schemaParts(schema)
  if (label === undefined && title === undefined) return innerType ? labelsOf(innerType) : {}
  return { ...(label !== undefined && { label }), ...(title !== undefined && { title }) }
}
