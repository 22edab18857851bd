import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { printedLines } from '#tests/support/printedLines.ts'
import { type ValidateOptions, validate } from './validate.ts'

const printed = printedLines()

const bakery = resolve('tests/fixtures/bakery')

test('a sound config gives 0 and one output', async () => {
  expect(await validate({ configDir: bakery })).toBe(0)
  expect(printed).toEqual({ log: ['14 files, 7 pages: 0 errors'], error: [] })
})

test.each<[Partial<ValidateOptions>, string]>([
  [{ format: 'jsn' }, 'Unknown format "jsn". Did you mean "json"?'],
  [{ format: 'constructor' }, 'Unknown format "constructor". Available: text, json, github, sarif, junit, markdown.'],
  [{ format: '' }, 'Unknown format "". Available: text, json, github, sarif, junit, markdown.'],
  [{ format: '\u001b[2J' }, 'Unknown format "␛[2J". Available: text, json, github, sarif, junit, markdown.'],
  [{ rules: ['E_CONTRAST=off', 'E_DEAD_LNK=off'] }, 'There is no rule "E_DEAD_LNK". Did you mean "E_DEAD_LINK"?'],
  [{ rules: ['E_CONTRAST=loud'] }, '--rule E_CONTRAST=loud: use E_CONTRAST=off, E_CONTRAST=warn or E_CONTRAST=error.'],
  [{ rules: ['E_JSON=off'] }, 'E_JSON is always an error, because it prevents every build.'],
  [{ max: 'ten' }, '--max "ten": write a number; 0 shows all.'],
  [{ max: '5', format: 'json' }, '--max only works with the format text; json always contains all problems.'],
  [{ changed: '--output=owned' }, '--changed: git cannot find the commit "--output=owned".'],
])('%j is a usage error: 2, one line, and no output', async (options, message) => {
  expect(await validate({ configDir: bakery, ...options })).toBe(2)
  expect(printed).toEqual({ log: [], error: [message] })
})

test.each([resolve('package.json'), resolve('no-such-folder')])(
  'C01 %s is no config folder, which is told even with --changed',
  async (configDir) => {
    expect(await validate({ configDir, changed: 'HEAD', format: 'json' })).toBe(2)
    expect(JSON.parse(printed.log[0]!).problems).toMatchObject([{ rule: 'E_NO_CONFIG' }])
  },
)

test('C01 of the folder above the config folder one message is said, and where that lies', async () => {
  expect(await validate({ configDir: resolve(bakery, '..'), format: 'json' })).toBe(2)
  const { problems } = JSON.parse(printed.log[0]!)
  expect(problems).toMatchObject([{ rule: 'E_NO_CONFIG', message: expect.stringMatching(/not a config folder, but contains one: \S+\/$/) }])
})

test('a junit report has a case for each config file', async () => {
  expect(await validate({ configDir: bakery, format: 'junit' })).toBe(0)
  expect(printed.log[0]!.match(/<testcase .*name="tests\/fixtures\/bakery\/[^"]+\.json"/g)).toHaveLength(14)
})
