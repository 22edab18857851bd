import { expect, test } from 'vitest'
import { momentOf, momentParts } from './momentParts.ts'

test.each(['', '2026-12-01', '2026-12-01T09:00Z', '2026-12-01T09:00:30+01:00', '2026-12-01T23:59-11:30'])(
  'G63 a moment is the same after it was taken apart: "%s"',
  (text) => {
    expect(momentOf(momentParts(text))).toBe(text)
  },
)

test('G63 without a time it is a day, without a day nothing', () => {
  expect(momentParts('2026-12-01T09:00+01:00')).toEqual({ day: '2026-12-01', time: '09:00', offset: '+01:00' })
  expect(momentOf({ day: '2026-12-01', time: '', offset: 'Z' })).toBe('2026-12-01')
  expect(momentOf({ day: '', time: '09:00', offset: 'Z' })).toBe('')
})
