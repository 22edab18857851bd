import { describe, expect, test } from 'vitest'
import { readingEase, readingGrade, textCounts } from './readability.ts'
import { sentences } from './sentences.ts'
import { syllables } from './syllables.ts'
import { isPassive } from './isPassive.ts'
import { graphemeCount } from './graphemeCount.ts'
import { firstGraphemes } from './firstGraphemes.ts'
import { hasFigure } from './hasFigure.ts'
import { stem } from './stem.ts'

describe('R5.3 readability', () => {
  test('400 words, 25 sentences and 640 syllables have an ease of 55 and a grade of 9.5', () => {
    const counts = { words: 400, sentences: 25, syllables: 640 }
    expect(Math.round(readingEase(counts))).toBe(55)
    expect(readingGrade(counts).toFixed(1)).toBe('9.5')
  })

  test.each([
    ['the', 1],
    ['table', 2],
    ['managed', 2],
    ['responsible', 4],
    ['requirement', 3],
    ['agile', 2],
    ['services', 3],
    ['wanted', 2],
    ['worked', 1],
    ['rules', 1],
    ['serious', 3],
  ])('%s has %i syllables', (word, count) => {
    expect(syllables(word)).toBe(count)
  })

  test('each point of a list is a sentence, and a line that is cut goes on', () => {
    expect(
      sentences('You bring:\n- SQL\n- Python\nA long line that\ngoes on. Dr. Ray, e.g. said no.').map(({ text, line }) => [line, text]),
    ).toEqual([
      [0, 'You bring:'],
      [1, 'SQL'],
      [2, 'Python'],
      [3, 'A long line that goes on.'],
      [4, 'Dr. Ray, e.g. said no.'],
    ])
  })

  test('words are counted once each', () => {
    expect(textCounts('Full-time work, 1,200 units, don’t wait.').words).toBe(6)
  })
})

describe('passive voice', () => {
  test.each(['Orders were checked by two people', 'The work is often done at night', 'You will be trained'])('%s', (text) =>
    expect(isPassive(text)).toBe(true),
  )
  test.each(['You check orders', 'You are interested in people', 'We are based in Leeds', 'She is a trained nurse'])('not: %s', (text) =>
    expect(isPassive(text)).toBe(false),
  )
})

test('R5.3 letters with accents and emoji are one character each and are never cut', () => {
  expect(graphemeCount('e\u0301👩‍🚀a')).toBe(3)
  expect(firstGraphemes('e\u0301👩‍🚀a', 2)).toBe('e\u0301👩‍🚀')
})

test.each([
  ['Cut costs by 12%', true],
  ['Saved £3m', true],
  ['Led three teams', true],
  ['Since 2019 in charge', false],
  ['Sold B2B software', false],
])('%s: figure %s', (text, expected) => {
  expect(hasFigure(text)).toBe(expected)
})

test('words of one family share a stem', () => {
  expect(new Set(['manage', 'managed', 'managing', 'manager', 'management'].map(stem)).size).toBe(1)
  expect(stem('planning')).toBe(stem('plan'))
})
