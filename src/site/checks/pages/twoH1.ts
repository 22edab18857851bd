import { everyPage } from '#src/site/checks/everyPage.ts'
import { VISIT, hero } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
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
  check: (config) =>
    everyPage(config).flatMap(({ sections, sources }) =>
      sections
        .flatMap((section, index) => (hasMainHeading(section) ? [index] : []))
        .slice(1)
        .map((index) => ({ ...sources[index]!, message: 'this is a second main heading of the page' })),
    ),
})
