import { expect, test } from 'vitest'
import { isUnreadLanguage } from './isUnreadLanguage.ts'

const english = 'We are looking for a nurse with experience of surgery and the will to work at night for our patients and their families. '
const german =
  'Wir suchen für unsere Station eine Pflegekraft mit Erfahrung in der Chirurgie und der Bereitschaft zu Nachtdiensten bei uns. '
const dutch =
  'Wij zoeken voor onze afdeling een verpleegkundige met ervaring van het vak die bij ons in de nacht wil werken voor een team. '

test.each([
  ['an English advert', english, true, false],
  ['a German advert', german, true, true],
  ['a Dutch advert', dutch, true, true],
  ['an English resume', english, false, false],
  ['a German resume', german, false, false],
  ['a Dutch resume', dutch, false, true],
])('R5.4 %s: the note is shown where nothing can be read, and nowhere else', (_what, text, isAdvert, isUnread) => {
  expect(isUnreadLanguage(text.repeat(3), isAdvert)).toBe(isUnread)
})

test('R5.4 too few words are no language', () => {
  expect(isUnreadLanguage('Wij zoeken een kok', false)).toBe(false)
})
