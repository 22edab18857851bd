import { expect, test } from 'vitest'
import { times } from '#schemas/time.ts'
import { readMoment } from './moment.ts'

test.each(['2026-12-01', '2028-02-29', '2026-12-01T09:00Z', '2026-12-01T09:00:30+01:00', '2026-12-01T23:59:59-11:30'])(
  '%s is a moment',
  (text) => {
    expect(readMoment(text)).toBe(Date.parse(text))
    expect(times.publishAt.safeParse(text).success).toBe(true)
  },
)

test.each([
  '',
  'tomorrow',
  '2026-12',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-12-01T09:00',
  '2026-12-01 09:00Z',
  '2026-12-01T25:00Z',
  '2026-12-01T09:00:00.000Z',
  '01.12.2026',
])('%j is none', (text) => {
  expect(readMoment(text)).toBeUndefined()
  expect(times.expireAt.safeParse(text).success).toBe(false)
})
