import { expect, test } from 'vitest'
import { type Times, liveOf, stateAt } from './live.ts'

const at = (text: string) => Date.parse(text)

test('without times everything is live', () => {
  expect(stateAt({}, at('1999-01-01'))).toBe('live')
})

test.each([
  ['2026-11-30T23:59:59Z', 'scheduled'],
  ['2026-12-01T00:00:00Z', 'live'],
  ['2026-12-30T23:59:59Z', 'live'],
  ['2026-12-31T00:00:00Z', 'expired'],
] as const)('a day means 00:00 UTC: at %s it is %s', (moment, state) => {
  expect(stateAt({ publishAt: '2026-12-01', expireAt: '2026-12-31' }, at(moment))).toBe(state)
})

test('a time counts with its offset', () => {
  const times = { publishAt: '2026-12-01T09:00:00+01:00' }
  expect(stateAt(times, at('2026-12-01T07:59:59Z'))).toBe('scheduled')
  expect(stateAt(times, at('2026-12-01T08:00:00Z'))).toBe('live')
})

test('what is live of a list has no times left; a list without times stays as it is', () => {
  type Named = Times & { name: string }
  expect(
    liveOf<Named>([{ name: 'a' }, { name: 'b', publishAt: '2026-12-01' }, { name: 'c', expireAt: '2026-12-01' }], at('2026-12-02')),
  ).toEqual([{ name: 'a' }, { name: 'b' }])
  const plain: Named[] = [{ name: 'a' }]
  expect(liveOf(plain, 0)).toBe(plain)
})
