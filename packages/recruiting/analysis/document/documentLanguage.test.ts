import { expect, test } from 'vitest'
import { documentLanguage } from './documentLanguage.ts'
import { readPasted } from './readPasted.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }
const of = (text: string) => {
  const result = readPasted(`${text} `.repeat(4), LIMITS)
  return result.ok ? documentLanguage(result.document.lines) : undefined
}

test.each([
  ['en', 'Nurse with eleven years of experience on the wards of two hospitals, and a team of fourteen.'],
  ['de', 'Pflegefachkraft mit elf Jahren Erfahrung auf der Station und bei der Leitung von Teams.'],
  ['fr', "Infirmière avec onze ans d'expérience dans les hôpitaux de la région et un diplôme."],
  ['es', 'Enfermera con once años de experiencia en los hospitales de la región y en el equipo.'],
  ['pt', 'Enfermeira com onze anos de experiência na área e nos hospitais da região, para uma equipe.'],
  ['other', 'Verpleegkundige met elf jaar ervaring bij het ziekenhuis en een team van veertien voor de regio.'],
  ['other', 'Медсестра с одиннадцатилетним опытом работы в больницах региона и в команде из четырнадцати человек'],
])('tools-review 10: the language of a text is known or plainly other: %s', (language, text) => expect(of(text)).toBe(language))

test('a text of a few words tells nothing', () => {
  const result = readPasted('Ana Lima\nana@mail.example', LIMITS)
  expect(result.ok && documentLanguage(result.document.lines)).toBeNull()
})
