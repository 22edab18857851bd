import type { z } from 'zod'
import { Slug, line, text } from '#schemas/atoms.ts'
import { choiceLabels } from '#schemas/fieldLabels.ts'
import { OWN_TONES } from '#schemas/ownTones.ts'
import { times } from '#schemas/time.ts'
import { type FieldJson, fieldJson } from '#src/node/reference/fieldJson.ts'
import { fieldLabel } from '#src/node/reference/fieldLabel.ts'
import { wordsOfKey } from '#src/site/words/wordsOfKey.ts'
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

/** The field of a schema; `name` is its key, which its choices depend on. */
function fieldOf(json: FieldJson, name = ''): FormField {
  const field = { about: json.help ?? json.description ?? '', standard: json.default, ...shapeOf(json, name) } as FormField
  return { ...field, about: keysInWords(field.about, name) }
}

/** A description in which keys and values, such as `kind`, are called as the form calls them. */
function keysInWords(about: string, name: string): string {
  const parts = about.split('`')
  return parts
    .map((part, index) => (index % 2 === 1 && /^[a-z][A-Za-z]*$/.test(part) ? (knownWords(name, part) ?? fieldLabel(part)) : part))
    .join('`')
}

/** A choice of the field `name` in words. */
function choiceWords(name: string, choice: unknown): string {
  const value = String(choice)
  return knownWords(name, value) ?? wordsOfKey(value)
}

const knownWords = (name: string, value: string) => choiceLabels[`${name}.${value}`] ?? choiceLabels[value]

/**
 * A description without the clauses that explain choices by their values, if the words of the choices do that; other clauses begin with the
 * words of the choice.
 */
function aboutChoices(about: string, name: string, choices: readonly unknown[]): string {
  const values = choices.map(String)
  const explains = (clause: string) => values.some((value) => clause.startsWith(`${value}: `) && knownWords(name, value) !== undefined)
  const sentences = about.split('. ').map((sentence) =>
    sentence
      .split('; ')
      .filter((clause) => !explains(clause))
      .map((clause) => {
        const value = values.find((value) => clause.startsWith(`${value}: `))
        return value === undefined ? clause : choiceWords(name, value) + clause.slice(value.length)
      })
      .join('; '),
  )
  const kept = sentences.filter((sentence) => sentence !== '').join('. ')
  return kept === '' || kept.endsWith('.') ? kept : `${kept}.`
}

type Shape = FormField extends infer Field ? (Field extends FormField ? Omit<Field, 'about' | 'standard'> : never) : never

function shapeOf(json: FieldJson, name: string): Shape {
  const { kind = '', type, format, maxLength, enum: choices } = json
  const options = json.anyOf ?? json.oneOf
  if (options) return unionOf(options, name)
  const allowed = json.const === undefined ? choices : [json.const]
  if (allowed) {
    const labels = json.enumDescriptions ?? allowed.map((choice) => choiceWords(name, choice))
    return { kind: 'choice', choices: allowed, labels, about: aboutChoices(json.description ?? '', name, allowed) } as Shape
  }
  if (type === 'boolean') return { kind: 'boolean' }
  if (type === 'number' || type === 'integer')
    return { kind: 'number', isWhole: type === 'integer', least: limit(json.minimum), most: limit(json.maximum) }
  if (type === 'array' && json.items) return { kind: 'list', item: fieldOf(json.items, name), least: json.minItems, most: json.maxItems }
  if (json.properties) return { kind: 'group', fields: fieldsOf(json.properties, json.required ?? []) }
  if (type !== 'string') return { kind: 'json' }
  if (kind === 'href' && isPagePath(json)) return { kind: 'page', most: maxLength }
  if (kind === 'tone')
    return { kind: 'choice', choices: [...OWN_TONES], labels: OWN_TONES.map((tone) => choiceWords(name, tone)), more: kind }
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
  const fields = Object.entries(properties).map(([name, json]) => ({
    name,
    field: fieldOf(json, name),
    isNeeded: required.includes(name),
    label: fieldLabel(name, json),
  }))
  const source = fields.find(({ name, field }) => SOURCES.has(name) && field.kind === 'text' && field.isProse)
  if (!source) return fields
  // A name that programs use follows from the words for people, so those are asked for first.
  const isDerived = ({ name, isNeeded }: (typeof fields)[number]) => isNeeded && isSlug(properties[name]!)
  const derived = fields.filter(isDerived).map((field) => ({ ...field, follows: source.name }))
  return fields.filter((field) => !isDerived(field)).flatMap((field) => (field === source ? [field, ...derived] : [field]))
}

/** Fields with words for people from which names of the same item can follow. */
const SOURCES = new Set(['label', 'title'])

const SLUG = patternsOf(fieldJson(Slug)).join()

const isSlug = (json: FieldJson) => json.type === 'string' && patternsOf(json).join() === SLUG

function unionOf(options: FieldJson[], name: string): Shape {
  const tag = Object.entries(options[0]!.properties ?? {}).find(
    ([name, { const: value }]) => value !== undefined && options.every(({ properties }) => properties?.[name]?.const !== undefined),
  )?.[0]
  const titles: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'yes or no', array: 'list', object: 'group' }
  return {
    kind: 'union',
    tag,
    ...(tag !== undefined && { tagLabel: fieldLabel(tag, options[0]!.properties![tag]!) }),
    options: options.map((option) => {
      const title = tag === undefined ? (titles[option.type ?? ''] ?? option.type ?? 'choice') : String(option.properties![tag]!.const)
      return { title, label: choiceWords(tag ?? name, title), field: fieldOf(option, name) }
    }),
  }
}

/** Only links to paths of this site have a pattern. */
function isPagePath(json: FieldJson): boolean {
  return patternsOf(json).some((pattern) => pattern.startsWith('^\\/'))
}

function limit(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value
}
