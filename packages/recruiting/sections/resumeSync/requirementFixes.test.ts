import { expect, test } from 'vitest'
import ResumeSync from './schema.ts'
import RecruitingWords from '#packages/recruiting/words.ts'
import { gain } from '#packages/recruiting/ui/gain.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { compareResume } from '#packages/recruiting/analysis/matching/compareResume.ts'
import { requirementKey } from '#packages/recruiting/analysis/matching/overruling.ts'
import { readQualifications } from '#packages/recruiting/analysis/matching/readQualifications.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { answersOf, scoreOf } from './matchSums.ts'
import { requirementFixes } from './requirementFixes.ts'

const props: ToolProps<'resumeSync'> = {
  ...ResumeSync.parse({ type: 'resumeSync', title: 'Match', sample: { resume: 'Baker', job: 'Baker' } }),
  toolWords: RecruitingWords.parse({}),
}
const find = skillMatcher(skillList())
const JOB = 'Buyer\nRequired\n- SAP\n- Python\n- Kubernetes\n- GraphQL\n- Docker\n\nNice to have\n- French\n- Excel'
const read = readPasted('Robin Example\n\nSkills\nSAP, Excel', { bytes: 1e6, pages: 9, characters: 1e5, milliseconds: 1e4 })
if (!read.ok) throw new Error(read.failure.reason)
const profile = readQualifications(read.document, extractResume(read.document), find, { year: 2026, month: 11 })
const match = compareResume(profile, extractJob(JOB, find), JOB, { must: 0.7, nice: 0.2, likeness: 0.1 })

test('R5.5 the three requirements that gain most come first, and each gains what the score rises by when it is covered', () => {
  const { findings, scores } = requirementFixes(match, props)
  expect(findings.map(({ label }) => label)).toEqual(['Python', 'Kubernetes', 'GraphQL'])
  expect(findings[0]!.detail).toContain('If it is true, say where: Python.')
  for (const { id, label } of findings) {
    const answer = match.must.find(({ requirement }) => requirement.skill === label)!
    const covered = { ...match, overruled: { [requirementKey(answer)]: 'covered' } }
    expect(gain(scores, [id])).toBe(scoreOf(covered, props.parts) - scoreOf(match, props.parts))
  }
})

test('R5.5 what a person must judge gains nothing, and what is decided counts', () => {
  const overruled = Object.fromEntries(match.must.map((answer) => [requirementKey(answer), 'unclear' as const]))
  const { findings, scores } = requirementFixes({ ...match, overruled }, props)
  expect(findings.map(({ label }) => label)).toEqual(['French'])
  expect(Math.round(scores.reduce((sum, { score }) => sum + score, 0))).toBe(scoreOf({ ...match, overruled }, props.parts))
  expect(answersOf({ ...match, overruled }).must.every(({ state }) => state === 'unclear')).toBe(true)
})
