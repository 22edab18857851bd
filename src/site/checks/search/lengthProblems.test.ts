import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const menus = [{ menu: 'footer', column: 'shop' }]
const withTexts = (texts: Record<string, unknown>) => foundIn({ 'pages/flour.json': bakeryPage('Flour', { menus, ...texts }) })

test('C34 a title is judged with the name of the company when it is short, and by itself when it is long', () => {
  expect(withTexts({ title: 'Flours' })).toEqual([])
  expect(
    foundIn({
      'pages/flour.json': bakeryPage('Flour', { menus, title: 'Rye' }),
      'site.json': ['"titleSuffix": "Brot & Blume"', '"titleSuffix": "B & B"'],
    }),
  ).toEqual([
    'E_TITLE_LENGTH pages/flour.json title: the title is short: 3 characters. Say what the page is about and for whom. Use 15 to 60 characters.',
  ])
  expect(withTexts({ title: 'x'.repeat(60) })).toEqual([])
  expect(withTexts({ title: 'x'.repeat(61) })).toEqual([
    'E_TITLE_LENGTH pages/flour.json title: the title is long: 61 characters, of which about 60 are shown. Use 15 to 60 characters.',
  ])
})

test('C34 a description has 50 to 160 characters, counted as people do', () => {
  expect(withTexts({ description: 'x'.repeat(50) })).toEqual([])
  expect(withTexts({ description: 'x'.repeat(160) })).toEqual([])
  expect(withTexts({ description: 'x'.repeat(49) })[0]).toMatch(/^E_DESCRIPTION_LENGTH .* is short: 49 characters/)
  expect(withTexts({ description: 'x'.repeat(161) })[0]).toMatch(/^E_DESCRIPTION_LENGTH .* is long: 161 characters/)
  expect(withTexts({ description: `${'x'.repeat(150)}${'🍞'.repeat(10)}` })).toEqual([])
})

test('C34 a description that repeats the title is reported, whatever its capitals and full stops', () => {
  const title = 'Which flours we bake with and where they come from'
  expect(withTexts({ title, description: `${title.toUpperCase()}.` })[0]).toMatch(
    /^E_DESCRIPTION_IS_TITLE pages\/flour\.json description: /,
  )
})

test('C34 pages that search engines may not list are left alone', () => {
  expect(withTexts({ title: 'x'.repeat(61), description: 'Short.', noindex: true, menus: [] })).toEqual([])
})
