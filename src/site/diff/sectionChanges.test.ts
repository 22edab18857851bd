import { expect, test } from 'vitest'
import { samplePage, sampleSection } from './fixtures/sampleConfig.ts'
import { sectionChanges } from './sectionChanges.ts'

const [one, two, three] = ['One', 'Two', 'Three'].map((title) => sampleSection(title))
const compare = (before: (typeof one)[], after: (typeof one)[]) =>
  sectionChanges(
    samplePage('/a', { sections: before.map((section) => section!) }),
    samplePage('/a', { sections: after.map((section) => section!) }),
  )

test('equal sections have no changes', () => {
  expect(compare([one, two], [one, two])).toEqual({ changes: [], isReordered: false })
})

test('a section in between is added, and the others stay', () => {
  expect(compare([one, three], [one, two, three])).toEqual({
    changes: [{ did: 'added', type: 'callout', heading: 'Two', fields: [], file: 'pages/a.json' }],
    isReordered: false,
  })
})

test('a section that went is removed', () => {
  expect(compare([one, two], [two])).toEqual({
    changes: [{ did: 'removed', type: 'callout', heading: 'One', fields: [], file: 'pages/a.json' }],
    isReordered: false,
  })
})

test('a section is found again by its heading, and the fields that differ are named', () => {
  expect(compare([one, two], [one, sampleSection('Two', { tone: 'deep' })]).changes).toEqual([
    { did: 'changed', type: 'callout', heading: 'Two', fields: ['tone'], file: 'pages/a.json' },
  ])
})

test('a section with another heading is found again by its type', () => {
  expect(compare([one, two], [one, sampleSection('Zwei')]).changes).toEqual([
    { did: 'changed', type: 'callout', heading: 'Zwei', fields: ['title', 'id'], file: 'pages/a.json' },
  ])
})

test('two sections that change places are in another order', () => {
  expect(compare([one, two], [two, one])).toEqual({ changes: [], isReordered: true })
})
