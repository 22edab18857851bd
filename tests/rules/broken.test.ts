import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { ProblemCode } from '#src/site/checks/index.ts'
import { isProblemCode, problemCodes, ruleOf } from '#src/site/checks/ruleOf.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { type Expected, PlantedSite, WRITTEN_AT, byPlace, readMistakes, rulesOf } from '#tests/support/plantedMistakes.ts'
import { isAlone, plantTogether } from '#tests/support/plantTogether.ts'
import { runHere } from '#tests/support/runHere.ts'
import { saysWhatToDo } from '#tests/support/saysWhatToDo.ts'

const mistakes = readMistakes()

/** A folder in which a site can be planted, removed when the test is over. */
function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'broken-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return join(dir, 'config')
}

/** What validation of a folder finds, in the form and order of what is expected. */
function found(dir: string): Expected[] {
  const shown = relative(process.cwd(), dir)
  const { problems } = loadSite(dir, { at: Date.parse(WRITTEN_AT) })
  expect(problems.filter(({ hint }) => !saysWhatToDo(hint)).map(({ code, message, hint }) => ({ code, message, hint }))).toEqual([])
  return problems
    .map(({ code: rule, file, line, column }) => ({ rule, file: file === shown ? '.' : file.slice(shown.length + 1), line, column }))
    .sort(byPlace)
}

const asLines = (problems: Expected[]) => problems.map(({ rule, file, line, column }) => `${file}:${line}:${column} ${rule}`)

/** The others are planted together below: each is found at its place there, and nothing else is. */
const lone = mistakes.filter(isAlone)

test.each(lone.map((mistake) => [mistake.topic, mistake.title, mistake] as const))('%s: %s', (_topic, _title, mistake) => {
  const dir = folder()
  const expected = new PlantedSite().plant(mistake).write(dir)
  expect(expected.length).toBeGreaterThan(0)
  expect(asLines(found(dir))).toEqual(asLines(expected))
})

const groups = plantTogether(mistakes.filter((mistake) => !isAlone(mistake)))
const largest = groups.toSorted((a, b) => b.mistakes.length - a.mistakes.length)[0]!

test.each(groups.map((group) => [group.mistakes.length, group] as const))(
  '%i mistakes planted together are all found in one run, none of them twice',
  (_count, { site }) => {
    const dir = folder()
    const expected = site.write(dir)
    expect(asLines(found(dir))).toEqual(asLines(expected))
  },
)

test('most mistakes of the corpus can be planted together', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(280)
  expect(largest.mistakes.length).toBeGreaterThanOrEqual(180)
})

test('every rule of the catalogue has a mistake in the corpus', () => {
  const planted = new Set(mistakes.flatMap(({ hunks }) => hunks.flatMap(rulesOf)))
  expect([...planted].filter((rule) => !isProblemCode(rule))).toEqual([])
  // The code of section types lies beside config: see tests/commands/ownSections.test.ts and sectionPackages.test.ts.
  expect(problemCodes.filter((code) => !planted.has(code)).toSorted()).toEqual(['E_SECTION_CODE', 'E_SECTION_PACKAGE'])
})

test.each([HARBOUR, 'tests/fixtures/bakery'])('%s has none of them', (dir) => {
  expect(asLines(found(dir))).toEqual([])
})

test('the command line finds the mistakes of the largest planting, each with its place, severity and words, and exits with 1', async () => {
  const dir = folder()
  const expected = largest.site.write(dir)
  const { status, stdout } = await runHere('validate', '--config', dir, '--at', WRITTEN_AT, '--format', 'json')
  expect(status).toBe(1)
  const report = JSON.parse(stdout) as {
    version: number
    valid: boolean
    problems: (Expected & { severity: string; endLine: number; endColumn: number; message: string; hint?: string })[]
  }
  expect(report).toMatchObject({ version: 1, valid: false })
  const shown = `${relative(process.cwd(), dir)}/`
  expect(asLines(report.problems.map((problem) => ({ ...problem, file: problem.file.replace(shown, '') })).sort(byPlace))).toEqual(
    asLines(expected),
  )
  for (const { rule, severity, line, column, endLine, endColumn, message } of report.problems) {
    expect(severity).toBe(ruleOf(rule as ProblemCode).severity)
    expect(message).toMatch(/\S/)
    expect(endLine).toBe(line)
    expect(endColumn).toBeGreaterThanOrEqual(column)
  }
})

test('the command line exits with 0 when all that it finds are warnings, and with 1 when they count', async () => {
  const dir = folder()
  const isWarning = (rule: string) => ruleOf(rule as ProblemCode).severity === 'warning'
  const groups = plantTogether(mistakes.filter(({ hunks }) => hunks.flatMap(rulesOf).every(isWarning)))
  const warnings = groups.toSorted((a, b) => b.mistakes.length - a.mistakes.length)[0]!
  expect(warnings.mistakes.length).toBeGreaterThanOrEqual(15)
  warnings.site.write(dir)
  expect(await runHere('validate', '--config', dir, '--at', WRITTEN_AT)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/: \d+ warnings\b.*\n$/),
  })
  expect((await runHere('validate', '--config', dir, '--at', WRITTEN_AT, '--strict')).status).toBe(1)
})
