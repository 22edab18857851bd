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
const phone: Field = { ...base, kind: 'phone' }
const date: Field = { ...base, kind: 'date', min: 'today+1', max: '2026-12-24', weekdays: ['monday', 'saturday'] }
const choices: Field = {
  ...base,
  kind: 'choices',
  min: 2,
  max: 3,
  options: ['brakes', 'gears', 'lights', 'bell'].map((value) => ({ value, label: value })),
}
const agreement: Field = { ...base, kind: 'agreement', text: '<p>Yes</p>' }

const form = { messages: texts, language: 'en-GB', today: { first: '2026-12-04', last: '2026-12-05' } }
const messages = (field: Field, value: string) => checkValues([field], { it: value }, form).map(({ message }) => message)

describe('an empty value', () => {
  test.each([text, email, number, phone, date, choice, choices, agreement])('is right where it may stay empty: $kind', (field) => {
    expect(messages(field, '')).toEqual([])
  })

  test.each([
    { field: text, message: texts.empty },
    { field: email, message: texts.empty },
    { field: number, message: texts.empty },
    { field: phone, message: texts.empty },
    { field: date, message: texts.empty },
    { field: choice, message: texts.noChoice },
    { field: choices, message: texts.noChoices },
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
    [phone, '+41 (0)44 668-18 00'],
    [phone, '044/668.18.00 ext. 12'],
    [phone, '٠٤٤٦٦٨١٨٠٠'],
    // It is still the 4th somewhere, and the first day there is the 5th.
    [date, '2026-12-05'],
    [date, '2026-12-21'],
    [{ ...date, min: 'today-400', weekdays: undefined }, '2026-02-28'],
    [choice, 'repair'],
    [choices, 'bell,brakes'],
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
    [phone, '112', texts.notPhone],
    [phone, 'call me', texts.notPhone],
    [phone, '1'.repeat(16), texts.notPhone],
    [date, '24.12.2026', texts.notDate],
    [date, '2026-02-30', texts.notDate],
    [date, '2026-13-01', texts.notDate],
    [date, '2026-11-30', 'Please choose 5 December 2026 or a later day.'],
    [date, '2026-12-26', 'Please choose 24 December 2026 or an earlier day.'],
    [date, '2026-12-22', 'Please choose one of these weekdays: Monday, Saturday.'],
    [choice, 'repairs', texts.noChoice],
    [choices, 'bell,horn', texts.noChoices],
    [choices, 'bell,bell', texts.noChoices],
    [choices, 'bell', 'Please choose at least 2.'],
    [choices, 'bell,brakes,gears,lights', 'Please choose no more than 3.'],
    [agreement, 'on', texts.notTicked],
  ])('that does not fit is answered with what would: %#', (field, value, message) => {
    expect(messages(field, value)).toEqual([message])
  })

  test('F01 of a field that nobody declared is ignored', () => {
    expect(checkValues([text], { it: '', more: 'x' }, form)).toEqual([])
  })
})

test('mistakes come in the order of the fields', () => {
  const fields: Field[] = [
    { ...email, name: 'b' },
    { ...text, name: 'a', required: true },
  ]
  expect(checkValues(fields, { a: '', b: 'x' }, form).map(({ name }) => name)).toEqual(['b', 'a'])
})
