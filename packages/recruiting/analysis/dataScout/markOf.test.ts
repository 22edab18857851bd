import { expect, test } from 'vitest'
import { markOf } from './markOf.ts'

test.each([
  [{ value: 'Ada', confidence: 0.95, line: 0, source: 'Ada' }, 'sure'],
  [{ value: 'Ada', confidence: 0.4, line: 0, source: 'Ada' }, 'doubtful'],
  [{ value: ' ', confidence: 0.9, line: 0, source: '' }, 'unread'],
  [{ value: 'Ada', confidence: 1, line: null, source: '' }, 'edited'],
] as const)('%j is %s', (cell, mark) => {
  expect(markOf(cell)).toBe(mark)
})
