import { describe, expect, test } from 'vitest'
import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import { AtsLimits, JobLimits, LinkedinLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { createDesk } from './createDesk.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import type { AnalysisInput } from './operations.ts'

const limits = { bytes: 100_000, pages: 10, characters: 10_000, milliseconds: 10_000 }
const silent = () => {}
const RESUME = `Robin Example\nBaker\nrobin@mail.example\nhttps://robin.example\n\nSummary\nBakes bread with SQL and patience.\n
Experience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked 200 loaves a day\n\nEducation\nBachelor of Science, Town University\n2016 - 2019\n
Skills\nBaking, SQL, Teamwork\n\nLanguages\nEnglish, German`
const JOB = `Baker\n\nRequirements\n- 3 years of experience with SQL\n- Python is a must\n- Bachelor degree\n\nNice to have\n- Excel`
const document = { id: 1, name: 'robin.txt', text: RESUME }
const documents = [{ id: 'r1', document }]
const now = Date.UTC(2025, 0, 15)

/** A valid input for each tool. */
const inputs: { [Tool in ToolType]: AnalysisInput<Tool> } = {
  resumeChecker: { document, targetTitle: 'Baker', job: JOB, limits: AtsLimits.parse({}), weights: { email: 1 }, now },
  profileOptimizer: {
    profile: { headline: 'Baker', about: 'I bake.' },
    role: 'Baker',
    job: JOB,
    limits: LinkedinLimits.parse({}),
    weights: {},
  },
  resumeSync: { document, job: JOB, moved: {}, weights: { must: 2, nice: 1, likeness: 1 }, prompt: 'Do you know {skill}?', now },
  dataScout: { documents },
  jobScanner: { text: JOB, limits: JobLimits.parse({}), weights: {}, ignored: [] },
  talentSelector: { documents, job: JOB, now },
}
const tools = Object.keys(inputs) as ToolType[]

async function deskWithResume() {
  const desk = createDesk()
  const bytes = new TextEncoder().encode(RESUME)
  await desk({ kind: 'read', documents: [{ id: 1, name: 'robin.txt', bytes }], limits }, silent)
  return desk
}

test.each(tools)('H12.9 a desk that was made ready for %s answers as one that was not', async (tool) => {
  const desk = await deskWithResume()
  await desk({ kind: 'prepare', tool }, silent)
  const task = { kind: 'analyse', tool, input: inputs[tool] } as const
  expect(await desk(task, silent)).toEqual(await (await deskWithResume())(task, silent))
})

test('a document that was read stays: the page gets its name and text only', async () => {
  const reported: unknown[] = []
  const results = await createDesk()(
    {
      kind: 'read',
      limits,
      documents: [
        { id: 1, name: 'robin.txt', bytes: new TextEncoder().encode(RESUME) },
        { id: 2, name: 'Sample', text: 'A text' },
        { id: 3, name: 'gone.pdf', bytes: null },
      ],
    },
    (progress) => reported.push(progress),
  )
  expect(results).toMatchObject([
    { ok: true, document: { id: 1, name: 'robin.txt' } },
    { ok: true, document: { id: 2, name: 'Sample', text: 'A text' } },
    { ok: false, name: 'gone.pdf', failure: { reason: 'damaged' } },
  ])
  expect(Object.keys((results as { document: object }[])[0]!.document)).toEqual(['id', 'name', 'text'])
  expect(reported).toEqual([
    { done: 0, total: 3, what: 'robin.txt' },
    { done: 2, total: 3, what: 'gone.pdf' },
  ])
})

test('a document can be had whole, and is gone once it is released', async () => {
  const desk = await deskWithResume()
  expect(await desk({ kind: 'give', documents: [1] }, silent)).toMatchObject([{ name: 'robin.txt', facts: { kind: 'txt' } }])
  await desk({ kind: 'release', documents: [1] }, silent)
  await expect(desk({ kind: 'give', documents: [1] }, silent)).rejects.toThrow('no document 1')
})

describe.each(tools)('what a service may answer for %s', (tool) => {
  const parse = (answer: unknown) => createDesk()({ kind: 'parse', tool, answer }, silent)

  test('is what this browser gives: it passes unchanged, and without one of its parts it does not', async () => {
    const desk = await deskWithResume()
    const output = await desk({ kind: 'analyse', tool, input: inputs[tool] }, silent)
    const sent: unknown = JSON.parse(JSON.stringify(output))
    expect(await parse(sent)).toEqual(sent)
    const whole = (Array.isArray(sent) ? sent[0] : sent) as Record<string, unknown>
    expect(Object.keys(whole).length).toBeGreaterThan(1)
    // Services from before volunteer work was added omit it; the personal details are optional too.
    for (const part of Object.keys(whole).filter((name) => name !== 'voluntary' && name !== 'person')) {
      const { [part]: _left, ...rest } = whole
      expect(await parse(Array.isArray(sent) ? [rest] : rest), part).toBeNull()
    }
  })
})

test('R5.7 the desk tells what a post about an advert can say', async () => {
  const facts = await createDesk()({ kind: 'facts', advert: 'Baker\nLocation: Halden, Norway' }, silent)
  expect(facts).toMatchObject({ title: 'Baker', place: 'Halden, Norway' })
})

test('H12.2 the selector names the line of a resume that its visitor sees, blank ones counted', async () => {
  const desk = await deskWithResume()
  const [assessment] = (await desk({ kind: 'analyse', tool: 'talentSelector', input: inputs.talentSelector }, silent)) as Assessment[]
  const answers = [...assessment!.must, ...assessment!.nice].flatMap(({ evidence }) => evidence ?? [])
  expect(answers.map(({ text, line }) => RESUME.split('\n')[line]!.includes(text))).toEqual(answers.map(() => true))
  expect(answers.length).toBeGreaterThan(0)
})
