import { expect, test } from 'vitest'
import { hashtags } from './hashtags.ts'

test.each([
  ['Night baker', 'Halden, Norway', ['#NightBaker', '#Halden', '#Hiring']],
  ['C++ developer', '', ['#Hiring']],
  ["Baker's help", 'Saint-Malo', ['#BakersHelp', '#SaintMalo', '#Hiring']],
  ['hiring', '2026', ['#Hiring']],
  ['Bäcker', '', ['#Bäcker', '#Hiring']],
])('R5.7 “%s” in “%s” gives hashtags that say the same', (title, place, expected) => {
  expect(hashtags({ title, place }, ['Hiring'])).toEqual(expected)
})

test('R5.7 where a network takes few, the facts come first', () => {
  expect(hashtags({ title: 'Baker', place: 'Halden' }, ['Hiring', 'Jobs'], 2)).toEqual(['#Baker', '#Halden'])
})
