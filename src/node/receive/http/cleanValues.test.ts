import { expect, test } from 'vitest'
import type { Field } from '#src/site/forms/formTypes.ts'
import { cleanValues } from './cleanValues.ts'

const base = { label: 'It', required: false }
const fields: Field[] = [
  { ...base, kind: 'text', name: 'name', maxLength: 50, autocomplete: 'off' },
  { ...base, kind: 'long', name: 'message', maxLength: 500 },
]
const clean = (values: Record<string, unknown>) => cleanValues(fields, (name) => (Object.hasOwn(values, name) ? values[name] : undefined))

test('F03 what no field asked for is left out, and what is no text', () => {
  expect(clean({ name: ['Ada'], message: 'Hello', more: 'x', toString: 'x' })).toEqual({ message: 'Hello' })
})

test('F03 NUL, other control characters and halves of characters do not get through', () => {
  expect(clean({ name: 'A\u0000d\u001ba\u007f', message: 'half \ud83d of one, \ud83d\ude00 whole' })).toEqual({
    name: 'Ada',
    message: 'half \ufffd of one, \ud83d\ude00 whole',
  })
})

test('F03 a field of one line has one line, a long one keeps its lines', () => {
  expect(clean({ name: ' Ada\r\nBcc: all@example.com ', message: 'one\r\ntwo\rthree\n' })).toEqual({
    name: 'Ada Bcc: all@example.com',
    message: 'one\ntwo\nthree',
  })
})

test('F03 what holds nothing but spaces is empty', () => {
  expect(clean({ name: ' \u0000\n ', message: '' })).toEqual({})
})
