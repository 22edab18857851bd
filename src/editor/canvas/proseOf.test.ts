import { expect, test } from 'vitest'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { proseOf } from './proseOf.ts'
import { withValue } from './withValue.ts'

const about = ''
const text = { about, kind: 'text', isProse: true } as const
const form: FormField = {
  about,
  kind: 'group',
  fields: [
    { name: 'title', label: 'Title', field: text, isNeeded: true },
    { name: 'key', label: 'Key', field: { ...text, isProse: false }, isNeeded: false },
    { name: 'body', label: 'Body', field: { about, kind: 'markdown' }, isNeeded: false },
    {
      name: 'items',
      label: 'Items',
      isNeeded: false,
      field: {
        about,
        kind: 'list',
        item: { about, kind: 'group', fields: [{ name: 'shortNote', label: 'Short note', field: text, isNeeded: false }] },
      },
    },
  ],
}
const value = { title: 'Bread', key: 'bread', body: 'It is **good**', items: [{ shortNote: 'Rye' }, {}, { shortNote: 'Oats' }] }

test('G60 texts of any words are found with their places; keys and Markdown are not', () => {
  expect(proseOf(form, value)).toEqual([
    { keyPath: ['title'], text: 'Bread', label: 'Title', isNeeded: true },
    { keyPath: ['items', 0, 'shortNote'], text: 'Rye', label: 'Short note', isNeeded: false },
    { keyPath: ['items', 2, 'shortNote'], text: 'Oats', label: 'Short note', isNeeded: false },
  ])
})

test('G60 another text at a place keeps the order of fields and everything else', () => {
  const made = withValue(value, ['items', 2, 'shortNote'], 'Barley') as typeof value
  expect(JSON.stringify(made)).toBe(JSON.stringify(value).replace('Oats', 'Barley'))
  expect(made.items[0]).toBe(value.items[0])
  expect(withValue(value, ['items', 0, 'shortNote'], undefined)).toEqual({ ...value, items: [{}, {}, { shortNote: 'Oats' }] })
})
