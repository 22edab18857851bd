import { RULES_PAGE } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { linksThatAre } from './badLinks.ts'

export const linkNoindex = rule({
  code: 'E_LINK_NOINDEX',
  group: 'links',
  severity: 'warning',
  title: 'Link to a page that is kept from search engines',
  about: 'The page is marked noindex, yet other pages lead readers to it. One of the two is rarely meant.',
  hint: 'Remove the link, or noindex from that page.',
  example: {
    file: RULES_PAGE,
    replaces: '"icon": "scroll-text"',
    bad: '"icon": "scroll-text",\n  "noindex": true',
    good: '"icon": "scroll-text",\n  "noindex": false',
  },
  check: (config) =>
    linksThatAre('noindex', config).flatMap(({ value, place }) =>
      // Nobody looks for the page that follows a form.
      place.keyPath.at(-1) === 'thanks' ? [] : [{ ...place, message: `"${value}" is a page that search engines may not list` }],
    ),
})
