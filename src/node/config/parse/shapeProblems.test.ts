import { expect, test } from 'vitest'
import { z } from 'zod'
import { shapeProblems } from './shapeProblems.ts'

const words = z.enum(['plain', 'tint', 'deep'])
const wordsOneByOne = z.union([z.literal('plain'), z.literal('tint'), z.literal('deep')])
const numbers = z.literal([2, 3, 4])
const numbersOneByOne = z.union([z.literal(2), z.literal(3), z.literal(4)])
const named = z.discriminatedUnion('is', [z.strictObject({ is: z.literal('plain') }), z.strictObject({ is: z.literal('tint') })])

function hintFor(schema: z.ZodType, value: unknown): string | undefined {
  const json = { text: JSON.stringify(value), value }
  const [problem] = shapeProblems('pages/visit.json', json, schema, schema.safeParse(value).error!)
  expect(problem!.code).toBe('E_CHOICE')
  return problem!.hint
}

test.each([
  ['one field of choices', words],
  ['choices one by one', wordsOneByOne],
])('a misspelt choice is told the one that was meant: %s', (_, schema) => {
  expect(hintFor(schema, 'tnt')).toBe('Did you mean "tint"?')
  expect(hintFor(schema, 'something else')).toBe('Allowed: plain, tint, deep.')
  expect(hintFor(schema, 7)).toBe('Allowed: plain, tint, deep.')
})

test('a misspelt kind of object is told the one that was meant', () => {
  expect(hintFor(named, { is: 'plan' })).toBe('Did you mean "plain"?')
  expect(hintFor(named, { is: 3 })).toBe('Allowed: plain, tint.')
})

test.each([
  ['one field of choices', numbers],
  ['choices one by one', numbersOneByOne],
])('a number in quotation marks is asked for without them, and another is not guessed: %s', (_, schema) => {
  expect(hintFor(schema, '3')).toBe('Write 3, without quotation marks.')
  expect(hintFor(schema, '7')).toBe('Allowed: 2, 3, 4.')
  expect(hintFor(schema, 7)).toBe('Allowed: 2, 3, 4.')
})

test('a choice that is a text is asked for in quotation marks', () => {
  expect(hintFor(z.enum(['1', '2', 'true']), 2)).toBe('Write "2", in quotation marks.')
  expect(hintFor(z.enum(['1', '2', 'true']), true)).toBe('Write "true", in quotation marks.')
})
