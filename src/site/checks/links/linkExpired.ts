import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { linksThatAre } from './badLinks.ts'

export const linkExpired = rule({
  code: 'E_LINK_EXPIRED',
  group: 'links',
  severity: 'error',
  title: 'Link to a page that has expired',
  about: 'The expireAt of the page has passed, so the link is dead. The check warns about such links before that moment.',
  hint: 'Remove the link, give the item with the link the same expireAt, or redirect the page.',
  advice: 'Remove the link, or redirect the page.',
  example: {
    file: VISIT,
    replaces: '"icon": "map-pin"',
    bad: '"icon": "map-pin",\n  "expireAt": "2026-11-01"',
    good: '"icon": "map-pin",\n  "expireAt": "2099-12-01"',
  },
  ignoresWords: true,
  check: (config) =>
    linksThatAre('expired', config).map(({ value, place, path }) => ({
      ...place,
      cause: path,
      message: `"${value}" expired at ${config.timesOf.get(path)?.expireAt ?? ''}`,
    })),
})
