import { expect, test } from 'vitest'
import type { SimpleField } from '#schemas/fieldTypes.ts'
import { fieldWords } from './fieldWords.ts'

const number: Extract<SimpleField, { kind: 'number' }> = { kind: 'number', label: 'Year', required: false, decimals: 0 }
const inLanguage = (value: number, language: string) => fieldWords(number, value, { language, fromDay: '{day}', nameOf: () => undefined })

test('a number of four digits can be a year, so only longer ones are divided into groups', () => {
  for (const language of ['en', 'de', 'fr', 'es', 'nl']) expect(inLanguage(1780, language)).toBe('1780')
  expect(inLanguage(17800, 'en')).toBe('17,800')
  expect(inLanguage(17800, 'fr').replace(/\s/g, ' ')).toBe('17 800')
})
