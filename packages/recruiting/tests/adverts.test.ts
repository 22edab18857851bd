import { describe, expect, test } from 'vitest'
import { JobLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { isGround } from '#packages/recruiting/analysis/jobScanner/advertLaws.ts'
import { scanJob } from '#packages/recruiting/analysis/jobScanner/scanJob.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { markedAdverts } from '#packages/recruiting/corpus/adverts/markedAdverts.ts'

const find = skillMatcher(skillList())
const limits = JobLimits.parse({})

describe.each(markedAdverts())('R5.3 an advert: $name', ({ text, place, pay, wordings }) => {
  const { checks, marks } = scanJob(text, { find, limits })
  const found = marks.filter(({ id }) => isGround(id))
  const overlaps = (words: string, mark: string) => words.includes(mark) || mark.includes(words)

  test('each wording that shuts people out is marked under its ground', () => {
    const missed = wordings.filter(({ ground, words }) => !found.some((mark) => mark.id === ground && overlaps(words, mark.text)))
    expect(missed).toEqual([])
  })

  test('and nothing else', () => {
    expect(found.filter((mark) => !wordings.some(({ words }) => overlaps(words, mark.text))).map(({ text }) => text)).toEqual([])
  })

  test('place and pay are found as they are written', () => {
    const facts = (id: string) => checks.find((check) => check.id === id)!
    if (place !== null) expect(facts('location').facts.text).toBe(place)
    if (pay !== null) expect(facts('salary').state).toBe(pay)
  })
})
