import { expect, test } from 'vitest'
import { weekHours } from './weekHours.ts'

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

test('days in a row with the same hours are one line, and a day that is not named is closed', () => {
  expect(weekHours([{ days: [...workdays], opens: '08:00', closes: '18:00' }], 0)).toEqual([
    { first: 0, last: 4, times: ['08:00–18:00'] },
    { first: 5, last: 6, times: [] },
  ])
})

test('a break gives two times a day, the earlier one first', () => {
  const [monday] = weekHours(
    [
      { days: ['monday'], opens: '13:30', closes: '18:00' },
      { days: ['monday'], opens: '08:00', closes: '12:30' },
    ],
    0,
  )
  expect(monday).toEqual({ first: 0, last: 0, times: ['08:00–12:30', '13:30–18:00'] })
})

test('a day with other hours divides the week', () => {
  const spans = weekHours(
    [
      { days: ['monday', 'tuesday', 'thursday', 'friday'], opens: '09:00', closes: '17:00' },
      { days: ['saturday'], opens: '09:00', closes: '13:00' },
    ],
    0,
  )
  expect(spans.map(({ first, last }) => [first, last])).toEqual([
    [0, 1],
    [2, 2],
    [3, 4],
    [5, 5],
    [6, 6],
  ])
})

test('R8.6 a week that begins on Sunday has it before the days with the same hours', () => {
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const
  expect(weekHours([{ days: [...days], opens: '08:00', closes: '18:00' }], 6)).toEqual([
    { first: 6, last: 3, times: ['08:00–18:00'] },
    { first: 4, last: 5, times: [] },
  ])
})
