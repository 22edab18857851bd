import { describe, expect, test } from 'vitest'
import RecruitingWords from '#packages/recruiting/words.ts'
import type { ReadFailure } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { failureText } from './failureText.ts'

const words = RecruitingWords.parse({})
const said = (failure: ReadFailure) => failureText(failure, words, 'en')

describe('B19 a file that cannot be used', () => {
  test('too large: size and limit in megabytes', () => {
    expect(said({ reason: 'tooLarge', limit: 5 * 1_048_576, actual: 104_857_600 })).toMatch(/^The file has 100 MB; the limit is 5 MB/)
  })

  test('too slow: the limit in seconds', () => {
    expect(said({ reason: 'tooSlow', limit: 20_000 })).toMatch(/longer than 20 seconds/)
  })

  test('too many pages, too much text: counts with separators', () => {
    expect(said({ reason: 'tooManyPages', limit: 10, actual: 5000 })).toMatch(/5,000 pages; the limit is 10/)
    expect(said({ reason: 'tooMuchText', limit: 60_000 })).toMatch(/more than 60,000 characters/)
  })

  test('every other reason says what to do, without a gap', () => {
    for (const reason of ['empty', 'wrongType', 'oldWord', 'locked', 'damaged', 'scan', 'bomb'] as const)
      expect(said({ reason })).toMatch(/^[^{}]+\b(Save|paste)\b[^{}]+$/)
  })

  test('what was cancelled needs no message', () => {
    expect(said({ reason: 'cancelled' })).toBe('')
  })
})
