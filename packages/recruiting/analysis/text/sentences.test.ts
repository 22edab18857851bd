import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

const texts = (text: string) => sentences(text).map((sentence) => sentence.text)

test.each([
  ['Dos líneas de mejillón. Buscamos a alguien.', ['Dos líneas de mejillón.', 'Buscamos a alguien.']],
  ['Il y a un café. Nous y allons.', ['Il y a un café.', 'Nous y allons.']],
  ['Nicht mehr als das Maß. Mehr nicht.', ['Nicht mehr als das Maß.', 'Mehr nicht.']],
])('H12.2 “%s” is two sentences, though a letter stands behind one with an accent', (text, parts) => {
  expect(texts(text)).toEqual(parts)
})

test.each(['The post of Dr. Example is free.', 'Plan B. Reuter GmbH baut Pressen.', 'Gesucht: mind. 3 Jahre Praxis.'])(
  'H12.2 “%s” is one sentence: a shortened word or an initial ends none',
  (text) => {
    expect(texts(text)).toEqual([text])
  },
)
