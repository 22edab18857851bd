import { z } from 'zod'
import { files as fileTable } from '#src/contract/files.ts'
import { Section, ShownSection, shownSchemas } from '#src/contract/sections.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { LONGEST_ANSWER } from '#src/node/mcp/bounded.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const Input = z.strictObject({
  of: z
    .string()
    .min(1)
    .max(100)
    .describe('A kind of file (page, collection, fragment, site, theme, header, footer, redirects) or a section type such as hero.'),
  field: z.string().max(100).optional().describe('Only this field, for long schemas.'),
})

type Json = Record<string, unknown>

/** Explains the fields of a kind of file, or of a section type. */
export const schema: Tool<typeof Input> = {
  name: 'schema',
  title: 'Explain fields',
  description: 'Returns the JSON Schema of a kind of file or of a section type, with the purpose and limits of each field.',
  input: Input,
  changes: false,
  call({ of, field }) {
    const known = schemasByName()
    const found = known.get(of)
    if (!found)
      return {
        text: `There is no "${of.slice(0, 100)}". ${didYouMean(of, known.keys()) ?? `Known: ${[...known.keys()].join(', ')}.`}`,
        isError: true,
      }
    const whole = asJson(found)
    const fields = (whole['properties'] ?? {}) as Record<string, Json>
    if (field === undefined) {
      const text = JSON.stringify(whole)
      return {
        text:
          text.length <= LONGEST_ANSWER
            ? text
            : JSON.stringify({
                note: 'Ask for one field at a time.',
                fields: overview(fields, (whole['$defs'] ?? {}) as Record<string, Json>),
              }),
      }
    }
    if (!Object.hasOwn(fields, field))
      return {
        text: `"${of}" has no field "${field}". ${didYouMean(field, Object.keys(fields)) ?? `Fields: ${Object.keys(fields).join(', ')}.`}`,
        isError: true,
      }
    return { text: JSON.stringify(withUsedOnly({ ...fields[field], $defs: whole['$defs'] ?? {} })) }
  },
}

function schemasByName(): Map<string, z.ZodType> {
  return new Map<string, z.ZodType>([
    ...fileTable.filter(({ kind }) => kind !== 'entry').map(({ kind, schema }) => [kind, schema] as const),
    ...shownSchemas().map((type) => [type.shape.type.value, type as z.ZodType] as const),
  ])
}

/** A schema as JSON, in which nested sections are reduced to the names of their types. */
function asJson(schema: z.ZodType): Json {
  const types = shownSchemas().map(({ shape }) => shape.type.value)
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      const json = jsonSchema as Json
      delete json['kind']
      delete json['examples']
      const isSection = [Section, ShownSection].some((union) => (union as unknown) === zodSchema)
      if (!isSection) return
      for (const key of ['oneOf', 'anyOf']) delete json[key]
      json['type'] = 'object'
      json['description'] = 'A section; ask for the schema of its type.'
      json['properties'] = { type: { enum: [...types, ...(zodSchema === (Section as unknown) ? ['fragment'] : [])] } }
    },
  }) as Json
  return withUsedOnly(made)
}

/** A schema without unused definitions. */
function withUsedOnly({ $defs = {}, ...rest }: Json): Json {
  const used: Json = {}
  const look = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)) {
      if (Object.hasOwn(used, name!)) continue
      used[name!] = ($defs as Json)[name!]
      look(used[name!])
    }
  }
  look(rest)
  return { ...rest, ...(Object.keys(used).length > 0 ? { $defs: used } : {}) }
}

/** The description of each field, which can be in the referenced definition. */
function overview(fields: Record<string, Json>, $defs: Record<string, Json>): object[] {
  const aboutOf = (json: Json | undefined, hops = 0): unknown =>
    json?.['description'] ??
    (typeof json?.['$ref'] === 'string' && hops < 10 ? aboutOf($defs[json['$ref'].slice('#/$defs/'.length)], hops + 1) : undefined)
  return Object.entries(fields).map(([name, json]) => ({ name, about: aboutOf(json) }))
}
