import { describe, expect, test } from 'vitest'
import { formWords } from '#tests/support/formWords.ts'
import { checkValues } from './checkValues.ts'
import { countedValues } from './countedValues.ts'
import type { Field, Values } from './formTypes.ts'
import { shownFields } from './shownFields.ts'

const base = { label: 'It', required: true }
const options = ['repair', 'rent', 'other'].map((value) => ({ value, label: value }))
const fields: Field[] = [
  { ...base, kind: 'choices', name: 'topics', options },
  { ...base, kind: 'choice', name: 'bike', options, when: { field: 'topics', is: ['repair', 'rent'] } },
  { ...base, kind: 'agreement', name: 'call', text: '', required: false },
  { ...base, kind: 'phone', name: 'phone', when: { field: 'call' } },
  { ...base, kind: 'email', name: 'mail', when: { field: 'bike', is: ['rent'] } },
]
const shown = (values: Values) => shownFields(fields, values).map(({ name }) => name)

describe('a field with a condition', () => {
  test.each<[Values, string[]]>([
    [{}, ['topics', 'call']],
    [{ topics: 'other' }, ['topics', 'call']],
    [{ topics: 'other,rent' }, ['topics', 'bike', 'call']],
    [{ call: 'true' }, ['topics', 'call', 'phone']],
    [{ topics: 'repair', bike: 'rent' }, ['topics', 'bike', 'call', 'mail']],
  ])('is shown with the answers that it names: %j', (values, names) => {
    expect(shown(values)).toEqual(names)
  })

  test('is hidden with the field on which it depends, whatever was chosen there before', () => {
    expect(shown({ topics: 'other', bike: 'rent' })).toEqual(['topics', 'call'])
  })

  test('is neither checked nor sent while it is hidden', () => {
    const values = { topics: 'other', bike: 'rent', phone: 'none', mail: 'ada' }
    expect(checkValues(fields, values, formWords)).toEqual([])
    expect(countedValues(fields, values)).toEqual({ topics: 'other' })
    expect(checkValues(fields, { topics: 'rent', phone: 'none', mail: 'ada' }, formWords).map(({ name }) => name)).toEqual(['bike'])
  })
})

describe('a source', () => {
  const counted = (from: string, value: string, values?: string[]) =>
    countedValues([{ kind: 'source', name: 'from', label: 'From', from, values }], { from: value }).from

  test.each([
    ['?utm_campaign', 'spring sale+2026'],
    ['?utm_campaign', 'Frühling'],
    ['referrer', 'news.bikes.example'],
    ['firstPage', '/breads/rye-loaf'],
    ['firstPage', '/'],
  ])('%s may be %j', (from, value) => {
    expect(counted(from, value)).toBe(value)
  })

  test.each([
    ['?utm_campaign', 'https://spam.example/offer'],
    ['?utm_campaign', '<b>'],
    ['?utm_campaign', 'x'.repeat(101)],
    ['?utm_campaign', ''],
    ['referrer', 'news.bikes.example/path?q=name'],
    ['firstPage', '//spam.example/?q'],
    ['firstPage', '/account?token=1'],
  ])('%s is left out if it is %j', (from, value) => {
    expect(counted(from, value)).toBeUndefined()
  })

  test('with a list is sent only if it is on the list', () => {
    expect(counted('?via', 'fair', ['fair', 'mail'])).toBe('fair')
    expect(counted('?via', 'fairs', ['fair', 'mail'])).toBeUndefined()
  })
})
