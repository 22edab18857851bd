import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const open = (...times: [opens: string, closes: string][]) => {
  const hours = times.map(([opens, closes]) => ({ days: ['monday'], opens, closes }))
  return foundIn({ 'site.json': ['"legalName"', `"hours": ${JSON.stringify(hours)},\n    "legalName"`] })
}

test('a business may open again at the minute at which it closes', () => {
  expect(open(['07:00', '12:00'], ['12:00', '18:00'])).toEqual([])
  expect(open(['12:00', '18:00'], ['07:00', '12:00'])).toEqual([])
})

test.each<[string, string]>([
  ['11:59', '18:00'],
  ['06:00', '07:01'],
  ['06:00', '18:00'],
  ['08:00', '09:00'],
])('%s to %s overlaps 07:00 to 12:00 on the same day', (opens, closes) => {
  expect(open(['07:00', '12:00'], [opens, closes])).toEqual([
    expect.stringMatching(`^E_HOURS site\\.json organization\\.hours\\.1\\.opens: ${opens}–${closes} overlaps 07:00–12:00 on monday`),
  ])
})
