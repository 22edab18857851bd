import { expect, test } from 'vitest'
import { isPlaceholder } from './placeholderWords.ts'

test.each([
  ['Name', 'label'],
  ['Description', 'label'],
  ['Title', 'caption'],
])('%j is a good %s of a field, a column or a picture', (words, key) => {
  expect(isPlaceholder(words, key, false)).toBe(false)
})

test.each([
  ['Description', 'description', true],
  ['Title', 'title', true],
  ['Text', 'text', false],
  ['Coming soon …', 'body', false],
  ['Your text here', 'label', false],
])('%j as %s was forgotten', (words, key, isOfPage) => {
  expect(isPlaceholder(words, key, isOfPage)).toBe(true)
})
