import { expect, test } from 'vitest'
import { onlyNearest } from './onlyNearest.ts'

test.each([
  ['titel', 'title'],
  ['hreo', 'hero'],
  ['Hero', 'hero'],
  ['/solutions/larg', '/solutions/large'],
  ['/Solution/Large', '/solutions/large'],
  ['/assets/Logo.svg', '/assets/logo.svg'],
])('%j can only mean %j', (word, meant) => {
  expect(
    onlyNearest(word, ['title', 'hero', '/solutions/large', '/solutions/medium', '/assets/logo.svg', '/assets/logo-on-dark.svg']),
  ).toBe(meant)
})

test.each([
  ['two are as close', 'stet', ['stat', 'step']],
  ['two differ in case only', 'LOGO', ['logo', 'Logo']],
  ['a short word with another letter is another word', 'h', ['a']],
  ['a digit differs', '/news/2025', ['/news/2026']],
  ['too far', 'headline', ['title']],
  ['another depth', '/large', ['/solutions/large']],
  ['nothing to choose from', 'hero', []],
])('nothing is meant when %s', (_, word, known) => {
  expect(onlyNearest(word, known)).toBeUndefined()
})

test('a known word that is given twice is one, and the word itself wins over other cases of it', () => {
  expect(onlyNearest('titel', ['title', 'title'])).toBe('title')
  expect(onlyNearest('logo', ['Logo', 'logo', 'LOGO'])).toBe('logo')
})

test('a closer word after two equal ones is the one', () => {
  expect(onlyNearest('larges', ['largos', 'largis', 'Larges'])).toBe('Larges')
})
