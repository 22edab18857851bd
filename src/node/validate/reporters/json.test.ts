import { expect, test } from 'vitest'
import { sampleProblem, sampleReport, sampleWarning } from './fixtures/sampleReport.ts'
import { json } from './json.ts'

const shown = (...input: Parameters<typeof sampleReport>) => JSON.parse(json(sampleReport(...input), { color: false }))

test('a report has exactly the fields of version 1', () => {
  expect(shown([sampleProblem({ excerpt: { first: 1, lines: ['{', '  "href": "/vist"', '}'] } })])).toEqual({
    version: 1,
    valid: false,
    checked: { files: 14, pages: 7 },
    problems: [
      {
        severity: 'error',
        rule: 'E_DEAD_LINK',
        file: 'config/pages/index.json',
        line: 2,
        column: 11,
        endLine: 2,
        endColumn: 18,
        path: 'sections.0.href',
        message: '"/vist" is not a page of this site',
        hint: 'Did you mean "/visit"?',
        fixable: false,
      },
    ],
  })
})

test('a problem without a hint has that of its rule', () => {
  expect(shown([sampleWarning]).problems[0].hint).toBe('Choose a colour with more contrast.')
})

test('with warnings only, and with nothing, the config is valid', () => {
  expect(shown([sampleWarning])).toHaveProperty('valid', true)
  expect(shown([])).toMatchObject({ valid: true, problems: [] })
})
