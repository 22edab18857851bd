import { expect, test } from 'vitest'
import { z } from 'zod'
import { Action, AssetPath, Href, IconName, Markdown, PagePath } from '#schemas/atoms.ts'
import { Section, sectionSchemas } from '#schemas/sections/index.ts'
import { visitFields } from './fields.ts'

function visited(schema: z.ZodType, value: unknown): string[] {
  const found: string[] = []
  visitFields(schema, schema.parse(value), (kind, target, keyPath) => found.push(`${kind} ${keyPath.join('.')} ${target}`))
  return found
}

test('links, icons, assets and Markdown are visited with their places', () => {
  const schema = z.strictObject({
    a: Href,
    list: z.array(z.strictObject({ icon: IconName, text: Markdown.describe('Text.') })),
    src: AssetPath.optional(),
    plain: z.string(),
  })
  expect(visited(schema, { a: '/x', list: [{ icon: 'star', text: 'T' }], src: '/assets/a.svg', plain: '/y' })).toEqual([
    'href a /x',
    'icon list.0.icon star',
    'markdown list.0.text T',
    'asset src /assets/a.svg',
  ])
})

test('defaults, optional fields and refinements do not hide a field', () => {
  const schema = z
    .strictObject({ a: PagePath.optional(), b: Href.default('/b'), c: z.array(Action).default([]), d: Href.nullable() })
    .refine(() => true)
  expect(visited(schema, { c: [{ label: 'Go', href: '/c' }], d: null })).toEqual(['href b /b', 'href c.0.href /c'])
})

test('of a union only the branch that fits is visited', () => {
  const schema = z.array(z.union([z.strictObject({ page: PagePath }), z.strictObject({ words: z.string() }), z.literal('')]))
  expect(visited(schema, [{ page: '/a' }, { words: '/b' }, ''])).toEqual(['href 0.page /a'])
  const tagged = z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('one'), to: Href }),
      z.strictObject({ kind: z.literal('two'), to: z.string() }),
    ]),
  )
  expect(
    visited(tagged, [
      { kind: 'two', to: '/a' },
      { kind: 'one', to: '/b' },
    ]),
  ).toEqual(['href 1.to /b'])
})

test('every link in the examples of every section type is visited', () => {
  for (const schema of sectionSchemas) {
    for (const example of schema.meta()!.examples as object[]) {
      const written = [...JSON.stringify(example).matchAll(/"(?:href|location)":"([^"]+)"/g)].map(([, href]) => href!)
      const found = visited(Section, example)
        .filter((line) => line.startsWith('href '))
        .map((line) => line.split(' ')[2]!)
      expect(found, JSON.stringify(example)).toEqual(expect.arrayContaining(written))
    }
  }
})
