import { expect, test } from 'vitest'
import { JobLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { isGround } from '#packages/recruiting/analysis/jobScanner/advertLaws.ts'
import { scanJob } from '#packages/recruiting/analysis/jobScanner/scanJob.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { markedAdverts } from '#packages/recruiting/corpus/adverts/markedAdverts.ts'

const find = skillMatcher(skillList())
const limits = JobLimits.parse({})

const adverts = markedAdverts().map((advert) => {
  const { checks, marks } = scanJob(advert.text, { find, limits })
  return { ...advert, checks, found: marks.filter(({ id }) => isGround(id)) }
})
const overlaps = (words: string, mark: string) => words.includes(mark) || mark.includes(words)

test('R5.3 in every advert each wording that shuts people out is marked under its ground', () => {
  const missed = adverts.flatMap(({ name, wordings, found }) =>
    wordings
      .filter(({ ground, words }) => !found.some((mark) => mark.id === ground && overlaps(words, mark.text)))
      .map(({ ground, words }) => `${name}: ${words} (${ground})`),
  )
  expect(missed).toEqual([])
})

test('R5.3 in no advert anything else is marked', () => {
  const wrong = adverts.flatMap(({ name, wordings, found }) =>
    found.filter((mark) => !wordings.some(({ words }) => overlaps(words, mark.text))).map(({ text }) => `${name}: ${text}`),
  )
  expect(wrong).toEqual([])
})

test('R5.3 in every advert place and pay are found as they are written', () => {
  for (const { name, place, pay, checks } of adverts) {
    const facts = (id: string) => checks.find((check) => check.id === id)!
    if (place !== null) expect(facts('location').facts.text, name).toBe(place)
    if (pay !== null) expect(facts('salary').state, name).toBe(pay)
  }
})
