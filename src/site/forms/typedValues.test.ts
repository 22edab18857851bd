import { expect, test } from 'vitest'
import { fields, values } from '#tests/support/filledForm.ts'
import { typedValues } from './typedValues.ts'

test('JSON holds numbers as numbers and agreements as true or false, and leaves out what is empty', () => {
  expect(typedValues(fields, values)).toEqual({ name: 'Ada', bikes: 2, topic: 'repair', message: 'Hello\nthere & all', terms: true })
  expect(typedValues(fields, { name: 'Ada' })).toEqual({ name: 'Ada', terms: false })
})
