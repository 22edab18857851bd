import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { ProblemCode } from '#src/site/checks/index.ts'
import { isProblemCode, problemCodes, ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Problem } from '#src/site/problem.ts'
import { BAKERY, type Hunk, type Mistake, WRITTEN_AT, readCorpus, rulesOf } from '#tests/support/plantedMistakes.ts'
import { type Expected, PlantedSite, asLines } from '#tests/support/plantedSite.ts'
import { saysWhatToDo } from '#tests/support/saysWhatToDo.ts'
import { soundCompany } from '#tests/support/soundCompany.ts'

const corpus = readCorpus()
const companies = [...new Set(corpus.map(({ company }) => company))]

/** A copy of each company, and what is known of it: most of a company stays as it is from one mistake to the next. */
const copies = new Map<string, { dir: string; memory: ConfigCache }>()

function copyOf(company: string) {
  const known = copies.get(company)
  if (known) return known
  const copy = { dir: join(mkdtempSync(join(tmpdir(), 'planted-')), 'config'), memory: configCache() }
  cpSync(soundCompany(company), copy.dir, { recursive: true })
  copies.set(company, copy)
  return copy
}

/** What must be found of a mistake, and what is told of it, with files below the config folder; the copy is sound again after the test. */
function tell(mistake: Mistake): { expected: Expected[]; problems: Problem[] } {
  const { dir, memory } = copyOf(mistake.company)
  const site = new PlantedSite(mistake.company).plant(mistake)
  onTestFinished(() => site.restore(dir))
  const expected = site.change(dir)
  const shown = relative(process.cwd(), dir)
  const { problems } = loadSite(dir, { at: Date.parse(WRITTEN_AT), memory })
  return { expected, problems: problems.map((problem) => ({ ...problem, file: problem.file.replace(shown, '.').replace(/^\.\//, '') })) }
}

/** One problem for each message: those that come from one thing are told together, at the place of the first. */
function messages(problems: readonly Problem[]): Problem[] {
  const isOfOne = (one: Problem, other: Problem) => one.code === other.code && one.cause !== undefined && one.cause === other.cause
  return problems.filter((problem, index) => problems.findIndex((other) => other === problem || isOfOne(other, problem)) === index)
}

describe.each([...new Set(corpus.map(({ topic }) => topic))])('%s', (topic) => {
  test.each(corpus.filter((mistake) => mistake.topic === topic).map((mistake) => [mistake.title, mistake] as const))('%s', (_, mistake) => {
    const { expected, problems } = tell(mistake)
    expect(asLines(messages(problems).map(({ code: rule, ...place }) => ({ rule, ...place })))).toEqual(asLines(expected))
    expect(problems.filter(({ hint }) => !saysWhatToDo(hint)).map(({ code, message, hint }) => ({ code, message, hint }))).toEqual([])
    const told = problems.map(({ message, hint }) => `${message}. ${hint}`).join('\n')
    for (const words of mistake.says) expect(told).toContain(words)
  })
})

test.each(companies)('the company “%s” has no mistake', (company) => {
  expect(tell({ topic: '', company, title: '', hunks: [], says: [] }).problems).toEqual([])
})

test('what has no mark stands under “sound”, and nothing else does', () => {
  const hasMark = ({ hunks }: Mistake) => hunks.flatMap(rulesOf).length > 0
  expect(corpus.filter((mistake) => hasMark(mistake) === (mistake.topic === 'sound')).map(({ title }) => title)).toEqual([])
})

test('every rule has a planted mistake', () => {
  const planted = new Set(corpus.flatMap(({ hunks }) => hunks.flatMap(rulesOf)))
  expect([...planted].filter((rule) => !isProblemCode(rule))).toEqual([])
  // The code of section types lies beside config: see tests/commands/ownSections.test.ts and sectionPackages.test.ts.
  expect(problemCodes.filter((code) => !planted.has(code)).toSorted()).toEqual(['E_SECTION_CODE', 'E_SECTION_PACKAGE'])
})

/** A side of the example of a rule, as a change of the bakery; undefined where the example only says it in words. */
function sideOf(code: ProblemCode, side: 'bad' | 'good'): Mistake | undefined {
  const { example } = ruleOf(code)
  if ('inWords' in example) return undefined
  const { company = BAKERY, file, replaces, [side]: snippet } = example
  const about = { file, atStart: [] as string[], encoding: 'utf8' } as const
  const hunks: Hunk[] =
    replaces !== undefined
      ? [{ ...about, do: 'edit', edits: [{ from: replaces, to: snippet ?? '' }] }]
      : snippet !== null
        ? [{ ...about, do: 'write', text: snippet }]
        : side === 'good' && example.bad !== null
          ? []
          : [{ ...about, do: 'remove' }]
  return { topic: 'examples', company, title: code, hunks, says: [] }
}

const shown = problemCodes.filter((code) => sideOf(code, 'bad') !== undefined)

test.each(shown)('%s finds its bad example, and no other rule does', (code) => {
  expect([...new Set(tell(sideOf(code, 'bad')!).problems.map((problem) => problem.code))]).toEqual([code])
})

test.each(shown)('%s leaves its good example alone, and so do all others', (code) => {
  expect(tell(sideOf(code, 'good')!).problems).toEqual([])
})
