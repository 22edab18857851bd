import type { z } from 'zod'
import { line, text } from '#schemas/atoms.ts'
import { times } from '#schemas/time.ts'
import { type FieldJson, fieldJson } from '#src/node/reference/fieldJson.ts'
import type { FormField } from './wire.ts'

/** Texts with a higher limit than this get a multi-line field. */
const LONG = 160

const forms = new WeakMap<z.ZodType, FormField>()

/** The fields of a schema, in the order of declaration; computed once per schema. */
export function formOf(schema: z.ZodType): FormField {
  const known = forms.get(schema) ?? fieldOf(fieldJson(schema))
  forms.set(schema, known)
  return known
}

const KINDS: Record<string, 'link' | 'icon' | 'asset' | 'collection' | 'fragment'> = {
  href: 'link',
  icon: 'icon',
  asset: 'asset',
  collection: 'collection',
  fragment: 'fragment',
}

const COLOUR = /^\^#\[0-9a-fA-F\]\{6\}\$$/

function fieldOf(json: FieldJson): FormField {
  return { about: json.description ?? '', standard: json.default, ...shapeOf(json) } as FormField
}

type Shape = FormField extends infer Field ? (Field extends FormField ? Omit<Field, 'about' | 'standard'> : never) : never

function shapeOf(json: FieldJson): Shape {
  const { kind = '', type, format, maxLength, enum: choices } = json
  const options = json.anyOf ?? json.oneOf
  if (options) return unionOf(options)
  if (json.const !== undefined) return { kind: 'choice', choices: [json.const] }
  if (choices) return { kind: 'choice', choices, ...(json.enumDescriptions && { labels: json.enumDescriptions }) }
  if (type === 'boolean') return { kind: 'boolean' }
  if (type === 'number' || type === 'integer')
    return { kind: 'number', isWhole: type === 'integer', least: limit(json.minimum), most: limit(json.maximum) }
  if (type === 'array' && json.items) return { kind: 'list', item: fieldOf(json.items), least: json.minItems, most: json.maxItems }
  if (json.properties) return { kind: 'group', fields: fieldsOf(json.properties, json.required ?? []) }
  if (type !== 'string') return { kind: 'json' }
  if (kind === 'href' && isPagePath(json)) return { kind: 'page', most: maxLength }
  if (kind === 'entry') return { kind, collection: json.collection! }
  if (KINDS[kind]) return { kind: KINDS[kind], most: maxLength }
  if (format === 'date') return { kind: 'day' }
  if (format === 'date-time' || patternsOf(json).some((pattern) => MOMENT.includes(pattern))) return { kind: 'moment' }
  if (json.pattern !== undefined && COLOUR.test(json.pattern)) return { kind: 'colour' }
  const lengths = { least: json.minLength, most: maxLength }
  if (kind === 'markdown') return { kind, ...lengths }
  const isProse = format === undefined && patternsOf(json).every((pattern) => PROSE.has(pattern))
  return { kind: (maxLength ?? 0) > LONG ? 'long' : 'text', isProse, ...lengths, ...(json.partOf !== undefined && { partOf: json.partOf }) }
}

/** Patterns that match any words: those of the texts that all shapes share. */
const PROSE = new Set([line(1), text(1)].flatMap((schema) => patternsOf(fieldJson(schema))))

const MOMENT = patternsOf(fieldJson(times.publishAt))

function patternsOf({ pattern, allOf = [] }: FieldJson): string[] {
  return [pattern, ...allOf.map((part) => part.pattern)].filter((found) => found !== undefined)
}

function fieldsOf(properties: Record<string, FieldJson>, required: string[]) {
  return Object.entries(properties).map(([name, json]) => ({
    name,
    field: fieldOf(json),
    isNeeded: required.includes(name),
    ...(json.label !== undefined && { label: json.label }),
  }))
}

function unionOf(options: FieldJson[]): Shape {
  const tag = Object.entries(options[0]!.properties ?? {}).find(
    ([name, { const: value }]) => value !== undefined && options.every(({ properties }) => properties?.[name]?.const !== undefined),
  )?.[0]
  const titles: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'yes or no', array: 'list', object: 'group' }
  return {
    kind: 'union',
    tag,
    options: options.map((option) => ({
      title: tag === undefined ? (titles[option.type ?? ''] ?? option.type ?? 'choice') : String(option.properties![tag]!.const),
      field: fieldOf(option),
    })),
  }
}

/** Only links to paths of this site have a pattern. */
function isPagePath(json: FieldJson): boolean {
  return patternsOf(json).some((pattern) => pattern.startsWith('^\\/'))
}

function limit(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value
}
