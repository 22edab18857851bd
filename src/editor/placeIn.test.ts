import { expect, test } from 'vitest'
import { shownSchemas } from '#src/contract/sections.ts'
import { formOf } from '#src/node/dev/editor/formOf.ts'
import { placeIn } from './placeIn.ts'
import { valueWords } from './valueWords.ts'

const hero = formOf(shownSchemas()[0]!)

test('a place is called as in the form, with the numbers of items', () => {
  expect(placeIn(hero, ['lead']).labels).toEqual(['Introduction'])
  expect(placeIn(hero, ['actions', 1, 'href'])).toMatchObject({ labels: ['Actions 2', 'Link'], field: { kind: 'link' } })
  expect(placeIn(hero, ['picture', 'alt']).labels).toEqual(['Picture', 'Description for people who cannot see it'])
  expect(placeIn(undefined, ['newTab']).labels).toEqual(['New tab'])
})

test('a value is said with the labels of its fields and choices', () => {
  const value = { lead: 'Fresh', tone: 'deep', actions: [{ href: '/visit', newTab: true }] }
  expect(valueWords(value, hero)).toBe(
    'Introduction: Fresh\nBackground: Dark\nActions:\n  1:\n    Link: /visit\n    Open in a new tab: yes',
  )
})
