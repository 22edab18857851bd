import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'

test('cards of untranslated pages have the language and direction of their texts', () => {
  const site = loadSite(bakeryInLanguages()).site!
  const cards = site.pages.flatMap((page) =>
    makePageData(site, page, 'build').sections.flatMap((section) =>
      'cards' in section ? section.cards.map((card) => ({ page, card })) : [],
    ),
  )
  const untranslated = new Map(site.pages.map((page) => [page.path, page.isFallback === true]))
  expect(cards.some(({ card }) => untranslated.get(card.path))).toBe(true)
  for (const { card } of cards) expect(card.written).toEqual(untranslated.get(card.path) ? { lang: 'en-GB', dir: 'ltr' } : undefined)
})
