import { expect, test } from 'vitest'
import { wordSlips } from '#src/prose/wordSlips.ts'
import { starterWords } from '#src/prose/starterWords.ts'
import { starterTexts } from './starterTexts.ts'

const en = starterWords('en')!

test('texts are made from the id', () => {
  expect(starterTexts(en, 'time-to-rise', new Set())).toMatchObject({ name: 'Time to rise', title: 'Time to rise: replace this title' })
})

test('titles and descriptions that are taken get a number', () => {
  const first = starterTexts(en, 'rye', new Set())
  const second = starterTexts(en, 'rye', new Set([first.description.toLowerCase()]))
  expect(second).toMatchObject({ name: 'Rye', title: 'Rye 2: replace this title' })
  expect(second.description).not.toBe(first.description)
})

const ids = ['a', '7', 'a'.repeat(100), 'very-long-words-'.repeat(6) + 'end']
const languages = ['en', 'de-AT', 'fr', 'es']

test.each(languages.flatMap((language) => ids.map((id) => [language, id] as const)))(
  'texts in %s of %s have the lengths that search engines show, also of a second page of the name, and are known as unfinished',
  (language, id) => {
    const words = starterWords(language)!
    const { name, title, description, summary } = starterTexts(words, id, new Set([starterTexts(words, id, new Set()).title.toLowerCase()]))
    expect(name.length).toBeLessThanOrEqual(60)
    expect(title.length).toBeGreaterThanOrEqual(15)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(summary.length).toBeLessThanOrEqual(200)
    const { lead, heading, body, definition, entry } = words
    for (const text of [title, description, summary, lead, heading, body, definition(name), entry])
      expect(wordSlips(text, 1).map(({ code }) => code)).toEqual(['E_UNFINISHED'])
  },
)
