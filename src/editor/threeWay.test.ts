import { expect, test } from 'vitest'
import { threeWay } from './threeWay.ts'

const base = { type: 'quote', title: 'One', body: 'A text', items: [{ label: 'a' }, { label: 'b' }] }

test('G52 what two have changed at different places goes together without a question', () => {
  const mine = { ...base, title: 'Mine', items: [{ label: 'a' }, { label: 'mine' }] }
  const { body: _gone, ...theirs } = { ...base, items: [{ label: 'theirs' }, { label: 'b' }], id: 'new' }
  expect(threeWay({ base, mine, theirs })).toEqual({
    clashes: [],
    value: { type: 'quote', title: 'Mine', items: [{ label: 'theirs' }, { label: 'mine' }], id: 'new' },
  })
})

test('G52 each place that both have changed can be settled by itself, and mine is taken until then', () => {
  const mine = { ...base, title: 'Mine', body: 'My text', items: [] }
  const theirs = { ...base, title: 'Theirs', body: 'Their text', items: [...base.items, { label: 'c' }] }
  expect(threeWay({ base, mine, theirs }).value).toEqual(mine)
  expect(threeWay({ base, mine, theirs }).clashes).toEqual([
    { path: ['title'], base: 'One', mine: 'Mine', theirs: 'Theirs' },
    { path: ['body'], base: 'A text', mine: 'My text', theirs: 'Their text' },
    { path: ['items'], base: base.items, mine: [], theirs: theirs.items },
  ])
  expect(threeWay({ base, mine, theirs }, ['theirs', 'base', 'theirs']).value).toEqual({ ...theirs, body: 'A text' })
})

test.each([
  ['one that is gone', base, { ...base, title: 'Mine' }, undefined],
  ['one that has come at another place', base, { ...base, title: 'Mine' }, { type: 'hero', title: 'Theirs' }],
  ['a text', 'One', 'Mine', 'Theirs'],
])('G52 a whole section or text is one question: %s', (_, before, mine, theirs) => {
  expect(threeWay({ base: before, mine, theirs }).clashes).toEqual([{ path: [], base: before, mine, theirs }])
  expect(threeWay({ base: before, mine, theirs }, ['theirs']).value).toEqual(theirs)
})
