import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { linksThatAre } from './badLinks.ts'

/** A warning, because the problem ends when the page is published. */
export const linkEarly = rule({
  code: 'E_LINK_EARLY',
  group: 'links',
  severity: 'warning',
  title: 'Link to a page that is not published yet',
  about: 'The publishAt of the page is in the future, so the link is dead until then. Lists and menus leave the page out automatically.',
  advice: 'Give the item with the link the same publishAt, or redirect the page until then.',
  example: {
    file: VISIT,
    replaces: '"icon": "map-pin"',
    bad: '"icon": "map-pin",\n  "publishAt": "2099-12-01"',
    good: '"icon": "map-pin",\n  "publishAt": "2026-11-01"',
  },
  ignoresWords: true,
  check: (config) =>
    linksThatAre('scheduled', config).map(({ value, place, path }) => {
      const publishAt = config.timesOf.get(path)?.publishAt ?? ''
      return {
        ...place,
        cause: path,
        message: `"${value}" is not published before ${publishAt}`,
        hint: `Until then the link is dead. Add "publishAt": "${publishAt}" to the item with the link, or redirect that page until then.`,
      }
    }),
})
