import { expect, test } from 'vitest'
import { files } from '#src/contract/files.ts'
import { shownSchemas } from '#src/contract/sections.ts'
import { formOf } from './formOf.ts'
import type { FormField } from './wire.ts'

/** All fields of a form, including nested ones, with their paths. */
function all(field: FormField, path = ''): [string, FormField][] {
  const inner =
    field.kind === 'group'
      ? field.fields.flatMap(({ name, field: part }) => all(part, `${path}.${name}`))
      : field.kind === 'list'
        ? all(field.item, `${path}[]`)
        : field.kind === 'union'
          ? field.options.flatMap(({ title, field: part }) => all(part, `${path}<${title}>`))
          : []
  return [[path, field], ...inner]
}
const forms = [...shownSchemas(), ...files.map(({ schema }) => schema)].map((schema) => formOf(schema))

test('every field of every section type and file has inputs of its own; only records by name have to be written as JSON', () => {
  // The mapping of data to entries has columns as keys.
  const asJson = forms.flatMap((form) => all(form)).filter(([path, { kind }]) => kind === 'json' && !path.includes('.source'))
  const names = asJson.map(([path]) => path.replace(/^\.\w+\[\]<\w+>/, ''))
  // A list of a fixed number of words, settings keyed by rule, and what a collection declares, keyed by name.
  expect(new Set(names)).toEqual(
    new Set(['.words.levels', '.rules', '.fields', '.structuredData.properties', '.series', '.tags', '.where.fields']),
  )
})

test('kinds, limits and standards come from the schema', () => {
  const hero = Object.fromEntries(all(formOf(shownSchemas()[0]!)))
  expect(hero['.title']).toMatchObject({ kind: 'text', most: 120, about: 'The main heading of the page.' })
  expect(hero['.variant']).toMatchObject({ kind: 'choice', standard: 'split', choices: expect.arrayContaining(['plain']) })
  expect(hero['.actions']).toMatchObject({ kind: 'list', most: 3 })
  expect(hero['.actions[].href']).toMatchObject({ kind: 'link' })
  expect(hero['.actions[].newTab']).toMatchObject({ kind: 'boolean', standard: false })
  expect(hero['.picture']).toMatchObject({ kind: 'union', tag: 'kind' })
  expect(hero['.lead']).toMatchObject({ kind: 'long' })
})
