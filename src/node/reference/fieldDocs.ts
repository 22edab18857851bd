import type { z } from 'zod'
import { Label } from '#schemas/atoms.ts'
import { type FieldJson, fieldJson } from './fieldJson.ts'
import type { ShapeName } from './shapes.ts'

/**
 * The documentation of a field in the gallery and the reference. `inner` are the fields of its objects, one group for each kind of object.
 */
export type FieldDoc = {
  name: string
  type: string
  /** The shared shape of the field, of one of its values, or of each item of the list. */
  shape?: ShapeName | undefined
  need: 'required' | 'optional'
  /** As JSON. */
  standard?: string | undefined
  about: string
  /** As JSON. */
  allowed: string[]
  limits: string[]
  inner: FieldGroup[]
}

/** The fields of a kind of object; `tag` distinguishes it from the alternatives. */
export type FieldGroup = { title: string; tag?: FieldTag | undefined; isList: boolean; fields: FieldDoc[] }
type FieldTag = { name: string; value: string; about: string }

/** Documents the fields of an object schema, in the order of their declaration; without `type`, which is the name of the section type. */
export function fieldDocs(schema: z.ZodType): FieldDoc[] {
  return fieldsOf(fieldJson(schema)).filter(({ name }) => name !== 'type')
}

/** Documents a schema that is not an object, such as a choice among several. */
export function valueDoc(schema: z.ZodType, name: string): FieldDoc {
  return docOf(fieldJson(schema), name, 'required')
}

function fieldsOf({ properties = {}, required = [] }: FieldJson): FieldDoc[] {
  return Object.entries(properties).map(([name, field]) => docOf(field, name, required.includes(name) ? 'required' : 'optional'))
}

function docOf(field: FieldJson, name: string, need: FieldDoc['need']): FieldDoc {
  return {
    name,
    type: typeOf(field),
    shape: shapeIn(field),
    need,
    standard: field.default === undefined || isEmpty(field.default) ? undefined : JSON.stringify(field.default),
    about: field.description ?? '',
    allowed: choicesOf(field),
    limits: limitsOf(field),
    inner: objectsIn(field).map(({ object, isList }) => groupOf(object, isList, name)),
  }
}

/** Names of kinds of fields that are not shapes. */
const KINDS: Record<string, string> = { markdownFile: 'Markdown file', collection: 'name of a collection', fragment: 'name of a fragment' }
const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
}

function typeOf(field: FieldJson): string {
  if (field.shape) return field.shape
  const options = optionsOf(field)
  if (options) return listed([...new Set(options.map(typeOf))])
  if (field.const !== undefined) return JSON.stringify(field.const)
  if (field.enum) return 'choice'
  if (field.kind && KINDS[field.kind]) return KINDS[field.kind]!
  if (field.prefixItems) return `list of ${field.prefixItems.length} ${plural(typeOf(field.prefixItems[0]!))}`
  if (field.type === 'array') return field.items && !field.items.enum ? `list of ${plural(typeOf(field.items))}` : 'list'
  if (field.type === 'object' && field.additionalProperties)
    return field.additionalProperties.enum ? 'values by name' : `${plural(typeOf(field.additionalProperties))} by name`
  if (field.format === 'date') return 'day'
  if (field.type === 'string' && isOneLine(field)) return 'one line'
  return TYPES[field.type ?? ''] ?? 'any value'
}

const ONE_LINE = fieldJson(Label).allOf![0]!.pattern

function isOneLine({ pattern, allOf = [] }: FieldJson): boolean {
  return [pattern, ...allOf.map((part) => part.pattern)].includes(ONE_LINE)
}

/** Irregular plurals. */
const PLURALS: Record<string, string> = {
  'one line': 'lines',
  'day or time': 'days or times',
  'mail address': 'mail addresses',
  'https address': 'https addresses',
  'true or false': 'values true or false',
  Markdown: 'Markdown texts',
  address: 'addresses',
  'opening hours': 'opening hours',
  'places in menus': 'places in menus',
  'name of a collection': 'names of collections',
}

function plural(type: string): string {
  if (type.includes(' or ') && !PLURALS[type]) return `values, each ${type}`
  return PLURALS[type] ?? (type.startsWith('list of ') ? type.replace('list', 'lists') : `${type}s`)
}

/** Joins words into a list: `a, b or c`. */
export function listed(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

function choicesOf(field: FieldJson): string[] {
  const inner = field.items || (typeof field.additionalProperties === 'object' ? field.additionalProperties : undefined)
  const choices = field.enum ?? (inner ? inner.enum : undefined) ?? []
  return choices.map((choice) => JSON.stringify(choice))
}

function limitsOf(field: FieldJson): string[] {
  const { type, minLength = 0, maxLength, minimum, maximum, exclusiveMinimum, minItems = 0, maxItems, items, prefixItems, shape } = field
  const isShown = (limit: number | undefined): limit is number => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER
  const characters = (most: number | undefined, what: string) => (isShown(most) ? [`${what}at most ${most} characters`] : [])
  return [
    ...(type === 'string' && shape === undefined && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(shape === undefined ? characters(maxLength, '') : []),
    ...(isShown(minimum) && isShown(maximum) ? [`${minimum} to ${maximum}`] : []),
    ...(exclusiveMinimum !== undefined && isShown(maximum) ? [`more than ${exclusiveMinimum}, at most ${maximum}`] : []),
    ...(prefixItems === undefined && (minItems > 0 || isShown(maxItems)) ? [itemsBetween(minItems, maxItems)] : []),
    ...(items && items.shape === undefined ? characters(items.maxLength, 'each ') : []),
    ...(field.said ?? (items ? items.said : undefined) ?? []),
  ]
}

function itemsBetween(least: number, most: number | undefined): string {
  if (most === undefined) return `at least ${least}`
  return least === 0 ? `at most ${most}` : least === most ? `exactly ${most}` : `${least} to ${most}`
}

/** The alternatives of a field, if there are any. */
function optionsOf(field: FieldJson): FieldJson[] | undefined {
  return field.anyOf ?? field.oneOf
}

function shapeIn(field: FieldJson): ShapeName | undefined {
  const shapes = new Set((optionsOf(field) ?? []).flatMap((option) => option.shape ?? []))
  return field.shape ?? (field.items ? field.items.shape : undefined) ?? (shapes.size === 1 ? [...shapes][0] : undefined)
}

/** The objects that a field, or each item of its list, can be. */
function objectsIn(field: FieldJson, isList = false): { object: FieldJson; isList: boolean }[] {
  if (field.properties) return [{ object: field, isList }]
  if (field.items) return objectsIn(field.items, true)
  return (optionsOf(field) ?? []).flatMap((option) => objectsIn(option, isList))
}

/** The fields of an object, titled by the value that identifies it, such as `kind: "figure"`, else by the name of its field. */
function groupOf(object: FieldJson, isList: boolean, name: string): FieldGroup {
  const found = Object.entries(object.properties ?? {}).find(([, { const: value }]) => value !== undefined)
  const tag = found && { name: found[0], value: JSON.stringify(found[1].const), about: found[1].description ?? '' }
  return { title: tag ? `${tag.name}: ${tag.value}` : `Fields of ${name}`, tag, isList, fields: fieldsOf(object) }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
