import { expect, test } from 'vitest'
import { fields, values } from '#tests/support/filledForm.ts'
import { typedValues } from './typedValues.ts'

test('JSON holds numbers as numbers, several choices as a list and agreements as true or false, and leaves out what is empty', () => {
  expect(typedValues(fields, values)).toEqual({ ...values, bikes: 2, work: ['brakes', 'lights'], terms: true })
  expect(typedValues(fields, { name: 'Ada' })).toEqual({ name: 'Ada', terms: false })
})
