import { expect, test } from 'vitest'
import { beginningOf, momentOf, momentParts } from './momentParts.ts'

const BERLIN = 'Europe/Berlin'

test.each([
  ['2027-06-07T09:00', BERLIN, '2027-06-07T09:00+02:00'],
  ['2027-01-07T09:00', BERLIN, '2027-01-07T09:00+01:00'],
  ['2027-06-07T09:00', 'UTC', '2027-06-07T09:00Z'],
  ['2027-06-07T09:00', 'America/St_Johns', '2027-06-07T09:00-02:30'],
  ['2027-06-07T00:15', 'Asia/Kathmandu', '2027-06-07T00:15+05:45'],
  // The hours in which clocks change.
  ['2027-03-28T01:59', BERLIN, '2027-03-28T01:59+01:00'],
  ['2027-03-28T03:00', BERLIN, '2027-03-28T03:00+02:00'],
  ['2027-10-31T03:00', BERLIN, '2027-10-31T03:00+01:00'],
])('A4 G63 %s on the clocks of %s is written as %s, and read as the same again', (typed, zone, written) => {
  const [day, time] = typed.split('T') as [string, string]
  expect(momentOf({ day, time }, zone)).toBe(written)
  expect(momentParts(written, zone)).toEqual({ day, time })
})

test('A4 a time that somebody wrote elsewhere is shown on the own clocks', () => {
  expect(momentParts('2026-12-01T23:30Z', BERLIN)).toEqual({ day: '2026-12-02', time: '00:30' })
  expect(momentParts('2026-12-01T09:00:30+01:00', BERLIN)).toEqual({ day: '2026-12-01', time: '09:00:30' })
})

test('G63 without a time it is a day, without a day nothing', () => {
  expect(momentParts('2026-12-01', 'America/New_York')).toEqual({ day: '2026-12-01', time: '' })
  expect(momentParts('', BERLIN)).toEqual({ day: '', time: '' })
  expect(momentOf({ day: '2026-12-01', time: '' }, BERLIN)).toBe('2026-12-01')
  expect(momentOf({ day: '', time: '09:00' }, BERLIN)).toBe('')
})

test('A4 a day without a time begins by UTC, which is told on the own clocks', () => {
  expect(beginningOf('2027-06-07', BERLIN)).toBe('02:00')
  expect(beginningOf('2027-06-07', 'UTC')).toBe('00:00')
})
