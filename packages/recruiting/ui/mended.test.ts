import { describe, expect, test } from 'vitest'
import ResumeChecker from '#packages/recruiting/sections/resumeChecker/schema.ts'
import { exampleWording } from '#packages/recruiting/schemas/tool.ts'
import { atsCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { AtsLimits } from '#packages/recruiting/schemas/thresholds.ts'
import RecruitingWords from '#packages/recruiting/words.ts'
import { score } from '#packages/recruiting/analysis/checks/score.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { checkResume } from '#packages/recruiting/analysis/resumeChecker/checkResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { gain } from './gain.ts'
import { prioritised } from './prioritised.ts'
import { toAnalysis, weightsOf } from './toAnalysis.ts'

const find = skillMatcher(skillList())
const { checks: wording } = ResumeChecker.parse({
  title: 'Check',
  type: 'resumeChecker',
  checks: exampleWording(atsCheckIds),
  sample: { resume: 'Baker' },
})

const WHOLE = `Robin Example
Warehouse planner
Leeds, United Kingdom
robin@mail.example | 0113 496 0123 | linkedin.com/in/robin-example

Summary
Warehouse planner with six years in food logistics, at home in SAP and Excel.

Experience
Shift lead, Northern Cold Store
Mar 2022 - Present
- Planned shifts in Excel for 24 people across three docks every week
- Cut late orders from 9% to 4% in one year with SAP reports

Warehouse assistant, Aire Valley Foods
Jun 2018 - Feb 2022
- Picked and packed 180 orders a day with 99.6% accuracy by hand
- Trained eleven new colleagues on inventory management and first aid at work

Education
Higher National Certificate, Logistics, Example College, 2016 - 2018

Skills
Excel, SAP, inventory management, forklift licence, shift planning, first aid, Python, SQL
`

function checked(text: string) {
  const read = readPasted(text, { bytes: 1e6, pages: 9, characters: 1e5, milliseconds: 1e4 })
  if (!read.ok) throw new Error(read.failure.reason)
  const { checks } = checkResume({
    document: read.document,
    resume: extractResume(read.document),
    find,
    limits: AtsLimits.parse({}),
    moment: { year: 2026, month: 11 },
  })
  const analysis = toAnalysis({ checks, score: score(checks, weightsOf(wording)) }, text, wording, RecruitingWords.parse({}))
  return { ...analysis, fixes: prioritised(Object.values(analysis.report).flat(), analysis.scores) }
}

describe('R5 the points that a fix is said to gain are those that the score rises by when the text is mended', () => {
  const whole = checked(WHOLE)

  test.each([
    ['email', (text: string) => text.replace('robin@mail.example | ', '')],
    ['phone', (text: string) => text.replace('0113 496 0123 | ', '')],
    ['profileLink', (text: string) => text.replace(' | linkedin.com/in/robin-example', '')],
    ['personalDetails', (text: string) => text.replace('Leeds, United Kingdom\n', 'Leeds, United Kingdom\nMarital status: married\n')],
    ['dateFormat', (text: string) => text.replace('Jun 2018 - Feb 2022', '06/2018 - 02/2022')],
    ['cliches', (text: string) => text.replace('at home in SAP', 'a team player, at home in SAP')],
    ['firstPerson', (text: string) => text.replace('at home in SAP', 'and I am at home in SAP')],
    ['bulletLength', (text: string) => text.replace(' across three docks every week', '')],
    ['bulletPoints', (text: string) => text.replace(/^- .*\n/gm, '')],
  ])('%s', (id, worse) => {
    const before = checked(worse(WHOLE))
    const fix = before.fixes.find(({ finding }) => finding.id === id)
    const others = before.fixes.filter(({ finding }) => finding.id !== id && !whole.fixes.some((one) => one.finding.id === finding.id))
    const all = [...(fix?.ids ?? []), ...others.flatMap(({ ids }) => ids)]
    expect(fix).toBeDefined()
    expect(before.Total + gain(before.scores, all)).toBe(whole.Total)
    if (others.length === 0) expect(gain(before.scores, fix!.ids)).toBe(whole.Total - before.Total)
  })
})

test.each([
  'i am looking for a job i have worked in many places and i am good at everything. call me. I like sports and movies. Thanks',
  'Resume\n\nObjective\nTo get a good job where I can grow.\n\nHobbies\nFootball, reading\n\nReferences available on request',
  'CONTACT\nBob Smith\nbob@mail.example\nDate of birth: 1 May 1980, married\n\nWorked at shop doing stuff\nI did many things. I am a hard worker.',
])('tools-review 11: a terrible resume scores low: %#', (text) => {
  expect(checked(text).Total).toBeLessThan(35)
})
