import { describe, expect, test } from 'vitest'
import type { Field } from './formTypes.ts'
import { validate } from './validate.ts'

const texts = { requiredText: 'Please fill in {label}.', invalidText: 'Please check {label}.' }
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

const messages = (field: Field, value: string) => validate([field], { it: value }, texts).map(({ message }) => message)

describe('an empty value', () => {
  test.each([text, email, number, choice, agreement])('is right where it may stay empty: $kind', (field) => {
    expect(messages(field, '')).toEqual([])
  })

  test.each([text, email, number, choice, agreement])('is missing where it is required: $kind', (field) => {
    expect(messages({ ...field, required: true }, '')).toEqual(['Please fill in It.'])
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
    [text, 'longer'],
    [email, 'ada'],
    [email, 'ada@bikes'],
    [email, 'ada@bikes..example'],
    [email, 'a b@bikes.example'],
    [email, `${'a'.repeat(250)}@b.example`],
    [number, '21'],
    [number, '0'],
    [number, '1.5'],
    [number, '1e1'],
    [number, 'ten'],
    [choice, 'repairs'],
    [agreement, 'on'],
  ])('that does not fit is named: %#', (field, value) => {
    expect(messages(field, value)).toEqual(['Please check It.'])
  })

  test('of a field that nobody declared is ignored', () => {
    expect(validate([text], { it: '', more: 'x' }, texts)).toEqual([])
  })
})

test('mistakes come in the order of the fields', () => {
  const fields: Field[] = [
    { ...email, name: 'b' },
    { ...text, name: 'a', required: true },
  ]
  expect(validate(fields, { a: '', b: 'x' }, texts).map(({ name }) => name)).toEqual(['b', 'a'])
})

test('a label may hold signs that replacing would read as orders', () => {
  expect(validate([{ ...text, label: 'Price in $&', required: true }], {}, texts)[0]?.message).toBe('Please fill in Price in $&.')
})
