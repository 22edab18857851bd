import { describe, expect, test } from 'vitest'
import { formWords } from '#tests/support/formWords.ts'
import type { Field } from './formTypes.ts'
import { checkValues } from './checkValues.ts'

const { messages: texts } = formWords
const base = { name: 'it', label: 'It', required: false }
const text: Field = { ...base, kind: 'text', maxLength: 5, autocomplete: 'off' }
const email: Field = { ...base, kind: 'email' }
const number: Field = { ...base, kind: 'number', min: 1, max: 20 }
const choice: Field = {
  ...base,
  kind: 'choice',
  options: [
    { value: 'repair', label: 'Repair' },
    { value: 'other', label: 'Other' },
  ],
}
const agreement: Field = { ...base, kind: 'agreement', text: '<p>Yes</p>' }

const messages = (field: Field, value: string) => checkValues([field], { it: value }, { messages: texts }).map(({ message }) => message)

describe('an empty value', () => {
  test.each([text, email, number, choice, agreement])('is right where it may stay empty: $kind', (field) => {
    expect(messages(field, '')).toEqual([])
  })

  test.each([
    { field: text, message: texts.empty },
    { field: email, message: texts.empty },
    { field: number, message: texts.empty },
    { field: choice, message: texts.noChoice },
    { field: agreement, message: texts.notTicked },
  ])('is missing where it is required, in the words for its kind: $field.kind', ({ field, message }) => {
    expect(messages({ ...field, required: true }, '')).toEqual([message])
  })

  test('is missing in the words of its field, where it has some', () => {
    expect(messages({ ...choice, required: true, requiredMessage: 'Which one?' }, '')).toEqual(['Which one?'])
  })
})

describe('a value', () => {
  test.each([
    [text, 'short'],
    [email, 'ada@mail.bikes.example'],
    [number, '20'],
    [choice, 'repair'],
    [agreement, 'true'],
  ])('that fits is right: %#', (field, value) => {
    expect(messages(field, value)).toEqual([])
  })

  test.each([
    [text, 'longer', 'Please use no more than 5 characters.'],
    [email, 'ada', texts.notEmail],
    [email, 'ada@bikes', texts.notEmail],
    [email, 'ada@bikes..example', texts.notEmail],
    [email, 'a b@bikes.example', texts.notEmail],
    [email, `${'a'.repeat(250)}@b.example`, texts.notEmail],
    [number, '21', 'Please enter a whole number from 1 to 20.'],
    [number, '0', 'Please enter a whole number from 1 to 20.'],
    [number, '1.5', 'Please enter a whole number from 1 to 20.'],
    [number, '1e1', 'Please enter a whole number from 1 to 20.'],
    [number, 'ten', 'Please enter a whole number from 1 to 20.'],
    [choice, 'repairs', texts.noChoice],
    [agreement, 'on', texts.notTicked],
  ])('that does not fit is answered with what would: %#', (field, value, message) => {
    expect(messages(field, value)).toEqual([message])
  })

  test('F01 of a field that nobody declared is ignored', () => {
    expect(checkValues([text], { it: '', more: 'x' }, { messages: texts })).toEqual([])
  })
})

test('mistakes come in the order of the fields', () => {
  const fields: Field[] = [
    { ...email, name: 'b' },
    { ...text, name: 'a', required: true },
  ]
  expect(checkValues(fields, { a: '', b: 'x' }, { messages: texts }).map(({ name }) => name)).toEqual(['b', 'a'])
})
