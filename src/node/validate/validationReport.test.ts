import { expect, test } from 'vitest'
import type { Problem } from '#src/site/problem.ts'
import { sampleProblem } from './reporters/fixtures/sampleReport.ts'
import { validationReport } from './validationReport.ts'

test('a report is valid when no problem is an error', () => {
  const valid = (...severities: Problem['severity'][]) =>
    validationReport(
      severities.map((severity) => sampleProblem({ severity })),
      { files: 1, pages: 1 },
    ).valid
  expect([valid(), valid('warning'), valid('warning', 'error')]).toEqual([true, true, false])
})
