import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { sharedTexts } from './sharedTexts.ts'

export const sameTitle = rule({
  code: 'E_SAME_TITLE',
  group: 'pages',
  severity: 'error',
  title: 'Two pages with the same title',
  about: 'The title appears in tabs, bookmarks and search results, where visitors cannot distinguish pages with the same title.',
  hint: 'Give every page its own title.',
  example: {
    file: VISIT,
    replaces: '"title": "Opening hours and orders"',
    bad: '"title": "Our breads"',
    good: '"title": "Opening hours and orders"',
  },
  check: (config) => sharedTexts('title', config),
})
