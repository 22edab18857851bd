import { expect, test } from 'vitest'
import { languageItems } from './languageItems.ts'

test.each([
  ['English (native), Igbo (B2), French (B1)', ['English: native', 'Igbo: B2', 'French: B1']],
  ['Deutsch: Muttersprache | Englisch – fließend | Türkisch', ['Deutsch: Muttersprache', 'Englisch: fließend', 'Türkisch: ']],
  ['Anglais courant, allemand\nItalien\tnotions', ['Anglais: courant', 'allemand: ', 'Italien: notions']],
  ['English C1 Spanish native speaker', ['English: C1', 'Spanish: native speaker']],
  ['Fluent English and very good German', ['English: Fluent', 'German: very good']],
  ['Fluent in English; Polish', ['English: Fluent', 'Polish: ']],
  ['French and German for customers of the bank', ['French: ', 'German: ']],
  ['I speak English at work', ['English: ']],
])('H12.1 how well languages are spoken is read with them: %s', (text, read) => {
  const blocks = text.split('\n').map((text, line) => ({ text, line })) as Parameters<typeof languageItems>[0]
  expect(languageItems(blocks).map(({ value, level }) => `${value}: ${level}`)).toEqual(read)
})
