import { expect, test } from 'vitest'
import { fileName } from './fileName.ts'

test.each([
  ['header.json', 'Header and menus'],
  ['footer.de.json', 'Footer in German'],
  ['site.json', 'Settings of the site'],
  ['fragments/order-now.json', 'Shared section “Order now”'],
  ['assets/team/oven.jpg', 'File “oven.jpg”'],
  ['collections/breads/index.json', 'Collection “Breads”'],
  ['collections/breads/rye-loaf.json', 'Page “Rye loaf”'],
  ['pages/index.json', 'Home page'],
  ['pages/about-us/index.json', 'Page “About us”'],
  ['pages/visit.de.json', 'Page “Visit” in German'],
  ['pages/404.json', 'Page for unknown addresses'],
  ['pages/house-rules.md', 'Text “House rules”'],
  ['data/breads.csv', 'data/breads.csv'],
])('%s is %s', (file, name) => {
  expect(fileName(file)).toBe(name)
})
