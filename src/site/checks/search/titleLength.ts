import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { lengthProblems } from './lengthProblems.ts'

export const titleLength = rule({
  code: 'E_TITLE_LENGTH',
  group: 'search',
  severity: 'warning',
  title: 'Title too short or too long',
  about:
    'Search results show about 60 characters of a title. A title shorter than 15 characters, including the company name, is not ' +
    'informative. Pages marked noindex are not checked.',
  advice: 'Write 15 to 60 characters.',
  example: {
    file: VISIT,
    replaces: '"title": "Opening hours and orders"',
    bad: '"title": "Opening hours of the bakery, how to find it, and how to order a loaf"',
    good: '"title": "Opening hours and orders"',
  },
  check: (config) => lengthProblems('title', config),
})
