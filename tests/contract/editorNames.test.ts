import { expect, test } from 'vitest'
import { files } from '#src/contract/files.ts'
import { sectionSchemas } from '#src/contract/sections.ts'
import { formParts } from '#src/editor/pages/formParts.ts'
import { paletteGroups } from '#src/editor/pages/paletteGroups.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import { siteAreas } from '#src/editor/pages/siteAreas.ts'

/** The fields of a kind of file that have a place in its form. */
const fieldsOf = (kind: string) => {
  const { schema } = files.find((row) => row.kind === kind)!
  return Object.keys((schema as unknown as { shape: object }).shape).filter((name) => !['$schema', 'sections'].includes(name))
}

test('every section type has its place in the palette, and only one', () => {
  const placed = paletteGroups.flatMap(({ types }) => types)
  const all = sectionSchemas.map(({ shape }) => shape.type.value as string)
  // Those that keep results are tools, whoever made them.
  expect(placed.toSorted()).toEqual(all.filter((type) => !traitsOf(type)?.keepsResults).toSorted())
})

test('every setting of the site has its place in the list of the editor, and only one', () => {
  const placed = siteAreas.filter(({ file }) => file === 'site.json').flatMap(({ fields }) => fields ?? [])
  expect(placed.toSorted()).toEqual(fieldsOf('site').toSorted())
})

test('every field of a page has its place in one part of its form', () => {
  const placed = formParts['page']!.flatMap(({ fields }) => fields)
  expect(placed.toSorted()).toEqual(fieldsOf('page').toSorted())
})
