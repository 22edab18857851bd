import { expect, test } from 'vitest'
import { everydayWords, placeOfWord } from './everydayWords.ts'
import { paletteGroups } from './paletteGroups.ts'

test('every type of the palette has words of everyday', () => {
  expect(Object.keys(everydayWords).toSorted()).toEqual(paletteGroups.flatMap(({ types }) => types).toSorted())
})

test.each(
  'testimonial banner image button contact map accordion newsletter slider carousel cta header headline review blog html embed divider countdown'.split(
    ' ',
  ),
)('%s finds a section', (word) => {
  expect(Object.values(everydayWords).some((words) => words.includes(word))).toBe(true)
})

test('a word leads first to the section that it is most used for', () => {
  const first = (word: string) => Object.keys(everydayWords).toSorted((one, other) => placeOfWord(one, word) - placeOfWord(other, word))[0]
  expect(['picture', 'testimonial', 'price'].map(first)).toEqual(['media', 'quote', 'pricingPlans'])
})
