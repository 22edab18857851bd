import { expect, test } from 'vitest'
import { languageOfData } from './languageOfData.ts'

test.each([
  ['eng', 'en'],
  ['deu', 'de'],
  ['chi_sim', 'zh'],
  ['equ!', undefined],
])('B24 the data %s is for %s', (name, language) => {
  expect(languageOfData(name)).toBe(language)
})
