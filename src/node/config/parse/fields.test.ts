import { expect, test } from 'vitest'
import { z } from 'zod'
import { Action, AssetPath, Href, IconName, Markdown, PagePath } from '#schemas/atoms.ts'
import { Section, shownSchemas } from '#src/contract/sections.ts'
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

test('links with words, pictures and checked days are visited whatever their fields are called', () => {
  const schema = z.strictObject({
    teasers: z.array(z.strictObject({ caption: z.string().meta({ kind: 'linkWords' }), target: Href.optional() })),
    drawing: z.strictObject({
      says: z.string().meta({ kind: 'alt' }),
      file: AssetPath,
      wide: z.int().meta({ kind: 'width' }),
      tall: z.int().default(9).meta({ kind: 'height' }),
      ornament: z.boolean().default(true).meta({ kind: 'decorative' }),
    }),
    seen: z.iso.date().optional().meta({ kind: 'checkedDay' }),
  })
  const value = {
    teasers: [{ caption: 'Here', target: '/a' }, { caption: 'No link' }],
    drawing: { says: '', file: '/assets/a.svg', wide: 16 },
    seen: '2026-11-02',
  }
  const parts: unknown[] = []
  const keep = (part: unknown) => void parts.push(part)
  visitFields(schema, schema.parse(value), () => {}, { link: keep, picture: keep, checked: keep, template: keep })
  expect(parts).toEqual([
    { day: '2026-11-02', keyPath: ['seen'] },
    { words: 'Here', href: '/a', keyPath: ['teasers', 0, 'caption'] },
    {
      alt: '',
      decorative: true,
      src: '/assets/a.svg',
      size: { width: 16, height: 9, keyPath: ['drawing', 'wide'] },
      keyPath: ['drawing', 'says'],
    },
  ])
})

test('every link in the examples of every section type is visited', () => {
  for (const schema of shownSchemas()) {
    for (const example of schema.meta()!.examples as object[]) {
      const written = [...JSON.stringify(example).matchAll(/"(?:href|location)":"([^"]+)"/g)].map(([, href]) => href!)
      const found = visited(Section, example)
        .filter((line) => line.startsWith('href '))
        .map((line) => line.split(' ')[2]!)
      expect(found, JSON.stringify(example)).toEqual(expect.arrayContaining(written))
    }
  }
})

test('every link with words in the examples of every section type, and every picture, is visited', () => {
  const linkLike = /"(?:label|linkLabel)":"[^"]*","href":|"href":"[^"]*","(?:label|linkLabel)":/g
  let count = 0
  for (const schema of shownSchemas()) {
    for (const example of schema.meta()!.examples as object[]) {
      const found = { links: 0, pictures: 0 }
      visitFields(schema, schema.parse(example), () => {}, {
        link: () => (found.links += 1),
        picture: () => (found.pictures += 1),
        checked: () => {},
        template: () => {},
      })
      const text = JSON.stringify(example)
      expect(found, text).toEqual({ links: text.match(linkLike)?.length ?? 0, pictures: text.match(/"alt":/g)?.length ?? 0 })
      count += found.links + found.pictures
    }
  }
  expect(count).toBeGreaterThan(10)
})
