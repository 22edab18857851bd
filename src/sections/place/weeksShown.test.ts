import { expect, test } from 'vitest'
import { periodName } from './periodName.ts'
import { weeksShown } from './weeksShown.ts'

const week = [{ days: ['monday' as const], opens: '09:00', closes: '16:00' }]
const season = (name: string, isNow: boolean) => ({ name, from: '2026-12-01', to: '2027-02-28', hours: week, isNow })
const names = (seasons: ReturnType<typeof season>[], hours = week) =>
  weeksShown({ hours, seasons, specialDays: [] }, 'Rest of the year', 'en').map(({ name }) => name)

test('the present week comes first: that of a season, and then the usual one with a name', () => {
  expect(names([season('Winter', true), season('Summer', false)])).toEqual(['Winter', 'Rest of the year', 'Summer'])
})

test('outside seasons the usual week comes first and has no name', () => {
  expect(names([season('Winter', false)])).toEqual([undefined, 'Winter'])
})

test('without usual hours only seasons are shown', () => {
  expect(names([season('Winter', false)], [])).toEqual(['Winter'])
})

test.each([
  ['2026-12-25', '2026-12-25', 'en-GB', '25 December 2026'],
  ['2026-12-25', '2026-12-26', 'en-GB', '25–26 December 2026'],
  ['2026-12-24', '2027-01-02', 'de', '24. Dezember 2026–2. Januar 2027'],
])('%s to %s in %s is %s', (from, to, language, words) => {
  expect(
    periodName(from, to, language)
      .replace(/\s*–\s*/, '–')
      .replace(/\s/g, ' '),
  ).toBe(words)
})
