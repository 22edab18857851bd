import { describe, expect, test } from 'vitest'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { compareResume } from './compareResume.ts'
import { textLikeness } from './textLikeness.ts'
import { readQualifications } from './readQualifications.ts'
import { proposal } from '#packages/recruiting/analysis/resumeSync/proposal.ts'

const find = skillMatcher(skillList())
const weights = { must: 0.7, nice: 0.2, likeness: 0.1 }
const moment = { year: 2026, month: 11 }
const compare = (job: string, { document, resume } = sampleResume()) =>
  compareResume(readQualifications(document, resume, find, moment), extractJob(job, find), job, weights)

describe('R5.5 one resume, one job description', () => {
  test('each requirement is covered, partly covered or missing, with the line', () => {
    const { must } = compare('Requirements:\n- MS Excel\n- NetSuite\n- Contract negotiation\n- Forklift licence')
    expect(must.map(({ state, way, evidence }) => [state, way, evidence?.line])).toEqual([
      ['covered', 'alias', 9],
      ['partial', 'related', 4],
      ['covered', 'exact', 17],
      ['missing', null, undefined],
    ])
  })

  test('one of several alternatives will do', () => {
    expect(compare('Requirements:\n- Xero, SAP or Sage').must).toMatchObject([{ state: 'covered', found: 'SAP' }])
  })

  test('years add up from date ranges, and what overlaps counts once', () => {
    expect(compare('Requirements:\n- 12 years of experience in procurement').years).toEqual({ state: 'partial', asked: 12, found: 9.5 })
  })

  test('a degree in another subject answers in part', () => {
    expect(compare('Requirements:\n- Degree in business or economics').degree).toMatchObject({ state: 'covered' })
    expect(compare('Requirements:\n- Degree in chemistry').degree).toMatchObject({ state: 'partial', found: 'bachelor' })
    expect(compare('Requirements:\n- Master’s degree in business').degree).toMatchObject({ state: 'partial' })
  })

  test('the score is 0.7, 0.2 and 0.1 of the three shares', () => {
    const { shares, score } = compare('Requirements:\n- Excel\n- Forklift licence\nNice to have:\n- SAP')
    expect(shares).toMatchObject({ must: 0.5, nice: 1 })
    expect(score.total).toBe(Math.round(35 + 20 + 10 * shares.likeness))
    expect(score.parts.map(({ outOf }) => outOf)).toEqual([70, 20, 10])
  })

  test('without extras in the advert their weight goes to the rest', () => {
    expect(compare('Requirements:\n- Excel').score.parts.map(({ id, outOf }) => [id, outOf])).toEqual([
      ['must', 87.5],
      ['likeness', 12.5],
    ])
  })

  test('the proposal reorders and prompts, and says nothing that the resume does not say', () => {
    const { resume } = sampleResume()
    const job = 'Requirements:\n- Contract negotiation\n- Forklift licence\n- Empathy\nNice to have:\n- SAP'
    const made = proposal(resume, compare(job), find, 'If true, add {skill}.')
    expect(made).toEqual({
      Experience: 'Buyer, Example Tools Ltd, Jan 2020 to Present',
      Location: 'Leeds',
      Objective: {
        Old: resume.summary!.value,
        New: 'Calm under pressure, at home in SAP. I plan purchases and renew contracts.\nIf true, add Forklift licence.',
      },
      'Hard Skills': {
        Old: ['Excel', 'SAP', 'Contract negotiation'],
        New: ['Contract negotiation', 'SAP', 'Excel', 'If true, add Forklift licence.'],
      },
      'Soft Skills': { Old: ['Teamwork'], New: ['Teamwork', 'If true, add Empathy.'] },
    })
  })

  test('equal texts are alike, strange ones are not, empty ones are nothing', () => {
    expect(textLikeness('steel contracts', 'contract for steel')).toBeCloseTo(1)
    expect(textLikeness('steel contracts', 'nursing')).toBe(0)
    expect(textLikeness('', '')).toBe(0)
  })
})
