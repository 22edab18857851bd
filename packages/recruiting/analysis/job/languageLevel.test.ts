import { expect, test } from 'vitest'
import { languageLevel } from './languageLevel.ts'
import { languagesNamed } from './languagesNamed.ts'

const levelOf = (text: string) => languagesNamed(text).map((match) => languageLevel(text, match))

test.each([
  ['Englisch (Grundkenntnisse)', [1]],
  ['Anglais : intermédiaire', [2]],
  ['Gute Deutschkenntnisse, mindestens B2', [3]],
  ['Nivel alto de inglés (B2 o superior)', [3]],
  ['Anglais (lu, écrit, parlé)', [3]],
  ['Deutsch (C1), Russisch (Grundkenntnisse)', [4, 1]],
  ['Inglés fluido', [4]],
  ['Fließend Deutsch, Englisch gut', [4, 2]],
  ['Español nativo. Inglés: B1, me defiendo bien', [5, 2]],
  ['Kommunikationsfähigkeit in deutscher Sprache', [null]],
])('R5.5 the levels of languages in “%s”', (text, levels) => {
  expect(levelOf(text)).toEqual(levels)
})
