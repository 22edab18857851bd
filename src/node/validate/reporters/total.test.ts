import { expect, test } from 'vitest'
import { sampleProblem, sampleReport } from './fixtures/sampleReport.ts'
import { total } from './total.ts'

test.each([
  [0, 0, '0 errors'],
  [1, 0, '1 error'],
  [2, 1, '2 errors, 1 warning'],
  [0, 3, '3 warnings'],
])('%i errors and %i warnings are %j', (errors, warnings, words) => {
  const problems = [
    ...Array.from({ length: errors }, () => sampleProblem()),
    ...Array.from({ length: warnings }, () => sampleProblem({ severity: 'warning' })),
  ]
  expect(total(sampleReport(problems))).toBe(`14 files, 7 pages: ${words}`)
})
