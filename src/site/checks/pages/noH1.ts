import { everyPage } from '#src/site/checks/everyPage.ts'
import { hero, page } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { hasMainHeading } from '#src/site/pages/mainHeading.ts'

export const noH1 = rule({
  code: 'E_NO_H1',
  group: 'pages',
  severity: 'error',
  title: 'No main heading',
  about: 'Every page needs one main heading, so that people with screen readers and search engines know what it is about.',
  hint: 'Begin it with a section of type hero, a glossaryEntry or a tool.',
  advice: 'Begin the page with a section that has a main heading, such as hero.',
  example: {
    file: 'pages/404.json',
    bad: page('Not found', '{ "type": "richText", "body": "Nothing is here." }'),
    good: page('Not found', hero('Sold out')),
  },
  check: (config) =>
    everyPage(config).flatMap(({ file, sections }) =>
      sections.some(hasMainHeading) ? [] : [{ file, keyPath: ['sections'], message: 'the page has no main heading' }],
    ),
})
