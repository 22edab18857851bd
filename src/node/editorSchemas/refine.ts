import { z } from 'zod'
import { Color } from '#schemas/atoms.ts'
import { literalsOf, schemaParts } from '#src/node/config/parse/schemaParts.ts'
import type { Json } from './liveSchema.ts'

/** The table: the list of values for each kind of field. */
const lists: Record<string, (field: z.ZodType, collection?: string) => string> = {
  // A page path is narrower than a link: it cannot be another site.
  href: (field) =>
    field.safeParse('https://a.example').success ? 'live.schema.json#/definitions/href' : 'live.schema.json#/definitions/page',
  asset: (field) => {
    const takes = (file: string) => field.safeParse(file).success
    if (takes('/assets/a.pdf')) return 'live.schema.json#/definitions/asset'
    if (takes('/assets/a.woff2')) return 'live.schema.json#/definitions/font'
    if (takes('/assets/a.svg')) return 'live.schema.json#/definitions/picture'
    return `live.schema.json#/definitions/${takes('/assets/a.png') ? 'sharedPicture' : 'asset'}`
  },
  icon: () => 'icons.schema.json#/definitions/icon',
  fragment: () => 'live.schema.json#/definitions/fragment',
  collection: () => 'live.schema.json#/definitions/collection',
  tone: () => 'live.schema.json#/definitions/tone',
  entry: (_field, collection) => `live.schema.json#/definitions/entry:${collection}`,
}

/**
 * Changes the JSON Schema of a part for editors: fields that refer to something use the lists of `live` and `icons`, discriminating fields
 * select the others, and examples become suggestions.
 */
export function refine(zodSchema: z.ZodType, json: Json): void {
  const { kind, collection } = (zodSchema.meta() ?? {}) as { kind?: unknown; collection?: string }
  delete json['kind']
  delete json['partOf']
  delete json['help']
  delete json['collection']
  delete json['label']
  if (typeof kind === 'string' && Object.hasOwn(lists, kind) && zodSchema instanceof z.ZodString) {
    for (const key of ['type', 'pattern', 'minLength', 'maxLength', 'format', 'allOf', '$ref']) delete json[key]
    json['allOf'] = [{ $ref: lists[kind]!(zodSchema, collection) }]
  }
  if (zodSchema === Color) json['format'] = 'color-hex'
  const { shape, options, discriminator } = schemaParts(zodSchema)
  if (options && discriminator !== undefined) chooseByTag(options, discriminator, json)
  const properties = json['properties'] as Record<string, Json> | undefined
  if (!shape || !properties) return
  const offer = (key: string, list: string) => {
    properties[key] = { description: shape[key]!.meta()?.description, allOf: [{ $ref: `live.schema.json#/definitions/${list}` }] }
  }
  const menu = shape['menu'] instanceof z.ZodLiteral ? shape['menu'].value : undefined
  if (menu === 'footer') offer('column', 'footerColumn')
  if (menu === 'header') {
    offer('entry', 'headerEntry')
    offer('group', 'headerGroup')
    json['allOf'] = [{ $ref: 'live.schema.json#/definitions/headerPlace' }]
  }
  if (json['examples'] && shape['type']) {
    delete json['examples']
    json['defaultSnippets'] = snippetsOf(zodSchema)
  }
}

/**
 * Makes a discriminating field select the schema of an object. For a plain union, an editor reports what is missing from the closest
 * alternative, and completes the field with values of only some of them.
 */
function chooseByTag(options: z.ZodType[], tag: string, json: Json): void {
  const choices = (json['oneOf'] ?? json['anyOf']) as Json[] | undefined
  const tags = options.map((option) => [...literalsOf(option, tag)])
  if (choices?.length !== options.length || tags.some(({ length }) => length === 0)) return
  delete json['oneOf']
  delete json['anyOf']
  json['type'] = 'object'
  json['properties'] = { [tag]: { type: 'string', enum: tags.flat(), errorMessage: `This ${tag} does not exist.` } }
  json['required'] = [tag]
  json['allOf'] = choices.map((choice, index) => ({
    if: { properties: { [tag]: { enum: tags[index] } }, required: [tag] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: choice,
  }))
  const snippets = options.flatMap((option) => snippetsOf(option))
  if (snippets.length > 0) json['defaultSnippets'] = snippets
}

/** Suggestions for a whole section: its examples. */
function snippetsOf(option: z.ZodType): Json[] {
  const { title, description, examples } = (option.meta() ?? {}) as { title?: string; description?: string; examples?: Json[] }
  return (examples ?? []).map((example, index) =>
    snippet(example, `${String(title)}${index > 0 ? ` ${index + 1}` : ''}`, String(description)),
  )
}

/** Snippets for VS Code. Their text is a template in which a dollar sign and a backslash are special. */
function snippet(example: Json, label: string, description: string): Json {
  let stop = 0
  const bodyText = JSON.stringify(example, null, '\t')
    .replace(/[\\$]/g, '\\$&')
    // The pages of the examples do not exist, and the home page always does; authors replace the texts first.
    .replace(/("(?:title|lead|href|location)": ")((?:[^"\\]|\\.)*)(")/g, (_, before: string, value: string, after: string) => {
      stop += 1
      const shown = /"(?:href|location)"/.test(before) && value.startsWith('/') ? '/' : value.replaceAll('}', '\\}')
      return `${before}\${${stop}:${shown}}${after}`
    })
  return { label, description, bodyText }
}
