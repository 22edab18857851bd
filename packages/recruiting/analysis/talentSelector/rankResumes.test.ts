import { describe, expect, test } from 'vitest'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import type { Overruled } from '#packages/recruiting/analysis/matching/overruling.ts'
import { titleLikeness } from '#packages/recruiting/analysis/matching/titleLikeness.ts'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { assessResumes } from './assessResumes.ts'
import { rankResumes } from './rankResumes.ts'

const find = skillMatcher(skillList())
const moment = { year: 2026, month: 11 }
const JOB = 'Purchaser\nRequirements:\n- 5 years of experience\n- Contract negotiation\n- Python\nNice to have:\n- SAP'
const weights = { must: 60, nice: 10, years: 15, title: 15 }
const options = { weights, leastWords: 10, margin: 3 }
const assess = (...samples: ReturnType<typeof sampleResume>[]) =>
  assessResumes(
    samples.map((sample, at) => ({ id: `r${at}`, ...sample })),
    extractJob(JOB, find),
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
    const { ranked } = rankResumes(assess(sampleResume(), other), options)
    expect(ranked.map(({ place, isTied, label }) => [place, isTied, label])).toEqual([
      [1, true, 1],
      [1, true, 2],
    ])
  })

  test('the name of a school is no skill and counts nothing', () => {
    const [assessment] = assess(sampleResume())
    expect(assessment!.must.map(({ requirement, state }) => [requirement.skill, state])).toEqual([
      ['5 years of experience', 'covered'],
      ['Contract negotiation', 'covered'],
      ['Python', 'missing'],
    ])
  })

  test.each([0, 2, 15])('what line %i says of the person changes nothing', (line) => {
    const [whole, cut] = assess(sampleResume(), less(line))
    expect({ ...cut, id: '', words: 0 }).toEqual({ ...whole, id: '', words: 0 })
  })

  test('the better covered one comes first, with reasons', () => {
    const poorer = less(17)
    poorer.document.lines[8]!.text = 'Ordered tools'
    const { ranked } = rankResumes(assess(poorer, sampleResume()), options)
    expect(ranked.map(({ assessment, place, isTied }) => [assessment.id, place, isTied])).toEqual([
      ['r1', 1, false],
      ['r0', 2, false],
    ])
    expect(ranked[0]).toMatchObject({ matched: ['5 years of experience', 'Contract negotiation', 'SAP'], partly: [], missing: ['Python'] })
  })

  test('weights decide what counts', () => {
    const { ranked } = rankResumes(assess(sampleResume()), { ...options, weights: { must: 0, nice: 0, years: 0, title: 1 } })
    expect(ranked[0]!.score).toEqual({ total: 100, parts: [{ id: 'title', points: 100, outOf: 100 }] })
  })

  test('must-haves come first, whatever else the others have', () => {
    const [full, half] = assess(sampleResume(), sampleResume())
    const covered = full!.must.map((answer) => ({ ...answer, state: 'covered' as const }))
    const plain = {
      ...full!,
      id: 'plain',
      must: covered,
      nice: full!.nice.map((answer) => ({ ...answer, state: 'missing' as const })),
      title: null,
    }
    const { ranked } = rankResumes([half!, plain], { ...options, weights: { must: 1, nice: 10, years: 0, title: 0 } })
    expect(ranked.map(({ assessment }) => assessment.id)).toEqual(['plain', 'r1'])
    expect(ranked[0]!.score.total).toBeLessThan(ranked[1]!.score.total)
  })

  test.each([
    [3, [1, 1, 3]],
    [0, [1, 2, 3]],
  ])('results at most %i points apart share a place', (margin, places) => {
    const [one] = assess(sampleResume())
    const likeness = [0.5, 0.45, 0.1].map((share, at) => ({ ...one!, id: `r${at}`, title: { likeness: share, nearest: null } }))
    const { ranked } = rankResumes(likeness, { ...options, weights: { must: 5, nice: 1, years: 1, title: 3 }, margin })
    expect(ranked.map(({ place }) => place)).toEqual(places)
  })

  test('H12.3: the margin is that of the points that are shown, for must-haves and in all', () => {
    const [one] = assess(sampleResume())
    const many = (covered: number) =>
      Array.from({ length: 25 }, (_none, at) => ({ ...one!.must[1]!, state: at < covered ? ('covered' as const) : ('missing' as const) }))
    const two = [18, 16].map((covered, at) => ({
      ...one!,
      id: `r${at}`,
      years: null,
      must: many(covered),
      title: { likeness: at === 0 ? 0 : 0.12, nearest: null },
    }))
    const half = { must: 30, nice: 0, years: 0, title: 30 }
    const { ranked } = rankResumes(two, { ...options, weights: half })
    expect(ranked.map(({ place, score }) => [place, score.total])).toEqual([
      [1, 36],
      [2, 38],
    ])
    const near = [18, 17].map((covered, at) => ({ ...two[0]!, id: `r${at}`, must: many(covered) }))
    expect(rankResumes(near, { ...options, weights: half }).ranked.map(({ place }) => place)).toEqual([1, 1])
  })

  test('H12.3: years of other work give nothing for the years that are asked for', () => {
    const waiter = sampleResume()
    waiter.document.lines.forEach((line) => (line.text = line.text.replace(/purchas\w*|buyer|procurement/gi, 'Waiter')))
    waiter.resume.experience.forEach((job) => job.title && (job.title.value = 'Waiter'))
    waiter.resume.headline = null
    const job = 'Platform Engineer\nRequirements:\n- 4 years of work with Kubernetes\n- Python'
    const [assessment] = assessResumes([{ id: 'w', ...waiter }], extractJob(job, find), find, moment)
    expect(assessment!.years).toEqual({ state: 'missing', asked: 4, found: 0 })
    expect(rankResumes([assessment!], options).ranked[0]!.score.parts.find(({ id }) => id === 'years')).toMatchObject({ points: 0 })
  })

  test('a requirement that a person must judge counts neither for nor against', () => {
    const [one] = assess(sampleResume())
    const must = one!.must.map((answer) => (answer.state === 'missing' ? { ...answer, state: 'unclear' as const } : answer))
    const { ranked } = rankResumes([{ ...one!, must }], options)
    expect(ranked[0]!.score.parts.find(({ id }) => id === 'must')).toMatchObject({ points: 60 })
    expect(ranked[0]).toMatchObject({ missing: [], unclear: ['Python'] })
    const leftOut = rankResumes([{ ...one!, must, overruled: { '4:Python': 'unclear' } }], options).ranked[0]
    expect(leftOut).toMatchObject({ missing: [], unclear: [] })
  })

  test('what a person decides is computed again', () => {
    const assessments = assess(sampleResume())
    const totals = ([{}, { '3:Contract negotiation': 'missing' }, { '4:Python': 'unclear' }] as Overruled[]).map(
      (overruled) => rankResumes([{ ...assessments[0]!, overruled }], options).ranked[0]!.score.total,
    )
    expect(totals).toEqual([70, 40, 100])
  })

  test('tools-review 14: a resume that is too short is named, and gets no place', () => {
    const { ranked, notEnoughText } = rankResumes(assess(sampleResume()), { ...options, leastWords: 1000 })
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
})
