import { describe, expect, test } from 'vitest'
import Place from '#src/sections/place/schema.ts'
import { stateAt } from '#src/site/pages/live.ts'
import { hoursTimes } from './hoursTimes.ts'
import { openingAt } from './openingAt.ts'

const week = [{ days: ['monday' as const], opens: '09:00', closes: '16:00' }]
const { seasons, specialDays, hours } = Place.parse({
  type: 'place',
  title: 'Come by',
  name: 'The museum',
  address: { street: '2 Market Row', city: 'Exampleton', country: 'United Kingdom' },
  hours: week,
  seasons: [
    { name: 'Summer', from: '04-01', to: '10-31', hours: week },
    { name: 'Winter', from: '12-01', to: '02-28' },
    { name: 'Renovation', from: '2027-03-01', to: '2027-03-20' },
  ],
  specialDays: [
    { name: 'New Year', from: '2027-01-01' },
    { name: 'Christmas', from: '2026-12-25', to: '2026-12-26' },
  ],
})
const times = { hours, seasons, specialDays }
const shown = (today: string) => {
  const at = openingAt(times, today)
  return { seasons: at.seasons.map(({ name, from, to, isNow }) => [name, from, to, isNow]), days: at.specialDays.map(({ name }) => name) }
}

test('seasons have the days of their present or next occurrence, in this order', () => {
  expect(shown('2026-11-29')).toEqual({
    seasons: [
      ['Winter', '2026-12-01', '2027-02-28', false],
      ['Renovation', '2027-03-01', '2027-03-20', false],
      ['Summer', '2027-04-01', '2027-10-31', false],
    ],
    days: ['Christmas', 'New Year'],
  })
})

describe('a season is on', () => {
  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-01-01', true],
    ['2027-02-28', true],
    ['2027-03-01', false],
    ['2028-02-29', true],
  ])('across New Year, on %s: %s', (today, isNow) => {
    expect(openingAt(times, today).seasons.find(({ name }) => name === 'Winter')?.isNow).toBe(isNow)
  })
})

test('special days are shown until they are over, and a season of one year as well', () => {
  expect(shown('2026-12-26').days).toEqual(['Christmas', 'New Year'])
  expect(shown('2026-12-27').days).toEqual(['New Year'])
  expect(shown('2027-03-20').seasons.map(([name]) => name)).toContain('Renovation')
  expect(shown('2027-03-21').seasons.map(([name]) => name)).not.toContain('Renovation')
})

test('whenever what is shown changes, one of its times does', () => {
  const parts = hoursTimes(times)
  const states = (day: string) => parts.map(({ times: part }) => stateAt(part, Date.parse(day)))
  let before = '2026-01-01'
  for (let day = Date.parse('2026-01-02'); day < Date.parse('2029-01-01'); day += 86_400_000) {
    const today = new Date(day).toISOString().slice(0, 10)
    if (JSON.stringify(shown(today)) !== JSON.stringify(shown(before))) expect(states(today), today).not.toEqual(states(before))
    before = today
  }
})
