import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { common } from '#schemas/section.ts'
import { Fragment } from '#schemas/fragment.ts'
import { WORDS } from '#schemas/words.ts'
import { files } from '#src/contract/files.ts'
import { Section, isOwnType, shownSchemas } from '#src/contract/sections.ts'
import { schemaParts } from '#src/node/config/parse/schemaParts.ts'
import { FILES, SHAPE_TEXTS } from './configTexts.ts'
import { referencePages } from './referencePages.ts'
import { type ShapeName, schemaOfShape, shapeOf } from './shapes.ts'

const types = shownSchemas().map((schema) => [schema.shape.type.value as string, schema as z.ZodType] as const)

let pages: Map<string, string>
/** The page of the package that comes with the builder. */
const packagePage = () => [...pages.keys()].find((page) => page.startsWith('packages/'))!
beforeAll(async () => {
  pages = await referencePages()
})

/** What a page says below a heading, to the next one of its level. */
function below(page: string, heading: string): string {
  const text = pages.get(page)!
  const [, found] = new RegExp(`^${heading}\n(.*?)(?=^${heading.split(' ')[0]} |(?![^]))`, 'ms').exec(text) ?? []
  expect(found, `${page} has ${heading}`).toBeDefined()
  return found!
}

/** The fields of a schema as the reference writes them: `items[].title`. Behind a shape that is explained by itself, it goes no further. */
function fieldPaths(schema: z.ZodType, prefix = '', stops = new Set<ShapeName>()): string[] {
  const { shape, element, options = [], innerType } = schemaParts(schema)
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`
      const known = shapeOf(field) ?? shapeOf(elementOf(field) ?? field)
      if (known) stops.add(known)
      return [path, ...(known ? [] : fieldPaths(field, path, stops))]
    }),
    ...(element ? fieldPaths(element, `${prefix}[]`, stops) : []),
    ...(innerType ? fieldPaths(innerType, prefix, stops) : []),
    ...options.flatMap((option) => fieldPaths(option, prefix, stops)),
  ]
}

function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { element, innerType } = schemaParts(schema)
  return element ?? (innerType && elementOf(innerType))
}

/** Whether a field, or the one that it lies in, is one that every section has. */
function isCommon(path: string): boolean {
  return Object.keys(common).some((name) => path === name || path.startsWith(`${name}.`))
}

/** Those of the fields that no table of a text has a row for. What many fields hold alike is told of one of them: `checks.<name>.label`. */
function unnamed(text: string, paths: readonly string[]): string[] {
  const isNamed = (path: string) => text.includes(`| \`${path}\` | `)
  const forms = (path: string) => {
    const steps = path.split('.')
    return [path, ...steps.map((_, index) => steps.with(index, '<name>').join('.'))]
  }
  return [...new Set(paths)].filter((path) => !forms(path).some(isNamed))
}

test('the reference is what the schemas make; `npm run schemas` writes it', () => {
  expect([...pages.keys()]).toEqual(['docs/config.md', 'docs/section-types.md', packagePage()])
  for (const [page, text] of pages) expect(readFileSync(page, 'utf8') === text, `${page} is stale`).toBe(true)
})

describe('every field of every schema has a row in the reference', () => {
  test.each(files.filter(({ kind }) => kind !== 'entry').map((file) => [file.path, file] as const))('%s', (path, { kind, schema }) => {
    const text = below('docs/config.md', `## ${FILES[kind].heading}`)
    const ofBuilder = (field: string) => !field.startsWith('words.') || Object.hasOwn(WORDS, field.slice('words.'.length))
    expect(unnamed(text, fieldPaths(schema).filter(ofBuilder))).toEqual([])
    expect(pages.get('docs/config.md')).toContain(`| \`${path}\` | `)
  })

  test.each([...types, ['fragment', Fragment as z.ZodType] as const])('%s', (type, schema) => {
    const page = isOwnType(type) ? packagePage() : 'docs/section-types.md'
    const own = fieldPaths(schema).filter((field) => field !== 'type' && !isCommon(field))
    expect(unnamed(below(page, `## ${type}`), own)).toEqual([])
  })

  test('fields that all sections have, and shapes that many fields have, are explained once', () => {
    const shared = fieldPaths(Fragment).filter(isCommon)
    expect(unnamed(below('docs/section-types.md', '## Fields of every section'), shared)).toEqual([])
    const stops = new Set<ShapeName>()
    for (const schema of [...files.map((file) => file.schema), ...types.map(([, schema]) => schema)]) fieldPaths(schema, '', stops)
    for (const shape of stops) {
      const paths = fieldPaths(elementOf(schemaOfShape(shape)) ?? schemaOfShape(shape))
      const told = SHAPE_TEXTS.find(({ tableOf }) => tableOf === shape)
      if (shape === 'section' || paths.length === 0) continue
      expect(told, `${shape} has a table`).toBeDefined()
      expect(unnamed(below('docs/config.md', `### ${told!.heading}`), paths)).toEqual([])
    }
  })

  test('a field that no page tells of is found', () => {
    expect(unnamed('| `items` | list |\n| `items[].title` | one line |', ['items', 'items[].title', 'items[].text'])).toEqual([
      'items[].text',
    ])
  })
})

const EXAMPLE = /^```json\n([{][^]*?)\n```$/m

test.each(files.flatMap((file) => (FILES[file.kind].example ? [[file.path, file] as const] : [])))(
  'the example of %s parses without a problem',
  (_, { kind, schema }) => {
    const [, example] = EXAMPLE.exec(below('docs/config.md', `## ${FILES[kind].heading}`))!
    expect(schema.safeParse(JSON.parse(example!)).error).toBeUndefined()
  },
)

test.each(types.map(([type]) => type))('the example of %s is a section of that type', (type) => {
  const [, example] = EXAMPLE.exec(below(isOwnType(type) ? packagePage() : 'docs/section-types.md', `## ${type}`))!
  expect(Section.parse(JSON.parse(example!))).toMatchObject({ type })
})

test('a row says what may be written, what holds when it is left out, and what it means', () => {
  const types = pages.get('docs/section-types.md')!
  expect(types).toContain('| `tone` | [lower-case name](config.md#names) | `"plain"` | Background: plain (white)')
  expect(types).toContain('| `actions` | [list of buttons](config.md#buttons), at most 3 | – | Up to three buttons. |')
  expect(types).toContain('| `fields[].maxLength` | whole number, 1 to 10000 | `2000` | With the kind `long`. Longest allowed text')
  expect(pages.get('docs/config.md')).toContain('| `name` | one line, at most 40 characters | **required** | Name of the company. |')
})
