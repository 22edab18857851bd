import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const checked = (checkedOn: string) => ({
  'pages/flour.json': bakeryPage('Flour', {
    noindex: true,
    sections: [
      { type: 'hero', variant: 'plain', title: 'Flour', lead: 'A page of the shop.' },
      { type: 'stats', title: 'In figures', items: [{ value: '20', label: 'hours of rest', source: { label: 'Recipe book', checkedOn } }] },
    ],
  }),
})

test('a fact is fresh for twelve months, to the day', () => {
  expect(foundIn(checked('2025-11-10'), '2026-11-10')).toEqual([])
  expect(foundIn(checked('2025-11-09'), '2026-11-10')).toEqual([
    'E_STALE_FACT pages/flour.json sections.1.items.0.source.checkedOn: last checked on 2025-11-09, more than twelve months before 2026-11-10. Check it again and update the date, or remove the fact.',
  ])
  expect(foundIn(checked('2027-02-28'), '2028-02-29')).toEqual([expect.stringContaining('E_STALE_FACT')])
})

test('B22 a day that may be today elsewhere is all right, a later one is reported', () => {
  expect(foundIn(checked('2026-11-11'), '2026-11-10')).toEqual([])
  expect(foundIn(checked('2026-11-12'), '2026-11-10')).toEqual([
    'E_FUTURE_DAY pages/flour.json sections.1.items.0.source.checkedOn: 2026-11-12 is later than today, 2026-11-10. Enter the date on which it happened.',
  ])
})

test('a page cannot have changed in the future', () => {
  expect(foundIn({ 'pages/visit.json': ['"updated": "2026-11-02"', '"updated": "2026-12-02"'] })).toEqual([
    'E_FUTURE_DAY pages/visit.json updated: 2026-12-02 is later than today, 2026-11-10. Enter the date on which it happened.',
  ])
})

test('a page cannot have been published in the future', () => {
  expect(foundIn({ 'pages/visit.json': ['"updated"', '"published": "2026-12-02",\n  "updated"'] })).toEqual([
    'E_FUTURE_DAY pages/visit.json published: 2026-12-02 is later than today, 2026-11-10. Enter the date on which it happened.',
  ])
})

test('a day that the calendar does not have is no day', () => {
  expect(foundIn({ 'pages/visit.json': ['"updated": "2026-11-02"', '"updated": "2026-02-30"'] })).toEqual([
    expect.stringMatching(/^E_VALUE pages\/visit\.json updated: /),
  ])
})

test('a page may change on the day on which it was published, and not before', () => {
  const published = (day: string) => foundIn({ 'pages/visit.json': ['"updated"', `"published": "${day}",\n  "updated"`] })
  expect(published('2026-11-02')).toEqual([])
  expect(published('2026-11-03')).toEqual([
    expect.stringMatching(/^E_DAY_ORDER pages\/visit\.json published: published on 2026-11-03, but last changed on 2026-11-02/),
  ])
})
