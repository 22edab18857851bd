import { expect, test } from 'vitest'
import type { Problem } from '#src/site/problem.ts'
import { problemCount, problemsAsText } from './report.ts'

const problem: Problem = {
  code: 'E_TYPE',
  severity: 'error',
  file: 'config/a.json',
  line: 3,
  column: 5,
  path: 'a.b',
  message: 'it is wrong',
  hint: 'Mend it.',
}

test('a problem is one line with place, code, path, message and hint', () => {
  expect(problemsAsText([problem, { ...problem, severity: 'warning', path: '', hint: undefined }])).toBe(
    'config/a.json:3:5 error E_TYPE a.b: it is wrong. Mend it.\nconfig/a.json:3:5 warning E_TYPE: it is wrong',
  )
})

test('C04 an excerpt follows with a caret under the column', () => {
  expect(problemsAsText([{ ...problem, hint: undefined, excerpt: '\t"a": oops', column: 7 }])).toBe(
    'config/a.json:3:7 error E_TYPE a.b: it is wrong\n     "a": oops\n          ^',
  )
})

test('C04 of a very long line the part around the column is shown', () => {
  const lines = problemsAsText([{ ...problem, column: 5001, excerpt: `${'x'.repeat(5000)}!${'y'.repeat(5000)}` }]).split('\n')
  expect(lines[1]!.length).toBeLessThan(120)
  expect(lines[1]![lines[2]!.indexOf('^')]).toBe('!')
})

test.each([
  [0, 0, '0 errors'],
  [1, 0, '1 error'],
  [2, 1, '2 errors, 1 warning'],
  [0, 3, '3 warnings'],
])('%i errors and %i warnings are %j', (errors, warnings, text) => {
  const list = [
    ...Array.from({ length: errors }, () => problem),
    ...Array.from({ length: warnings }, () => ({ ...problem, severity: 'warning' as const })),
  ]
  expect(problemCount(list)).toBe(text)
})
