import { expect, test } from 'vitest'
import { z } from 'zod'
import { Theme } from '#schemas/theme.ts'
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

/** The hint for a mistake in theme.json, and the value that a fix would write. */
function themeHint(theme: object): [hint: string | undefined, fix: unknown] {
  const json = { text: JSON.stringify(theme), value: theme }
  const problems = shapeProblems('theme.json', json, Theme, Theme.safeParse(theme).error!)
  expect(problems).toHaveLength(1)
  const { hint, fix } = problems[0]!
  return [hint, fix && 'value' in fix ? fix.value : undefined]
}

test.each([
  ['teal', '#008080'],
  ['Dark Green', '#006400'],
  ['#1AF', '#11aaff'],
  ['#1d7a5fff', '#1d7a5f'],
  ['0x1d7a5f', '#1d7a5f'],
  ['rgb(29 122 95)', '#1d7a5f'],
  ['rgba(29, 122, 95, 1)', '#1d7a5f'],
  ['hsl(163, 62%, 30%)', '#1d7c61'],
  ['oklch(52% 0.1 165)', '#1c7b5a'],
])('a colour in another spelling of CSS is told in that of the field, and fixed: %s', (brand, right) => {
  expect(themeHint({ brand })).toEqual([`Write ${right}.`, right])
})

test.each(['transparent', 'rgb(0 0 0 / 50%)', 'var(--brand)', 'Pantone 7733 C', 'cmyk(76%, 0%, 22%, 52%)', '#1d7a5'])(
  'a value that is not an opaque colour is not guessed: %s',
  (brand) => {
    expect(themeHint({ brand })).toEqual(['Write a colour such as #1d7a5f.', undefined])
  },
)

test.each([
  [{ buttons: 'pill' }, 'Write { "shape": "pill" }.'],
  [{ radius: 8 }, 'Write an object between { and }. Fields: control, card, panel.'],
  [{ radius: { control: '1.25rem', card: 8, panel: 8 } }, 'Write 20, without quotation marks: it is a number of pixels.'],
  [{ radius: { control: 4.5, card: 8, panel: 8 } }, 'Write 4 or 5.'],
  [{ dark: { background: '#101010' } }, 'It is a field of "colors". Move it there.'],
  [{ buttons: { radius: 8 } }, 'It is a field next to "buttons". Move it out of there.'],
  [{ scheme: ['dark'] }, 'Allowed: light, dark, auto, choice.'],
  [{ font: { family: 'Inter, sans-serif', files: [{ src: '/assets/a.woff2' }] } }, 'Write Inter.'],
])('a mistake in a theme is told with what to write: %j', (theme, hint) => {
  expect(themeHint({ brand: '#1d7a5f', ...theme })[0]).toBe(hint)
})
