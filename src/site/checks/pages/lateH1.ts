import { VISIT, EARLIER } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { outlineProblems } from './outline.ts'

const section = (text: string) => `"sections": [\n    {\n      "type": "hero",${text}`

export const lateH1 = rule({
  code: 'E_LATE_H1',
  group: 'pages',
  severity: 'error',
  title: 'Heading before the main heading',
  about: 'A section with a heading comes before the section with the main heading, so the outline of the page does not start with it.',
  hint: 'Move the section with the main heading to the top.',
  example: { file: VISIT, replaces: section(''), bad: `"sections": [\n    ${EARLIER},\n    {\n      "type": "hero",`, good: section('') },
  checkPage: (config) => outlineProblems(config).late,
})
