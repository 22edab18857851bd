import { expect, test } from 'vitest'
import { migrate, MIGRATIONS, STATE_VERSION, versionOf } from './migrations.ts'

test.each([
  [1, 1],
  [2, 2],
  ['2', 2],
  [undefined, 0],
  [null, 0],
  [Number.NaN, 0],
  [-1, 0],
  [1.5, 0],
  ['', 0],
  ['two', 0],
  [{}, 0],
])('S07 a stored version %j means version %d', (stored, version) => {
  expect(versionOf(stored)).toBe(version)
})

test('S07 migrations run in order, those above the stored version only', () => {
  const step = (name: string) => (slices: Record<string, unknown>) => ({ ...slices, ran: [...(slices['ran'] as string[]), name] })
  const migrations = { 1: step('one'), 2: step('two'), 3: step('three'), 4: step('four') }
  expect(migrate({ ran: [] }, 1, 4, migrations)).toEqual({ ran: ['two', 'three', 'four'] })
  expect(migrate({ ran: [] }, 3, 4, migrations)).toEqual({ ran: ['four'] })
  expect(migrate({ ran: [] }, 4, 4, migrations)).toEqual({ ran: [] })
})

test('S07 a missing migration is a fault, not a step left out', () => {
  expect(() => migrate({}, 0, 2, { 1: (slices) => slices })).toThrow('version 2')
})

test('S07 there is a migration to every version up to the one in use', () => {
  expect(Object.keys(MIGRATIONS).map(Number)).toEqual(Array.from({ length: STATE_VERSION }, (_, index) => index + 1))
})
