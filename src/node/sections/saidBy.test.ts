import { expect, test } from 'vitest'
import { heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'
import { saidBy } from './saidBy.ts'

const schema = section('tally', 'Counts something.', heading, [{ title: 'Count' }, { title: 'Two' }])
const said = (more: object) => saidBy({ default: schema, ...more }, 'tally')

test('a section type that says nothing of itself is still and has no traits', () => {
  expect(said({})).toEqual({ schema, behaviour: '"still"', traits: {}, hosts: {} })
})

test.each(['still', 'live', 'onUse'])('%s is a behaviour', (behaviour) => {
  expect(said({ behaviour })).toMatchObject({ behaviour: `"${behaviour}"` })
})

test('a behaviour may follow from the fields, and is then told as code', () => {
  const { behaviour } = said({ behaviour: ({ title }: { title: string }) => (title === 'Two' ? 'live' : 'onUse') }) as { behaviour: string }
  expect(behaviour).toMatch(/^\(.*=>.*\)$/s)
  expect(said({ behaviour: ({ title }: { title?: string }) => (title === 'Two' ? 'live' : 'still') })).not.toHaveProperty('message')
})

const outside = 'live'
test.each([
  ['another word', 'lively', 'behaviour is "lively"'],
  ['a number', 7, 'behaviour is 7'],
  [
    'a function that gives another word for some fields',
    ({ title }: { title: string }) => title,
    'behaviour returns "Count" for example 1',
  ],
  ['a function that uses what is around it', () => outside, 'behaviour throws for example 1: '],
  [
    'a function that gives still only with fields',
    ({ title }: { title?: string }) => (title === undefined ? 'live' : 'still'),
    'behaviour does not return still for a section without fields',
  ],
])('%s is no behaviour', (_what, behaviour, message) => {
  expect(said({ behaviour })).toMatchObject({ message: expect.stringContaining(message) })
})

test('words are named by the prop that has them', () => {
  expect(said({ words: { labels: 'tallies' } })).toMatchObject({ traits: { words: { labels: 'tallies' } } })
  expect(said({ words: 'tallies' })).toMatchObject({ message: 'words has the wrong structure' })
  for (const prop of ['title', 'tone', 'key'])
    expect(said({ words: { [prop]: 'tallies' } })).toMatchObject({
      message: `words sets the prop "${prop}", which is a field or reserved by React`,
    })
})

test('traits are those that are true; what is neither true nor false is told', () => {
  expect(said({ opensPage: true, takesFiles: false })).toMatchObject({ traits: { opensPage: true } })
  expect(said({ takesFiles: 'yes' })).toMatchObject({ message: 'takesFiles is "yes"' })
})
