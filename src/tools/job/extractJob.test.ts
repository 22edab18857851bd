import { describe, expect, test } from 'vitest'
import { skillList } from '#src/tools/skills/skillList.ts'
import { skillMatcher } from '#src/tools/skills/skillMatcher.ts'
import { compared, precision, recall, summed } from '#tests/bench/precisionRecall.ts'
import { corpusJobs } from '#tests/extraction/jobs/corpusJobs.ts'
import { extractJob } from './extractJob.ts'
import { yearsAsked } from './yearsAsked.ts'

const find = skillMatcher(skillList())

describe('R5.5 requirements of a job description', () => {
  test.each(['must', 'nice'] as const)('%s: precision and recall of at least 0.95 over our job descriptions', (kind) => {
    const counts = summed(
      corpusJobs().map(({ text, truth }) =>
        compared(
          extractJob(text, find)[kind].flatMap(({ skill, alternatives }) => [skill, ...alternatives]),
          truth[kind],
        ),
      ),
    )
    expect(precision(counts)).toBeGreaterThanOrEqual(0.95)
    expect(recall(counts)).toBeGreaterThanOrEqual(0.95)
  })

  test('one sentence may hold musts and extras', () => {
    const { must, nice } = extractJob('Cook\nSQL required, Tableau a plus; Java is not needed', find)
    expect([must.map(({ skill }) => skill), nice.map(({ skill }) => skill)]).toEqual([['SQL'], ['Tableau']])
  })

  test('names joined by "or" are one requirement', () => {
    expect(extractJob('Requirements:\n- React, Vue or Angular\n- HTML and CSS', find).must).toMatchObject([
      { skill: 'React', alternatives: ['Vue.js', 'Angular'] },
      { skill: 'HTML', alternatives: [] },
      { skill: 'CSS' },
    ])
  })

  test('a text without any word for musts is vague', () => {
    expect(extractJob('Developer\nYou write Java and SQL all day.', find)).toMatchObject({
      isVague: true,
      must: [{ skill: 'Java' }, { skill: 'SQL' }],
    })
  })

  test.each([
    ['5+ years of experience', 5],
    ['3-5 years in a similar role', 3],
    ['at least two (2) years’ experience', 2],
    ['founded 20 years ago', null],
    ['a two-year contract', null],
    ['You are 18 years old', null],
  ])('years in "%s": %s', (text, years) => {
    expect(yearsAsked(text)).toBe(years)
  })
})

test.each(['A plus', 'An advantage:', 'Also welcome', 'You might also have', 'What would set you apart', 'Even better if you know'])(
  'what stands under "%s" is an extra',
  (heading) => {
    const { must, nice } = extractJob(`Buyer\n\nRequired\n- SAP\n\n${heading}\n- Tableau`, find)
    expect([must.map(({ skill }) => skill), nice.map(({ skill }) => skill)]).toEqual([['SAP'], ['Tableau']])
  },
)
