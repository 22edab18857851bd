import { expect, test } from 'vitest'
import { migrate, versionOf } from './migrations.ts'

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
  const step = (name: string) => ({ ran: (slice: unknown) => [...(slice as string[]), name] })
  const migrations = [step('one'), step('two'), step('three'), step('four')]
  const after = (from: number) => migrate({ ran: [], other: 1 }, from, migrations)
  expect(after(1)).toEqual({ slices: { ran: ['two', 'three', 'four'], other: 1 }, failed: new Set() })
  expect(after(3).slices).toEqual({ ran: ['four'], other: 1 })
  expect(after(4).slices).toEqual({ ran: [], other: 1 })
})

test('S07 slices that no migration changes are given back as they are', () => {
  const slices = { ran: [] }
  expect(migrate(slices, 0, [{ ran: (slice) => slice, other: () => 1 }]).slices).toBe(slices)
})

test('S20 a migration that throws fails for its slice only, whatever comes after it', () => {
  const broken = () => {
    throw new Error('a bug')
  }
  const more = (slice: unknown) => (slice as number) + 1
  const { slices, failed } = migrate({ a: 1, b: 1, toString: 1 }, 0, [
    { a: broken, b: more },
    { a: more, b: more },
  ])
  expect([...failed]).toEqual(['a'])
  expect(slices).toEqual({ a: 1, b: 3, toString: 1 })
})
