import { expect, test } from 'vitest'
import { workshop } from './fixtures/workshop.ts'
import { isText } from './guards.ts'
import { registered } from './registered.ts'
import { results, type StoredState } from './results.ts'

const diary = results({
  slices: { diary: { reducer: (state: string | undefined) => state ?? '', isSound: isText, joining: 'whole', writtenBy: ['diary'] } },
  resultOf: { diary: 'diary' },
  daysKept: 7,
})

test('several packages keep their slices side by side, each for its own time', () => {
  const { names, initial, resultOf, slices } = registered<StoredState>([workshop, diary])
  expect(names).toEqual([...Object.keys(workshop.slices), 'diary'])
  expect(initial).toMatchObject({ diary: '', rides: [] })
  expect(resultOf).toMatchObject({ diary: 'diary', rideList: 'rides' })
  expect([slices['diary']!.mostTime, slices['rides']!.mostTime]).toEqual([7 * 86_400_000, Number.POSITIVE_INFINITY])
})

test('a slice that two packages name is refused', () => {
  expect(() => registered([diary, { ...diary }])).toThrow('Two packages store results as "diary"')
})

test('a name that the stored state needs itself is refused', () => {
  const { diary: slice } = diary.slices
  expect(() => registered([results({ slices: { _line: slice }, resultOf: {} })])).toThrow('"_line"')
})

test('a slice of what JSON cannot keep does not compile, nor does a guard of another state, nor a result without a slice', () => {
  const { diary: slice } = diary.slices
  // @ts-expect-error JSON has no dates
  results({ slices: { day: { ...slice, reducer: (state: Date | undefined) => state ?? new Date(0) } }, resultOf: {} })
  // @ts-expect-error the state is a number
  results({ slices: { day: { ...slice, reducer: (state: number | undefined) => state ?? 0, isSound: isText } }, resultOf: {} })
  // @ts-expect-error there is no such slice
  results({ slices: { day: slice }, resultOf: { diary: 'diary' } })
  expect(slice.isSound('')).toBe(true)
})
