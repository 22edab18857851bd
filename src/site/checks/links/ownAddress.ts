import { HOME, FIRST_LINK } from '#src/site/checks/examplePieces.ts'
import { relinkFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { ownPath } from '#src/site/base/ownPath.ts'
import { linksThatAre } from './badLinks.ts'
import { fixedHref } from './fixedHref.ts'

export const ownAddress = rule({
  code: 'E_OWN_ADDRESS',
  group: 'links',
  severity: 'warning',
  title: 'Full address in a link to this site',
  about: 'The link uses the full address of this site. It cannot be checked, and in a preview or a local copy it leads to the public site.',
  advice: 'Write only the path.',
  example: { file: HOME, replaces: FIRST_LINK, bad: '"href": "https://www.brot-und-blume.example/visit"', good: FIRST_LINK },
  ignoresWords: true,
  check: (config) =>
    linksThatAre('ownAddress', config).map(({ value, place }) => ({
      ...place,
      message: `"${value}" is an address of this site`,
      hint: `Change it to ${ownPath(config.settings!.url, value)!}.`,
      fix: relinkFix(place, value, fixedHref(config, value)),
    })),
})
