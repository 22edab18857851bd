import { expect, test } from 'vitest'
import { yearsAsked, yearSpans } from './yearsAsked.ts'

test.each([
  ['A clean driving record over five years', []],
  ['5 year checkable work history', []],
  ['Driving licence held for at least 2 years', []],
  ['We’ve been going for twelve years', []],
  ['12 months’ Class 1 experience within the last 2 years', [1]],
  ['A track record of 5 years in sales', [5]],
  ['3 years in care and a clean driving record', [3]],
  ['We are looking for a nurse with 4 years of experience', [4]],
])('H12.2: “%s” asks for these years of work: %j', (sentence, years) => {
  expect(yearSpans(sentence).map(({ least }) => least)).toEqual(years)
  expect(yearsAsked(sentence)).toBe(years.find((least) => least > 1) ?? null)
})
