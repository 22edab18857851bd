import { describe, expect, test } from 'vitest'
import { extractJob } from '#src/tools/job/extractJob.ts'
import { skillList } from '#src/tools/skills/skillList.ts'
import { skillMatcher } from '#src/tools/skills/skillMatcher.ts'
import { sampleResume } from '#tests/bench/skillsSampleResume.ts'
import { assessResumes } from './assessResumes.ts'
import { bm25 } from './bm25.ts'
import { rankResumes } from './rankResumes.ts'
import { titleLikeness } from '#src/tools/matching/titleLikeness.ts'

const find = skillMatcher(skillList())
const moment = { year: 2026, month: 11 }
const JOB = 'Purchaser\nRequirements:\n- 5 years of experience\n- Contract negotiation\n- Python\nNice to have:\n- SAP'
const weights = { must: 60, nice: 10, years: 15, title: 15 }
const assess = (...samples: ReturnType<typeof sampleResume>[]) =>
  assessResumes(
    samples.map((sample, at) => ({ id: `r${at}`, ...sample })),
    extractJob(JOB, find),
    JOB,
    find,
    moment,
  )
/** The sample without one of its lines. */
const less = (line: number) => {
  const sample = sampleResume()
  sample.document.lines[line]!.text = ''
  return sample
}

describe('R5.4 ranking', () => {
  test('equal resumes share a place, whatever their files and persons are called', () => {
    const other = sampleResume({ name: 'zoe.pdf' })
    other.resume.name!.value = other.document.lines[0]!.text = 'Zoë Sample'
    const { ranked } = rankResumes(assess(sampleResume(), other), { weights, leastWords: 10 })
    expect(ranked.map(({ place, isTied, label }) => [place, isTied, label])).toEqual([
      [1, true, 1],
      [1, true, 2],
    ])
  })

  test('the name of a school is no skill and counts nothing', () => {
    const [assessment] = assess(sampleResume())
    expect(assessment!.must.map(({ requirement, state }) => [requirement.skill, state])).toEqual([
      ['Contract negotiation', 'covered'],
      ['Python', 'missing'],
    ])
  })

  test.each([0, 2, 15])('what line %i says of the person changes nothing', (line) => {
    const [whole, cut] = assess(sampleResume(), less(line))
    expect({ ...cut, id: '', words: 0, relevance: 0 }).toEqual({ ...whole, id: '', words: 0, relevance: 0 })
  })

  test('the better covered one comes first, with reasons', () => {
    const poorer = less(17)
    const { ranked } = rankResumes(assess(poorer, sampleResume()), { weights, leastWords: 10 })
    expect(ranked.map(({ assessment, place, isTied }) => [assessment.id, place, isTied])).toEqual([
      ['r1', 1, false],
      ['r0', 2, false],
    ])
    expect(ranked[0]).toMatchObject({ matched: ['Contract negotiation', 'SAP'], missing: ['Python'] })
  })

  test('weights decide what counts', () => {
    const { ranked } = rankResumes(assess(sampleResume()), { weights: { must: 0, nice: 0, years: 0, title: 1 }, leastWords: 10 })
    expect(ranked[0]!.score).toEqual({ total: 100, parts: [{ id: 'title', points: 100, outOf: 100 }] })
  })

  test('what a person corrects is computed again', () => {
    const assessments = assess(sampleResume())
    const totals = [[], [{ id: 'r0', skill: 'Contract negotiation', state: 'missing' as const }]].map(
      (corrections) => rankResumes(assessments, { weights, leastWords: 10, corrections }).ranked[0]!.score.total,
    )
    expect(totals).toEqual([70, 40])
  })

  test('too little text is set apart and gets no place', () => {
    const { ranked, notEnoughText } = rankResumes(assess(sampleResume()), { weights, leastWords: 1000 })
    expect([ranked, notEnoughText.map(({ label }) => label)]).toEqual([[], [1]])
  })

  test.each([
    ['Buyer', 'Purchaser', 1],
    ['Senior Software Engineer', 'Software developer', 1],
    ['Nurse', 'Purchaser', 0],
    ['Marketing manager', 'Sales manager', 0.5],
  ])('%s and %s are alike by %d', (title, wanted, share) => {
    expect(titleLikeness(title, wanted)).toBe(share)
  })

  test('BM25 gives rarer words more say', () => {
    const [common, rare] = bm25(
      [
        ['sql', 'sql'],
        ['sql', 'cobol'],
      ],
      ['sql', 'cobol'],
    )
    expect(rare!).toBeGreaterThan(common!)
    expect(bm25([], ['sql'])).toEqual([])
    expect(bm25([[]], ['sql'])).toEqual([0])
  })
})
