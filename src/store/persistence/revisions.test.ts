import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecent, descend, newRevision } from './revisions.ts'
import { INITIAL_STATE, SAMPLE_STATE } from '#src/store/fixtures/workshop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const INITIAL = { slices: INITIAL_STATE, others: {} }
const SAMPLE = { slices: SAMPLE_STATE, others: { diary: { text: '"rain"' } } }

test('revisions differ', () => {
  expect(new Set(Array.from({ length: 1000 }, newRevision)).size).toBe(1000)
})

test('a line of descent is newest first and does not grow without end', () => {
  let line: string[] = []
  for (let index = 0; index < 100; index++) line = descend(`r${index}`, line)
  expect(line.slice(0, 2)).toEqual(['r99', 'r98'])
  expect(line.length).toBeLessThan(20)
})

test('S09 the nearest ancestor that this tab has seen is found', () => {
  const recent = createRecent()
  recent.add('a', INITIAL)
  recent.add('b', SAMPLE)
  expect(recent.ancestor(['x', 'b', 'a'])).toBe(SAMPLE)
  expect(recent.ancestor(['x', 'a'])).toBe(INITIAL)
  expect(recent.ancestor(['x'])).toBeUndefined()
})

test('S10 what was replaced long ago is no part of a race; what stands is', () => {
  const recent = createRecent()
  recent.add('a', INITIAL)
  vi.advanceTimersByTime(3_600_000)
  expect(recent.ancestor(['a'])).toBe(INITIAL)
  recent.add('b', SAMPLE)
  expect(recent.ancestor(['a'])).toBe(INITIAL)
  vi.advanceTimersByTime(60_000)
  expect(recent.ancestor(['a'])).toBeUndefined()
  expect(recent.ancestor(['b'])).toBe(SAMPLE)
})
