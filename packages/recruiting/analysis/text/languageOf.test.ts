import { expect, test } from 'vitest'
import { languageOf } from './languageOf.ts'

test.each([
  ['We are looking for a cook who will run our kitchen with two helpers.', 'en'],
  ['Wir suchen für unser Team einen Koch, der mit uns die Küche führt.', 'de'],
  ['Nous cherchons un cuisinier pour notre équipe dans le centre de la ville.', 'fr'],
  ['Buscamos un cocinero para nuestro equipo en el centro de la ciudad.', 'es'],
  ['Wij zoeken een kok voor onze keuken in het centrum van de stad.', 'nl'],
  ['SQL, Python, Excel', null],
])('%s: %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
