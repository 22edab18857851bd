import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { languageOfFile } from './languageOfFile.ts'

const ofWholeSite = () =>
  loadSite(
    bakeryInLanguages({
      'pages/house-rules.de.json': '{ "sections": [{}, {}, { "file": "hausordnung.md" }] }',
      'pages/hausordnung.md': '## Hunde',
    }),
  ).site!

test.each([
  ['pages/visit.json', 'en-GB'],
  ['pages/visit.de.json', 'de'],
  ['fragments/order.ar.json', 'ar'],
  ['pages/ar/visit.json', 'ar'],
  ['pages/house-rules.md', 'en-GB'],
  ['pages/hausordnung.md', 'de'],
  ['collections/breads/rye-loaf.de.json', 'de'],
  ['', 'en-GB'],
])('the words of %s are in %s', (file, language) => {
  expect(languageOfFile(ofWholeSite(), file)).toBe(language)
})
