import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { diffReport } from '#src/node/diff/diffReport.ts'
import { MUSEUM, MUSEUM_AT } from '#tests/support/museum.ts'
import { siteDiff } from './siteDiff.ts'

const config = loadSite(MUSEUM, { at: MUSEUM_AT }).config!

test('changes of fields are told by label, and in words', () => {
  const pages = config.pages.map((page) =>
    page.path === '/exhibitions/salt'
      ? Object.assign(Object.create(page) as typeof page, {
          meta: {
            ...page.meta,
            fields: {
              ...page.meta.fields,
              room: 'hall',
              theme: 'craft',
              price: 12,
              period: { start: '2026-10-02' },
              opening: '2026-10-01',
              curator: undefined,
            },
          },
        })
      : page,
  )
  const { groups } = diffReport(siteDiff(config, { ...config, pages }), 'main')
  const changed = groups.find(({ title }) => title === 'Pages changed')!
  const lines = changed.items.flatMap(({ below }) =>
    below.map(({ words, values }) => words.map((word, index) => word + (values[index] ?? '')).join('')),
  )
  expect(lines).toEqual([
    'Open: “2 October 2026 – 28 February 2027” → “from 2 October 2026”',
    'Room: “Cellar” → “Hall”',
    'Ticket: “€9.50” → “€12”',
    'Theme: “Trade” → “Craft”',
    'Curated by: “The staff of the salt works” (removed)',
    'Opening night: “1 October 2026” (new)',
  ])
})
