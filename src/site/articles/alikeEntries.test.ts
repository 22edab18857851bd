import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { SitePage } from '#src/site/site.ts'
import { alikeEntries } from './alikeEntries.ts'

function entry(name: string, summary: string, ...tags: string[]): SitePage {
  return { path: `/news/${name.toLowerCase().replaceAll(' ', '-')}`, meta: { name, title: name, summary, tags } } as unknown as SitePage
}
const bridge = entry('The bridge closes', 'Three arches have cracks.', 'bridges')
const entries = [
  entry('Frost', 'Ice on the steps.', 'weather'),
  entry('Market prices', 'Apples cost more.', 'market'),
  bridge,
  entry('A toll', 'The council voted on a toll for the new bridge.', 'bridges', 'council'),
  entry('The divers', 'They looked at the arches and their cracks.', 'river'),
  entry('Budget', 'The council argues.', 'council'),
]
const namesLike = (page: SitePage, among = entries) => alikeEntries(among, page, 'en', 3).map(({ meta }) => meta.name)

test('entries with common tags and words are alike, and those without any are left out', () => {
  expect(namesLike(bridge).toSorted()).toEqual(['A toll', 'The divers'])
  expect(namesLike(entries[5]!)).toEqual(['A toll'])
  expect(namesLike(entries[1]!)).toEqual([])
})

test('the result does not depend on the order of the entries', () => {
  expect(namesLike(bridge, entries.toReversed())).toEqual(namesLike(bridge))
})

test('related entries of a collection with tags are the alike ones, then those that follow', async () => {
  const { makePageData } = await import('#src/site/pages/makePageData.ts')
  const site = loadSite('tests/fixtures/gazette', { at: Date.parse('2026-11-19T12:00:00Z') }).site!
  const pathsOn = (path: string) => {
    const data = makePageData(
      site,
      site.pages.find((page) => page.path === path)!,
      'build',
    )
    const related = data.sections.find(({ type }) => type === 'relatedEntries') as { cards: { path: string }[] }
    return related.cards.map((card) => card.path)
  }
  const near = pathsOn('/news/old-bridge-closes')
  expect(near).toHaveLength(3)
  expect(near.slice(0, 2).toSorted()).toEqual(['/news/council-budget', '/news/new-bridge-toll'])
  for (const page of site.pages.filter(({ collection, language }) => collection === 'news' && language === undefined)) {
    const shown = pathsOn(page.path)
    expect(new Set(shown).size, page.path).toBe(3)
    expect(shown).not.toContain(page.path)
  }
})
