import { rule } from '#src/site/checks/rule.ts'
import { outlineProblems } from './outline.ts'

/** Skips between sections. Skips within a text are found when it is read: see src/node/config/assemble/sectionText.ts. */
export const headingLevel = rule({
  code: 'E_HEADING_LEVEL',
  group: 'pages',
  severity: 'error',
  title: 'Skipped heading level',
  about:
    'A heading is more than one level below the previous one, in the same text or in the section before it, so the outline of the page ' +
    'skips a level.',
  hint: 'Use ## first, then ###, then ####.',
  example: { file: 'pages/house-rules.md', replaces: '### Dogs', bad: '#### Dogs', good: '### Dogs' },
  checkPage: (config) => outlineProblems(config).skipped,
})
