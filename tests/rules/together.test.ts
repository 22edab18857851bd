import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { ProblemCode } from '#src/site/checks/index.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import { WRITTEN_AT, readMistakes, rulesOf } from '#tests/support/plantedMistakes.ts'
import { type Expected, asLines } from '#tests/support/plantedSite.ts'
import { largestPlanting } from '#tests/support/plantTogether.ts'
import { runHere } from '#tests/support/runHere.ts'

const mistakes = readMistakes()
const isWarning = (rule: string) => ruleOf(rule as ProblemCode).severity === 'warning'
const largest = largestPlanting(mistakes)

/** A folder in which a site can be planted. */
const folder = () => join(mkdtempSync(join(tmpdir(), 'together-')), 'config')

test('most mistakes of the corpus can be planted together', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(280)
  expect(largest.mistakes.length).toBeGreaterThanOrEqual(180)
})

test('mistakes that are planted together are all found in one run, none of them twice', () => {
  const dir = folder()
  const expected = largest.site.write(dir)
  const shown = `${relative(process.cwd(), dir)}/`
  const { problems } = loadSite(dir, { at: Date.parse(WRITTEN_AT) })
  const found = problems.map(({ code: rule, file, line, column }) => ({ rule, file: file.replace(shown, ''), line, column }))
  expect(asLines(found)).toEqual(asLines(expected))
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
  expect(asLines(report.problems.map((problem) => ({ ...problem, file: problem.file.replace(shown, '') })))).toEqual(asLines(expected))
  for (const { rule, severity, line, column, endLine, endColumn, message } of report.problems) {
    expect(severity).toBe(ruleOf(rule as ProblemCode).severity)
    expect(message).toMatch(/\S/)
    expect(endLine).toBe(line)
    expect(endColumn).toBeGreaterThanOrEqual(column)
  }
})

test('the command line exits with 0 when all that it finds are warnings, and with 1 when they count', async () => {
  const dir = folder()
  const warnings = largestPlanting(mistakes.filter(({ hunks }) => hunks.flatMap(rulesOf).every(isWarning)))
  expect(warnings.mistakes.length).toBeGreaterThanOrEqual(15)
  warnings.site.write(dir)
  expect(await runHere('validate', '--config', dir, '--at', WRITTEN_AT)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/: \d+ warnings\b.*\n$/),
  })
  expect((await runHere('validate', '--config', dir, '--at', WRITTEN_AT, '--strict')).status).toBe(1)
})
