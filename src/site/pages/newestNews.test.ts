import { expect, test } from 'vitest'
import NewsList from '#src/sections/newsList/schema.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { newestNews } from './newestNews.ts'

const section = (fields: object) => NewsList.parse({ type: 'newsList', title: 'News', ...fields })

const items = [
  { date: '2026-03-01', title: 'Spring' },
  { date: '2026-09-01', title: 'Autumn' },
  { date: '2026-06-01', title: 'Summer, first' },
  { date: '2026-06-01', title: 'Summer, second' },
]

test('news stand newest first; those of one day stay in the order in which they are written', () => {
  const titles = newestNews(bakerySite(), section({ items })).map(({ title }) => title)
  expect(titles).toEqual(['Autumn', 'Summer, first', 'Summer, second', 'Spring'])
})

test('no more news are shown than the section says', () => {
  expect(newestNews(bakerySite(), section({ items, limit: 1 }))).toEqual([{ date: '2026-09-01', title: 'Autumn' }])
})

test('pages of a collection are news of the day on which they were published, else of their last change', () => {
  const site = bakerySite()
  const [first, second] = site.pages.filter(({ collection }) => collection === 'breads')
  first!.meta.published = '2026-04-01'
  first!.meta.updated = '2026-10-31'
  second!.meta.updated = '2026-05-01'
  const news = newestNews(site, section({ items, collection: 'breads' }))
  expect(news.map(({ date, href }) => [date, href])).toEqual([
    ['2026-09-01', undefined],
    ['2026-06-01', undefined],
    ['2026-06-01', undefined],
    ['2026-05-01', second!.path],
    ['2026-04-01', first!.path],
    ['2026-03-01', undefined],
  ])
})
