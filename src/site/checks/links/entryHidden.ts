import { MUSEUM } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { badEntries } from './badEntries.ts'

/** A warning, because the problem ends when the entry is published. */
export const entryHidden = rule({
  code: 'E_ENTRY_HIDDEN',
  group: 'links',
  severity: 'warning',
  title: 'Reference to an entry that is not published',
  about:
    'The publishAt of the entry is in the future, or its expireAt in the past. Until it is published, the page shows its name without a link.',
  advice: 'Publish the entry with the page that refers to it, or remove the reference.',
  example: {
    ...MUSEUM,
    file: 'collections/rooms/hall.json',
    replaces: '"name": "Hall"',
    bad: '"publishAt": "2099-12-01",\n  "name": "Hall"',
    good: '"name": "Hall"',
  },
  ignoresWords: true,
  check: (config) => [
    ...badEntries('scheduled', config).map(({ collection, id, path, place }) => ({
      ...place,
      cause: `${collection}/${id}`,
      message: `the entry "${id}" is not published before ${config.timesOf.get(path)?.publishAt ?? ''}`,
      hint: 'Publish both at the same time, or remove the reference.',
    })),
    ...badEntries('expired', config).map(({ collection, id, path, place }) => ({
      ...place,
      cause: `${collection}/${id}`,
      message: `the entry "${id}" expired at ${config.timesOf.get(path)?.expireAt ?? ''}`,
      hint: 'Refer to another entry, or remove the reference.',
    })),
  ],
})
