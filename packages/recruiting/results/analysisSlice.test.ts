import { describe, expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { jobScanner } from './jobScanner.ts'
import { profileOptimizer } from './profileOptimizer.ts'

describe.each([
  ['ailinkedin', profileOptimizer],
  ['jobDescription', jobScanner],
] as const)('%s', (name, { reducer, actions }) => {
  const result = SAMPLE_STATE[name]

  test('R5.3 it starts empty, with the five groups of the report', () => {
    expect(INITIAL_STATE[name]).toEqual({
      Total: 0,
      Text: '',
      scores: [],
      report: { Basic: [], Professional_Background: [], Skills: [], Formats: [], Accomplishments: [] },
    })
  })

  test('R5.3 R5.9 an update takes the whole result', () => {
    expect(reducer(undefined, actions.updated(result))).toEqual(result)
  })

  test('R5.9 a reset empties', () => {
    expect(reducer(result, actions.reset())).toEqual(INITIAL_STATE[name])
  })
})
