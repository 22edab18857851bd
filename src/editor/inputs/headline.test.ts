import { expect, test } from 'vitest'
import { highlightInStep, highlightOf, withTitle } from './headline.ts'

const TITLE = 'Reasons you can show'

test.each([
  ['words before', 'you can', 'Good reasons you can show', 'you can'],
  ['words after', 'you can', 'Reasons you can show here', 'you can'],
  ['words within', 'you can show', 'Reasons you could show', 'you could show'],
  ['words at the end', 'you can show', 'Reasons you can show now', 'you can show now'],
  ['a letter at the end', 'you can', 'Reasons you cann show', 'you cann'],
  ['a letter at the start', 'you can', 'Reasons yyou can show', 'yyou can'],
  ['all of the words', 'you can', 'Reasons we may show', 'we may'],
  ['the words without the rest', 'you can', 'Reasons show', undefined],
  ['the first of the words and words before', 'you can', 'Why can show', 'can'],
  ['the last of the words and words after', 'you can', 'Reasons you will', 'you'],
  ['everything', 'you can', 'Boats', undefined],
  ['nothing, with words that are not in the title', 'boats', 'Reasons', 'boats'],
])('%s', (_what, highlight, next, expected) => {
  expect(highlightInStep({ title: TITLE, highlight }, next)).toBe(expected)
})

test('however a title is typed, the highlighted words are part of it', () => {
  let headline: Record<string, unknown> = { type: 'hero', title: TITLE, highlight: 'can show', lead: 'x' }
  for (const title of ['Reasons you show', 'Reasons you show it', 'Reasons show it', 'show it', 'show', '']) {
    headline = withTitle(headline, title)
    expect(title).toContain(headline['highlight'] ?? '')
  }
})

test('a selection is highlighted as whole words, with those before it if it is not the first one', () => {
  expect(highlightOf('a day and a day', 0, 2)).toBe('a')
  expect(highlightOf('a day and a day', 10, 15)).toBe('and a day')
  expect(highlightOf('a day', 1, 2)).toBeUndefined()
})
