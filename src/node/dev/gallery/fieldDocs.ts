import type { z } from 'zod'
import { type FieldJson, fieldJson } from '#src/node/dev/fieldJson.ts'

/**
 * A field of a section type, as the gallery explains it. `inner` are the fields of its objects, one group for each kind of object that may
 * stand there.
 */
export type FieldDoc = {
  name: string
  type: string
  need: 'required' | 'optional'
  /** As JSON. */
  standard?: string | undefined
  about: string
  /** As JSON. */
  allowed: string[]
  limits: string[]
  inner: { title: string; fields: FieldDoc[] }[]
}

/**
 * Explains the fields of an object schema, in the order in which they are declared; without `type`, which is the name of the section type.
 */
export function fieldDocs(schema: z.ZodType): FieldDoc[] {
  return fieldsOf(fieldJson(schema)).filter(({ name }) => name !== 'type')
}

function fieldsOf({ properties = {}, required = [] }: FieldJson): FieldDoc[] {
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    need: required.includes(name) ? 'required' : 'optional',
    standard: field.default === undefined || isEmpty(field.default) ? undefined : JSON.stringify(field.default),
    about: field.description ?? '',
    allowed: choicesOf(field),
    limits: limitsOf(field),
    inner: objectsIn(field).map((object) => ({ title: titleOf(object, name), fields: fieldsOf(object) })),
  }))
}

const KINDS: Record<string, string> = {
  href: 'link',
  asset: 'file of assets',
  icon: 'icon name',
  markdown: 'Markdown',
  markdownFile: 'Markdown file',
  collection: 'name of a collection',
  fragment: 'name of a fragment',
}
const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
}

function typeOf(field: FieldJson): string {
  const options = field.anyOf ?? field.oneOf
  if (options) return [...new Set(options.map(typeOf))].join(' or ')
  if (field.const !== undefined) return JSON.stringify(field.const)
  if (field.enum) return 'choice'
  if (field.kind) return KINDS[field.kind] ?? field.kind
  if (field.type === 'array') return `list of ${field.items ? plural(typeOf(field.items)) : 'values'}`
  if (field.format === 'date') return 'day'
  return TYPES[field.type ?? ''] ?? 'any value'
}

function plural(type: string): string {
  return /^(?:link|text|object|choice|icon name|day|whole number|number)$/.test(type) ? `${type}s` : type
}

function choicesOf(field: FieldJson): string[] {
  const choices = field.enum ?? field.items?.enum ?? []
  return choices.map((choice) => JSON.stringify(choice))
}

function limitsOf({ type, minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems, kind }: FieldJson): string[] {
  const isShown = (limit: number | undefined): limit is number => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER
  return [
    ...(type === 'string' && kind === undefined && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(kind === undefined && isShown(maxLength) ? [`at most ${maxLength} characters`] : []),
    ...(isShown(minimum) && isShown(maximum) ? [`${minimum} to ${maximum}`] : []),
    ...(minItems > 0 || isShown(maxItems) ? [isShown(maxItems) ? `${minItems} to ${maxItems} items` : `at least ${minItems} items`] : []),
  ]
}

/** The objects that may stand in a field, or in the list that it is. */
function objectsIn(field: FieldJson): FieldJson[] {
  if (field.properties) return [field]
  if (field.items) return objectsIn(field.items)
  return (field.anyOf ?? field.oneOf ?? []).flatMap(objectsIn)
}

/** What an object is called: the value that identifies it, such as `kind: "figure"`, else the name of its field. */
function titleOf({ properties = {} }: FieldJson, name: string): string {
  const tag = Object.entries(properties).find(([, { const: value }]) => value !== undefined)
  return tag ? `${tag[0]}: ${JSON.stringify(tag[1].const)}` : `Fields of ${name}`
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
