import { expect, test } from 'vitest'
import type { Problem } from '#src/site/problem.ts'
import { newProblems } from './newProblems.ts'

const problem = (code: Problem['code'], message: string): Problem => ({
  code,
  severity: 'error',
  file: 'a.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  path: '',
  message,
})

test('a problem that names another path than before is not a new one', () => {
  expect(newProblems([problem('E_DEAD_LINK', '/old')], [problem('E_DEAD_LINK', '/moved')])).toEqual([])
})

test('of a rule that is broken more often, only what was not there is reported', () => {
  expect(newProblems([problem('E_DEAD_LINK', '/old')], [problem('E_DEAD_LINK', '/old'), problem('E_DEAD_LINK', '/x')])).toEqual([
    problem('E_DEAD_LINK', '/x'),
  ])
})
