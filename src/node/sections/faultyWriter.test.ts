import { expect, test } from 'vitest'
import { heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'
import type { SaidOfSection } from './OwnSection.ts'
import { faultyWriter } from './faultyWriter.ts'

const schema = section('tally', 'Counts something.', heading, [{ title: 'Count' }])
const said = { schema, behaviour: '"still"', traits: {}, hosts: {} } as unknown as SaidOfSection

test('a function that writes all examples is a writer', () => {
  expect(faultyWriter(({ title }: { title: string }) => [title, undefined, false], said)).toBeUndefined()
})

test.each([
  ['nothing', undefined, 'the default export is not a function'],
  ['a function that returns a text', () => 'Count', 'the function does not return a list of texts for example 1'],
  ['a function that returns numbers', () => [1], 'the function does not return a list of texts for example 1'],
  [
    'a function that fails',
    () => {
      throw new Error('no flour')
    },
    'the function fails for example 1: no flour',
  ],
])('%s is none', (_what, write, message) => {
  expect(faultyWriter(write, said)).toMatchObject({ message })
})
