import { VISIT, EARLIER } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { outlineProblems } from './outline.ts'

const section = (text: string) => `"sections": [\n    {\n      "type": "hero",${text}`

export const lateH1 = rule({
  code: 'E_LATE_H1',
  group: 'pages',
  severity: 'error',
  title: 'Heading above the main heading',
  about: 'A section with a heading stands above the one that has the main heading, so the outline of the page begins in its middle.',
  hint: 'Put the section with the main heading first.',
  example: { file: VISIT, replaces: section(''), bad: `"sections": [\n    ${EARLIER},\n    {\n      "type": "hero",`, good: section('') },
  checkPage: (config) => outlineProblems(config).late,
})
