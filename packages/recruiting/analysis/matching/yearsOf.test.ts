import { expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { compareResume } from './compareResume.ts'
import { readQualifications } from './readQualifications.ts'

const find = skillMatcher(skillList())
const limits = { bytes: 100_000, pages: 10, characters: 50_000, milliseconds: 10_000 }

function answerTo(title: string, point: string, resume: string) {
  const job = `${title}\n\nRequirements\n- ${point}`
  const read = readPasted(resume, limits)
  if (!read.ok) throw new Error('The resume could not be read.')
  const qualifications = readQualifications(read.document, extractResume(read.document), find, { year: 2026, month: 11 })
  return compareResume(qualifications, extractJob(job, find), job, { must: 1, nice: 0, likeness: 0 })
}

const devOps =
  'Robin Example\n\nSummary\nDevOps engineer who would like to learn Kubernetes.\n\nExperience\n' +
  'DevOps Engineer, Example Hosting Ltd\nJan 2023 - Present\n- Built cloud accounts with Terraform\n- Wrote command-line tools in Go'
const ward =
  'Robin Example\nRegistered Nurse\n\nExperience\nStaff Nurse - Hemodialysis Unit\nExample Hospital\nFeb 2021 - Present\n' +
  '- Care of patients on dialysis\n\nStaff Nurse - Medical-Surgical Ward\nExample Clinic\nJan 2015 - Jan 2021\n- Care of patients after surgery'
const surgical =
  'Robin Example\nRegistered Nurse\n\nExperience\nStaff Nurse, Surgical Ward\nExample Hospital\nJul 2019 - Present\n' +
  '- Care of patients after surgery\n- Gave directions to the dialysis unit to visitors'
const intensive =
  'Robin Example\nNurse\n\nExperience\nStaff Nurse, ITU\nExample Hospital\nJanuary 2014 - December 2017\n- Looked after two patients a shift'

test.each([
  ['Platform Engineer', '4+ years running workloads on Kubernetes or another container platform', devOps, ['missing', 'partial']],
  ['Platform Engineer', '3+ years with Terraform', devOps, ['covered']],
  ['Staff Nurse', '2 years in intensive care', ward, ['missing', 'partial']],
  ['Staff Nurse', '5 years in dialysis', ward, ['covered']],
  ['Staff Nurse', '10 years of nursing', ward, ['covered']],
  ['Staff Nurse', '3 years in dialysis', surgical, ['missing', 'partial']],
  ['Dialysis Nurse', '3 years of nursing experience in dialysis', surgical, ['missing', 'partial']],
  ['Staff Nurse', '2 years in intensive care', intensive, ['covered']],
  ['Staff Nurse', '2 years in critical care or a high dependency unit', intensive, ['covered']],
])('H12.2: years are those in what is asked for (%s: %s)', (title, point, resume, states) => {
  const [answer] = answerTo(title, point, resume).must
  expect(states).toContain(answer?.state)
  if (answer?.state !== 'covered') expect(answer?.found).not.toMatch(/^\d/)
})

test('H12.2: the years found are those in what is asked for, not all years of work', () => {
  expect(answerTo('Staff Nurse', '3 years in dialysis', surgical).years).toMatchObject({ asked: 3, found: 0 })
  expect(answerTo('Staff Nurse', '3 years in dialysis', surgical).years?.state).not.toBe('covered')
  expect(answerTo('Staff Nurse', '5 years in dialysis', ward).years).toEqual({ state: 'covered', asked: 5, found: 5.8 })
})
