import { VISIT, hero } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { writtenSections } from '#src/site/checks/writtenSections.ts'
import { opensPage } from '#src/site/pages/opensPage.ts'

export const twoH1 = rule({
  code: 'E_TWO_H1',
  group: 'pages',
  severity: 'error',
  title: 'Two main headings',
  about: 'A page has one main heading; a second one makes its subject unclear.',
  hint: 'Keep one of the sections that have a main heading.',
  advice: 'Keep one section that opens the page: a hero, an articleHeader, a glossaryEntry, a tool, or a type of your own with opensPage.',
  example: { file: VISIT, replaces: '"sections": [', bad: `"sections": [\n    ${hero('Welcome')},`, good: '"sections": [' },
  checkPage: (config) =>
    writtenSections(config)
      .filter(({ section }) => config.page && opensPage(config.page, section))
      .slice(1)
      .map(({ file, keyPath }) => ({ file, keyPath, message: 'this is a second main heading on the page' })),
})
