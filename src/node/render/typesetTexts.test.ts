import { expect, test } from 'vitest'
import { hasOwnSpaces, typesetTexts } from './typesetTexts.ts'

const section = {
  type: 'faq',
  title: 'Une question ? Voici « tout » : horaires ; prix !',
  items: [{ question: 'À l’heure ?', answer: '<p>Oui : <code>a ? b</code></p>' }],
  options: [{ value: 'a ? b', label: 'Oui ; non' }],
  href: '/visiter?mois=8 !',
  count: 3,
  isOpen: true,
  none: null,
}

test.each(['fr', 'fr-CH', 'fr-CA'])('in French, lines do not break at the spaces of punctuation marks: %s', (language) => {
  expect(hasOwnSpaces(language)).toBe(true)
  expect(typesetTexts(section, language)).toEqual({
    ...section,
    title: 'Une question\u202f? Voici «\u202ftout\u202f»\u00a0: horaires\u202f; prix\u202f!',
    items: [{ question: 'À l’heure\u202f?', answer: section.items[0]!.answer }],
    options: [{ value: 'a ? b', label: 'Oui\u202f; non' }],
  })
})

test('texts of other languages stay as they are written', () => {
  expect(hasOwnSpaces('de')).toBe(false)
  expect(typesetTexts(section, 'de')).toBe(section)
})
