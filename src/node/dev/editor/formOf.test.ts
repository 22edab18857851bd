import { expect, test } from 'vitest'
import { files } from '#src/contract/files.ts'
import { shownSchemas } from '#src/contract/sections.ts'
import { placeWords } from '#src/node/reference/placeWords.ts'
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
  // A list of a fixed number of words, settings keyed by rule, what a collection declares, keyed by name, and rights of pictures by path.
  expect(new Set(names)).toEqual(
    new Set(['.words.levels', '.rules', '.fields', '.structuredData.properties', '.series', '.tags', '.where.fields', '.pictures']),
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

/** Keys that a person who has never seen the files would not understand. */
const NO_WORDS = new Set(
  'alt cdn dsn eyebrow faq hsts href html id json key kind lead noindex regex schema slug src tag uri url utc x y'.split(' '),
)

/** Labels of fields and choices in all forms, each with the key or value behind it. */
function labels(field: FormField): { label: string; key: string }[] {
  switch (field.kind) {
    case 'group':
      return field.fields.flatMap(({ name, label, field: part }) => [...(HIDDEN.has(name) ? [] : [{ label, key: name }]), ...labels(part)])
    case 'list':
      return labels(field.item)
    case 'union':
      return field.options.flatMap(({ title, label, field: part }) => [{ label, key: title }, ...labels(part)])
    case 'choice':
      return field.choices.map((choice, index) => ({ label: field.labels[index]!, key: String(choice) }))
    default:
      return []
  }
}

/** Fields that forms do not show. */
const HIDDEN = new Set(['$schema', 'type'])

test('every label and every choice reads as words, not as a key', () => {
  const found = forms.flatMap((form) => labels(form))
  expect(found.length).toBeGreaterThan(1000)
  const faulty = found.filter(
    ({ label }) =>
      (NO_WORDS.has(label.toLowerCase()) && label !== 'JSON') ||
      !/^[A-Z0-9]/.test(label) ||
      label.split(' ').some((word) => /[a-z][A-Z]/.test(word) && !PROPER.has(word)) ||
      /[a-z]-[a-z]/.test(label.replaceAll('full-width', '').replaceAll('Non-governmental', '')),
  )
  expect([...new Set(faulty.map(({ label, key }) => `${key}: ${label}`))]).toEqual([])
})

/** Names that are written so. */
const PROPER = new Set(['LinkedIn', 'GitHub', 'YouTube', 'WebP', 'OpenDocument'])

test('choices with words need no explanation of their values, and other explanations stay', () => {
  const hero = new Map(all(formOf(shownSchemas()[0]!)))
  expect(hero.get('.variant')).toMatchObject({ about: '', labels: expect.arrayContaining(['Text only']) })
  const site = new Map(forms.flatMap((form) => all(form)))
  expect(site.get('.analytics.consent')!.about).toMatch(/^Consent to visitor statistics\. A browser with/)
  expect(site.get('.robots')!.about).toContain('Search engines may list the site in any case.')
})

/** The fields of a form, with the places that lead to them; items of lists are “1”. */
function placesOf(field: FormField, place: string[] = []): { place: string[]; label: string }[] {
  if (field.kind === 'list') return placesOf(field.item, [...place, '“1”'])
  if (field.kind === 'union') return field.options.flatMap((option) => placesOf(option.field, place))
  if (field.kind !== 'group') return []
  return field.fields.flatMap(({ name, label, field: part }) => [{ place: [...place, name], label }, ...placesOf(part, [...place, name])])
}

test('places in files are said with the labels of the form', () => {
  for (const schema of [...shownSchemas(), ...files.map(({ schema: one }) => one)])
    for (const { place, label } of placesOf(formOf(schema))) expect(placeWords(schema, place).split(' › ').at(-1), place.join()).toBe(label)
})
