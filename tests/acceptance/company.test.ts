import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { MOMENT } from '#tests/support/harbour.ts'
import { type Company, companyChecks } from './companyChecks.ts'
import { wordsInCode } from './wordsInCode.ts'

const configDir = resolve('config')
let company: Company

beforeAll(() => {
  const { site, config, problems } = loadSite(configDir, { at: Date.parse(MOMENT) })
  expect(problemsAsText(problems.filter(({ severity }) => severity === 'error'))).toBe('')
  company = { configDir, site: site!, config }
})

test.each(companyChecks)('%s', (_statement, check) => check(company))

test('a name that code holds would be found, and an ordinary word is no name', () => {
  expect(wordsInCode({ ...company.site.settings, name: 'Redux-Persist' }).length).toBeGreaterThan(0)
  expect(wordsInCode({ ...company.site.settings, name: 'Page' })).toEqual([])
})
