import { z } from 'zod'
import { files } from '#src/contract/files.ts'
import { Color } from '#schemas/atoms.ts'
import { literalsOf, schemaParts } from '#src/node/config/parse/schemaParts.ts'
import type { Json } from './liveSchema.ts'

const SHARED = '__shared'

/**
 * The schemas of all kinds of files and, as `shared`, their common definitions, by name. Fields that refer to something use the lists of
 * `live` and `icons`.
 */
export function shapeSchemas(): Map<string, Json> {
  const kinds = z.registry<{ id: string }>()
  for (const [json, schema] of new Map(files.map((row) => [row.json, row.schema]))) kinds.add(schema, { id: json })
  const { schemas } = z.toJSONSchema(kinds, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'ref',
    uri: (id) => `${id === SHARED ? 'shared' : id}.schema.json`,
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema as unknown as z.ZodType, jsonSchema as Json),
  })
  const { [SHARED]: shared, ...others } = schemas as Record<string, Json>
  const definitions = (shared as { definitions: Record<string, Json> }).definitions
  const used = reachable(Object.values(others), definitions)
  return new Map([
    ...Object.entries(others).map(([name, schema]): [string, Json] => [name, without(schema, '$id')]),
    [
      'shared',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => used.has(name))),
      },
    ],
  ])
}

/** The table: the list of values for each kind of field. */
const lists: Record<string, (field: z.ZodType) => string> = {
  // A page path is narrower than a link: it cannot be another site.
  href: (field) =>
    field.safeParse('https://a.example').success ? 'live.schema.json#/definitions/href' : 'live.schema.json#/definitions/page',
  asset: (field) => {
    const takes = (file: string) => field.safeParse(file).success
    if (takes('/assets/a.woff2')) return 'live.schema.json#/definitions/font'
    if (takes('/assets/a.svg')) return 'live.schema.json#/definitions/picture'
    return `live.schema.json#/definitions/${takes('/assets/a.png') ? 'sharedPicture' : 'asset'}`
  },
  icon: () => 'icons.schema.json#/definitions/icon',
  fragment: () => 'live.schema.json#/definitions/fragment',
  collection: () => 'live.schema.json#/definitions/collection',
}

function refine(zodSchema: z.ZodType, json: Json): void {
  const kind = zodSchema.meta()?.['kind']
  delete json['kind']
  if (typeof kind === 'string' && Object.hasOwn(lists, kind) && zodSchema instanceof z.ZodString) {
    for (const key of ['type', 'pattern', 'minLength', 'maxLength', 'format', 'allOf', '$ref']) delete json[key]
    json['allOf'] = [{ $ref: lists[kind]!(zodSchema) }]
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

/** Names of the definitions that schemas refer to, directly or indirectly. */
function reachable(schemas: Json[], definitions: Record<string, Json>): Set<string> {
  const used = new Set<string>()
  const look = (part: unknown) => {
    for (const [, name] of (JSON.stringify(part) ?? '').matchAll(/"\$ref":"shared\.schema\.json#\/definitions\/(\w+)"/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      look(definitions[name!])
    }
  }
  schemas.forEach(look)
  return used
}

function without(schema: Json, key: string): Json {
  const { [key]: _gone, ...rest } = schema
  return rest
}
