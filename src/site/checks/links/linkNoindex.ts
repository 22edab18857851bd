import { RULES_PAGE } from '#src/site/checks/examplePieces.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { linksThatAre } from './badLinks.ts'

export const linkNoindex = rule({
  code: 'E_LINK_NOINDEX',
  group: 'links',
  severity: 'warning',
  title: 'Link to a page hidden from search engines',
  about: 'The page is marked noindex, yet other pages link to it. Usually one of the two is a mistake.',
  hint: 'Remove the link, or remove noindex from that page.',
  example: {
    file: RULES_PAGE,
    replaces: '"icon": "scroll-text"',
    bad: '"icon": "scroll-text",\n  "noindex": true',
    good: '"icon": "scroll-text",\n  "noindex": false',
  },
  ignoresWords: true,
  check: (config) => [
    ...hiddenHome(config),
    ...linksThatAre('noindex', config).flatMap(({ value, place, path }) =>
      // Thank-you pages of forms are not meant to be found.
      place.keyPath.at(-1) === 'thanks' || path === '/'
        ? []
        : [{ ...place, message: `"${value}" is hidden from search engines by "noindex"` }],
    ),
  ],
})

/** The home page, if it alone is hidden from search engines. */
function hiddenHome({ pages }: ReadConfig): RuleProblem[] {
  const home = pages.find(({ path }) => path === '/')
  if (!home?.meta.noindex || pages.every(({ meta }) => meta.noindex)) return []
  const message = 'the home page, which every other page links to, is hidden from search engines'
  return [
    { file: home.file, keyPath: ['noindex'], message, hint: 'Remove it. To hide a whole site from search engines, configure its server.' },
  ]
}
