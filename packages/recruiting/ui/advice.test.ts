import { expect, test } from 'vitest'
import RecruitingWords from '#packages/recruiting/words.ts'
import { advice } from './advice.ts'

const words = RecruitingWords.parse({})

test('tools-review 11: keys are told in words, whatever language the site has for them', () => {
  const check = { id: 'personalDetails', facts: { count: 2, kinds: 'birthDate, maritalStatus' } }
  expect(advice('It has {kinds}.', check, words)).toBe('It has date of birth or age, marital status.')
  expect(advice('It has {kinds}.', check, { ...words, birthDate: 'Geburtsdatum' })).toBe('It has Geburtsdatum, marital status.')
  expect(advice('{found}', { id: 'matchDegree', facts: { found: 'bachelor, law' } }, words)).toBe('bachelor’s degree, law')
})

test('words of the visitor are never taken for keys', () => {
  expect(advice('“{found}”', { id: 'targetTitle', facts: { found: 'photo' } }, words)).toBe('“photo”')
})

test('tools-review 12: a sentence about nothing is left out', () => {
  const check = { id: 'matchNice', facts: { covered: 1, skills: '' } }
  expect(advice('Found: {covered}. Not found: {skills}. Well done.', check, words)).toBe('Found: 1. Well done.')
})
