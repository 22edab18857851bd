import { VISIT, hero } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { writtenSections } from '#src/site/checks/writtenSections.ts'
import { hasMainHeading } from '#src/site/pages/mainHeading.ts'

export const twoH1 = rule({
  code: 'E_TWO_H1',
  group: 'pages',
  severity: 'error',
  title: 'Two main headings',
  about: 'A page has one main heading; a second one makes its subject unclear.',
  hint: 'Keep one section of type hero, glossaryEntry or a tool.',
  advice: 'Keep one of the sections that have a main heading.',
  example: { file: VISIT, replaces: '"sections": [', bad: `"sections": [\n    ${hero('Welcome')},`, good: '"sections": [' },
  checkPage: (config) =>
    writtenSections(config)
      .filter(({ section }) => hasMainHeading(section))
      .slice(1)
      .map(({ file, keyPath }) => ({ file, keyPath, message: 'this is a second main heading of the page' })),
})
