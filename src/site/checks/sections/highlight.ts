import { HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

export const highlight = rule({
  code: 'E_HIGHLIGHT',
  group: 'sections',
  severity: 'error',
  title: 'Highlight that is not in the title',
  about: 'The highlighted words must appear in the title exactly as written.',
  hint: 'Copy the words from the title.',
  example: { file: HOME, replaces: '"highlight": "a day"', bad: '"highlight": "two days"', good: '"highlight": "a day"' },
  checkPage: inSections('hero', ({ title, highlight }, at) =>
    highlight === undefined || title.includes(highlight) ? [] : [{ ...at('highlight'), message: `"${highlight}" is not in the title` }],
  ),
})
