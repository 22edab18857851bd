import { BREADS } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

export const noCards = rule({
  code: 'E_NO_CARDS',
  group: 'sections',
  severity: 'error',
  title: 'Section without cards',
  about: 'A section of cards needs to know which pages to show.',
  advice: 'Add collection or paths.',
  example: {
    file: BREADS,
    replaces: '"title": "Read about each",\n      "collection": "breads",',
    bad: '"title": "Read about each",',
    good: '"title": "Read about each",\n      "paths": ["/breads/rye-loaf"],',
  },
  checkPage: inSections('entryCards', ({ collection, paths }, at) =>
    collection === undefined && paths.length === 0 ? [{ ...at(), message: 'needs collection or paths' }] : [],
  ),
})
