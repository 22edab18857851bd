import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { lengthProblems } from './lengthProblems.ts'

export const descriptionLength = rule({
  code: 'E_DESCRIPTION_LENGTH',
  group: 'search',
  severity: 'warning',
  title: 'Description too short or too long',
  about: 'Search results show about 160 characters of a description, and usually replace one below 50 with an excerpt of the page.',
  advice: 'Write 50 to 160 characters.',
  example: {
    file: VISIT,
    replaces:
      '"description": "When the shop is open, how to find it, and how to order a loaf for the next morning. Orders need to ' +
      'be with us before six in the evening."',
    bad: '"description": "When the shop is open."',
    good: '"description": "When the shop is open, how to find it, and how to order a loaf for the next morning."',
  },
  check: (config) => lengthProblems('description', config),
})
