import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

const list = (more: string) => `{ "type": "newsList", "title": "News from the oven"${more} },\n    ${PROOF}`

export const noNews = rule({
  code: 'E_NO_NEWS',
  group: 'sections',
  severity: 'error',
  title: 'News section without news',
  about: 'A news section needs its own items or a collection; without them, visitors see a heading with nothing below it.',
  advice: 'Add items or collection.',
  example: {
    file: HOME,
    replaces: PROOF,
    bad: list(''),
    good: list(', "items": [{ "date": "2026-11-02", "title": "Rye from the new mill" }]'),
  },
  checkPage: inSections('newsList', ({ items, collection }, at) =>
    items.length === 0 && collection === undefined ? [{ ...at(), message: 'needs items or collection' }] : [],
  ),
})
