import { expect, test } from 'vitest'
import { Header } from '#schemas/header.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { liveMenus } from './liveMenus.ts'

const announced = (times: object) => {
  const site = bakerySite()
  return { ...site, header: { ...site.header, announcement: Header.shape.announcement.parse({ text: 'Closed at Christmas', ...times }) } }
}
const shownAt = (moment: string, times: object) => liveMenus(announced(times), Date.parse(moment)).header.announcement

test('an announcement shows from its first moment to its last, and keeps its times to itself', () => {
  const times = { publishAt: '2026-12-20', expireAt: '2026-12-27' }
  expect(shownAt('2026-12-19T23:59:59Z', times)).toBeUndefined()
  expect(shownAt('2026-12-20T00:00:00Z', times)).toMatchObject({ text: 'Closed at Christmas' })
  expect(shownAt('2026-12-20T00:00:00Z', times)).not.toHaveProperty('publishAt')
  expect(shownAt('2026-12-27T00:00:00Z', times)).toBeUndefined()
})

test('an announcement without times always shows', () => {
  expect(shownAt('2001-01-01', {})).toMatchObject({ text: 'Closed at Christmas' })
})
