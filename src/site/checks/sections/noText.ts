import { RULES_PAGE } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

export const noText = rule({
  code: 'E_NO_TEXT',
  group: 'sections',
  severity: 'error',
  title: 'Section without text',
  about: 'A text section needs its text, inline or in a file.',
  advice: 'Add body or file.',
  example: {
    file: RULES_PAGE,
    replaces: '"type": "tableOfContents"',
    bad: '"type": "richText",\n      "title": "Before you read"',
    good: '"type": "richText",\n      "title": "Before you read",\n      "body": "It is short."',
  },
  checkPage: inSections('richText', ({ body, file }, at) =>
    file === undefined && body === undefined ? [{ ...at(), message: 'needs body or file' }] : [],
  ),
})
