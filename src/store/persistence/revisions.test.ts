import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_STATE } from '#src/store/fixtures/sampleState.ts'
import { INITIAL_STATE } from '#src/store/rootReducer.ts'
import { createRecent, descend, newRevision } from './revisions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
  recent.add('a', INITIAL_STATE)
  recent.add('b', SAMPLE_STATE)
  expect(recent.ancestor(['x', 'b', 'a'])).toBe(SAMPLE_STATE)
  expect(recent.ancestor(['x', 'a'])).toBe(INITIAL_STATE)
  expect(recent.ancestor(['x'])).toBeUndefined()
})

test('S10 what was replaced long ago is no part of a race; what stands is', () => {
  const recent = createRecent()
  recent.add('a', INITIAL_STATE)
  vi.advanceTimersByTime(3_600_000)
  expect(recent.ancestor(['a'])).toBe(INITIAL_STATE)
  recent.add('b', SAMPLE_STATE)
  expect(recent.ancestor(['a'])).toBe(INITIAL_STATE)
  vi.advanceTimersByTime(60_000)
  expect(recent.ancestor(['a'])).toBeUndefined()
  expect(recent.ancestor(['b'])).toBe(SAMPLE_STATE)
})
