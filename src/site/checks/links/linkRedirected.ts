import { HOME } from '#src/site/checks/examplePieces.ts'
import { relinkFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { linksThatAre } from './badLinks.ts'
import { fixedHref } from './fixedHref.ts'

export const linkRedirected = rule({
  code: 'E_LINK_REDIRECTED',
  group: 'links',
  severity: 'warning',
  title: 'Link to a redirect',
  about: 'The link works, but sends visitors and search engines through an unnecessary redirect.',
  hint: 'Link to the target of the redirect.',
  example: { file: HOME, replaces: '"href": "/breads"', bad: '"href": "/bread"', good: '"href": "/breads"' },
  ignoresWords: true,
  check: (config) =>
    linksThatAre('redirected', config).map(({ value, place }) => ({
      ...place,
      message: `"${value}" is redirected`,
      fix: relinkFix(place, value, fixedHref(config, value)),
    })),
})
