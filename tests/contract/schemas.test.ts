import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { files } from '#src/contract/files.ts'
import { Section, shownSchemas } from '#src/contract/sections.ts'
import { schemaParts } from '#src/node/config/parse/schemaParts.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { LIVE_FOLDER } from '#src/node/editorSchemas/liveFolder.ts'
import { LIVE_FILE, liveSchemas } from '#src/node/editorSchemas/liveSchemas.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

/** The schemas of the builder alone: by now this process knows section types of packages. */
async function ofBuilder(): Promise<Map<string, string>> {
  vi.resetModules()
  const { editorSchemas } = await import('#src/node/editorSchemas/editorSchemas.ts')
  return editorSchemas()
}

/** A wrapper such as `.optional()` is described by what it wraps. */
function isDescribed(schema: z.ZodType): boolean {
  const { innerType } = schemaParts(schema)
  return schema.meta()?.description !== undefined || (innerType !== undefined && isDescribed(innerType))
}

function undescribed(schema: z.ZodType, path: string, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { shape = {}, element, options = [], innerType } = schemaParts(schema)
  return [
    ...Object.entries(shape).flatMap(([key, field]) => [
      ...(isDescribed(field) ? [] : [`${path}.${key}`]),
      ...undescribed(field, `${path}.${key}`, seen),
    ]),
    ...[element, innerType, ...options].flatMap((inner) => (inner ? undescribed(inner, path, seen) : [])),
  ]
}

test('every field of every config file has a description', () => {
  const seen = new Set<z.ZodType>()
  expect(files.flatMap(({ json, schema }) => undescribed(schema, json, seen))).toEqual([])
})

test('there are at least 18 section types', () => {
  expect(shownSchemas().length).toBeGreaterThanOrEqual(18)
})

test.each(shownSchemas().map((schema) => [schema.shape.type.value, schema] as const))(
  '%s says what it is for and has examples that parse',
  (type, schema) => {
    const { description = '', examples = [] } = schema.meta() ?? {}
    expect(description.length).toBeGreaterThan(20)
    expect((examples as unknown[]).length).toBeGreaterThan(0)
    for (const example of examples as { type: string }[]) {
      expect(example.type).toBe(type)
      expect(Section.parse(example)).toMatchObject({ type })
    }
  },
)

test('the JSON Schemas for editors are fresh; `npm run schemas` writes them', async () => {
  const schemas = await ofBuilder()
  const folder = 'schemas/json'
  const written = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  expect([...written.keys()].sort()).toEqual([...schemas.keys()].sort())
  for (const [name, text] of schemas) expect(written.get(name) === text, `${name} is stale`).toBe(true)
})

// What the site offers, its pages and pictures, is content: it changes with every file that is added, so git passes over it.
test('the schemas that the config folder has for editors are fresh but for what the site offers; `npm run schemas` writes them', () => {
  const folder = join('config', LIVE_FOLDER)
  const made = liveSchemas(loadSite(HARBOUR).site!, HARBOUR)
  // Collections of the company whose entries have a schema of their own are no part of the fixture.
  const shared = readdirSync(folder).filter((name) => !name.endsWith('.entry.schema.json'))
  expect(new Set([...shared, LIVE_FILE])).toEqual(new Set(made.keys()))
  for (const [name, text] of made)
    if (name !== LIVE_FILE) expect(readFileSync(join(folder, name), 'utf8') === text, `${name} is stale`).toBe(true)
})

test('the JSON Schemas for editors hold descriptions and examples, and none of our own marks', async () => {
  const page = (await ofBuilder()).get('page.schema.json')!
  expect(page).toContain('"description": "A page. The path of the file is the path of the page."')
  expect(page).toContain('"examples"')
  expect(page).not.toMatch(/"kind": "(?:href|asset|icon|markdown|linkWords|alt|width|checkedDay)"/)
})
