import { describe, expect, test } from 'vitest'
import { jobCheckIds } from '#schemas/tools/checkIds.ts'
import { JobLimits } from '#schemas/tools/thresholds.ts'
import { skillList } from '#src/tools/skills/skillList.ts'
import { skillMatcher } from '#src/tools/skills/skillMatcher.ts'
import { corpusJobs } from '#tests/extraction/jobs/corpusJobs.ts'
import { codingOf } from './codedWords.ts'
import { scanJob } from './scanJob.ts'

const find = skillMatcher(skillList())
const limits = JobLimits.parse({})
const scan = (text: string, ignored: string[] = []) => scanJob(text, { find, limits, ignored })
const stateOf = (text: string, id: string) => scan(text).checks.find((check) => check.id === id)

describe('R5.3 scan of a job description', () => {
  test('every check gives an outcome, also for no text at all', () => {
    for (const text of ['', 'x', ...corpusJobs().map(({ text }) => text)])
      expect(scan(text).checks.map(({ id }) => id)).toEqual([...jobCheckIds])
  })

  test.each(corpusJobs().map(({ name, text, truth }) => [name, text, truth] as const))(
    '%s: wording on age, ability and gender is marked, and nothing else',
    (_name, text, truth) => {
      const words = scan(text)
        .marks.filter(({ id }) => ['ageWords', 'abilityWords', 'genderWords'].includes(id))
        .map(({ text }) => text.toLowerCase())
      expect(new Set(words)).toEqual(new Set(truth.coded))
    },
  )

  test('marks point at the words', () => {
    const text = 'Cook\nA young team waits for you!!'
    const lines = text.split('\n')
    for (const { line, start, end, text: word } of scan(text).marks) expect(lines[line]!.slice(start, end)).toBe(word)
  })

  test('a word that the visitor ignores is not marked', () => {
    expect(scan('We want a ninja', ['Ninja']).marks.filter(({ id }) => id === 'jargon')).toEqual([])
  })

  test('pay in words alone is not an amount', () => {
    expect(stateOf('Cook\nCompetitive salary.', 'salary')).toMatchObject({ state: 'improve', share: 0 })
    expect(stateOf('Cook\nYou manage a budget of €2 million.', 'salary')).toMatchObject({ state: 'missing' })
    expect(stateOf('Cook\n£12.60 an hour', 'salary')).toMatchObject({
      state: 'good',
      facts: { text: '£12.60 an hour' },
      evidence: [{ line: 1 }],
    })
  })

  test('a line on equal opportunity may name age and gender', () => {
    expect(
      scan('We welcome applications regardless of age, whether male or female.').marks.filter(({ id }) => id === 'genderWords'),
    ).toEqual([])
  })

  test('analyst, leadership, responsible and children are not coded, and a word counts once', () => {
    expect(['analyst', 'leadership', 'responsible', 'responsibilities', 'children', 'objectives', 'tender'].map(codingOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    expect(codingOf('caring')).toBe('feminine')
    expect(scan('A dominant, confident person').checks.at(-1)).toMatchObject({
      id: 'genderCoded',
      state: 'note',
      facts: { masculine: 2, feminine: 0, balance: -2, tendency: 'masculine' },
    })
  })
})
