import { expect, test } from 'vitest'
import type { Field } from './formTypes.ts'
import { stepsOf } from './stepsOf.ts'

const phone = (name: string, step?: string): Field => ({ kind: 'phone', name, label: name, required: true, step })
const source: Field = { kind: 'source', name: 'via', label: 'Via', from: '?via' }
const names = (fields: Field[]) => stepsOf(fields).map(({ title, fields }) => [title, ...fields.map(({ name }) => name)])

test('a form without steps is a single one', () => {
  expect(names([source, phone('a'), phone('b')])).toEqual([[undefined, 'a', 'b']])
})

test('a field with a title begins a step, and sources belong to none', () => {
  expect(names([source, phone('a', 'One'), phone('b'), source, phone('c', 'Two')])).toEqual([
    ['One', 'a', 'b'],
    ['Two', 'c'],
  ])
  expect(names([phone('a'), phone('b', 'Two')])).toEqual([
    [undefined, 'a'],
    ['Two', 'b'],
  ])
})
