import { expect, test } from 'vitest'
import type { Field } from './formTypes.ts'
import { typedValues } from './typedValues.ts'

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Your name', required: true, maxLength: 120, autocomplete: 'name' },
  { kind: 'number', name: 'bikes', label: 'Bikes', required: false, min: 0, max: 100 },
  {
    kind: 'choice',
    name: 'topic',
    label: 'Topic',
    required: false,
    options: [
      { value: 'repair', label: 'A repair' },
      { value: 'other', label: 'Other' },
    ],
  },
  { kind: 'long', name: 'message', label: 'Message', required: false, maxLength: 2000 },
  { kind: 'agreement', name: 'terms', label: 'Terms read', required: true, text: '<p>Yes</p>' },
]
const values = { name: 'Ada', bikes: '2', topic: 'repair', message: 'Hello\nthere & all', terms: 'true' }

test('JSON holds numbers as numbers and agreements as true or false, and leaves out what is empty', () => {
  expect(typedValues(fields, values)).toEqual({ name: 'Ada', bikes: 2, topic: 'repair', message: 'Hello\nthere & all', terms: true })
  expect(typedValues(fields, { name: 'Ada' })).toEqual({ name: 'Ada', terms: false })
})
