import { hero, page as bakeryPage } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'

export const noH1 = rule({
  code: 'E_NO_H1',
  group: 'pages',
  severity: 'error',
  title: 'No main heading',
  about: 'Every page needs one main heading, which tells screen reader users and search engines what the page is about.',
  hint: 'Start the page with a section that has a main heading, such as hero.',
  advice:
    'Start with a section that opens the page: a hero, an articleHeader, a glossaryEntry, a tool, or a type of your own with opensPage.',
  example: {
    file: 'pages/404.json',
    bad: bakeryPage('Not found', '{ "type": "richText", "body": "Nothing is here." }'),
    good: bakeryPage('Not found', hero('Sold out')),
  },
  checkPage: ({ page }) =>
    // The heading of a section type with broken code is unknown, and the code is reported.
    !page || page.sections.some(({ type }) => page.uses.traits[type]?.opensPage)
      ? []
      : [{ file: page.file, keyPath: ['sections'], message: 'the page has no main heading' }],
})
