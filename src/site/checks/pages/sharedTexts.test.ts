import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const menus = [{ menu: 'footer', column: 'shop' }]

test('C34 duplicates name all files', () => {
  const same = { title: 'Our flours and mills', menus }
  const found = foundIn({
    'pages/a.json': bakeryPage('Ay', same),
    'pages/b.json': bakeryPage('Bee', same),
    'pages/c.json': bakeryPage('Cee', { ...same, title: 'OUR FLOURS AND MILLS' }),
  })
  expect(found).toEqual([
    'E_SAME_TITLE pages/b.json title: the title is the same as in pages/a.json, pages/c.json. Give every page its own title.',
    'E_SAME_TITLE pages/c.json title: the title is the same as in pages/a.json, pages/b.json. Give every page its own title.',
  ])
})

test('C34 of very many duplicates each names the first twenty', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `pages/p-${String(index).padStart(2, '0')}.json`,
      bakeryPage(`P ${index}`, { title: 'Our flours and mills', noindex: true }),
    ]),
  )
  const found = foundIn(pages)
  expect(found).toHaveLength(29)
  expect(found[28]).toMatch(/pages\/p-00\.json, .* pages\/p-19\.json and 9 more\./)
})
