import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printedLines } from '#tests/support/printedLines.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { validate } from '#src/node/cli/actions/validate.ts'
import { loadPreview } from '#src/node/dev/preview.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { readRuleSettings } from '#src/node/config/assemble/ruleSettings.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'

const printed = printedLines()

const deadLink: Record<string, Edit> = { 'pages/index.json': ['"href": "/visit"', '"href": "/vist"'] }

/** A bakery with a dead link and what its settings say of rules. */
function bakery(rules: Record<string, string>, more: Record<string, Edit> = deadLink): string {
  return editedBakery({
    ...more,
    'site.json': ['"name": "Brot & Blume",', `"rules": ${JSON.stringify(rules)},\n  "name": "Brot & Blume",`],
  })
}

const found = (dir: string, words: string[] = []) => {
  const read = readRuleSettings(words)
  const { site, problems } = loadSite(dir, { rules: 'settings' in read ? read.settings : undefined })
  return { isSite: site !== null, problems: problems.map(({ code, severity }) => `${code} ${severity}`) }
}

test('a rule of site.json drops a problem, or gives it another severity, for every command', () => {
  expect(found(bakery({}))).toEqual({ isSite: false, problems: ['E_DEAD_LINK error'] })
  expect(found(bakery({ E_DEAD_LINK: 'warn' }))).toEqual({ isSite: true, problems: ['E_DEAD_LINK warning'] })
  expect(found(bakery({ E_DEAD_LINK: 'off' }))).toEqual({ isSite: true, problems: [] })
  expect(found(bakery({ E_CONTRAST: 'error' }, { 'theme.json': ['"muted": "#6B5344"', '"muted": "#AAAAAA"'] }))).toEqual({
    isSite: false,
    problems: ['E_CONTRAST error'],
  })
})

test('what the command line says holds above site.json', async () => {
  expect(found(bakery({ E_DEAD_LINK: 'off' }), ['E_DEAD_LINK=error'])).toEqual({ isSite: false, problems: ['E_DEAD_LINK error'] })
  expect(await validate({ configDir: bakery({ E_DEAD_LINK: 'off' }) })).toBe(0)
  expect(await validate({ configDir: bakery({ E_DEAD_LINK: 'off' }), rules: ['E_DEAD_LINK=error'] })).toBe(1)
  expect(await validate({ configDir: bakery({ E_DEAD_LINK: 'error' }), rules: ['E_DEAD_LINK=warn'] })).toBe(0)
  expect(await validate({ configDir: bakery({ E_DEAD_LINK: 'warn' }), strict: true })).toBe(1)
})

test('a rule without which no site can be built cannot be switched off, nor one that there is not', () => {
  expect(found(bakery({ E_UNKNOWN_KEY: 'off' }, { 'pages/visit.json': ['"icon"', '"icno": "x",\n  "icon"'] }))).toEqual({
    isSite: false,
    problems: ['E_UNKNOWN_KEY error', 'E_RULE_SETTING error'],
  })
  expect(found(bakery({ E_RULE_SETTING: 'off' }, {}))).toEqual({ isSite: false, problems: ['E_RULE_SETTING error'] })
  expect(found(bakery({ E_DEAD_LNK: 'off' }))).toEqual({ isSite: false, problems: ['E_DEAD_LINK error', 'E_RULE_SETTING error'] })
  expect(found(bakery({ E_DEAD_LINK: 'silent' }))).toMatchObject({ isSite: false, problems: expect.arrayContaining(['E_CHOICE error']) })
})

test('build and dev honour the rules of site.json and show problems as validate does', async () => {
  const dir = bakery({ E_DEAD_LINK: 'error' })
  const result = await buildSite({ configDir: dir, dist: join(dir, '..', 'never'), workDir: join(dir, '.work') })
  expect(result).toMatchObject({ status: 'bad-config', problems: [{ code: 'E_DEAD_LINK', severity: 'error' }] })
  const lines: string[] = []
  const preview = await loadPreview(bakery({ E_DEAD_LINK: 'error' }), null, (line) => lines.push(line))
  expect(preview.isBroken).toBe(true)
  expect(lines.join('\n')).toMatch(/pages\/index\.json:\d+:\d+ error E_DEAD_LINK[^]*\| [^]*\^/)
})

test('after an edit the preview tells errors, and of the warnings those that are new or in what was edited', async () => {
  const long = (name: string) => bakeryPage(name, { title: `${name}, with a title that is longer than what search results can show` })
  const dir = editedBakery({ 'pages/alone.json': long('Alone'), 'pages/butter.json': long('Butter') })
  const lines: string[] = []
  const told = () => lines.splice(0).join('\n')
  const first = await loadPreview(dir, null, (line) => lines.push(line))
  expect(told()).toMatch(/alone\.json[^]*butter\.json/)
  writeFileSync(join(dir, 'pages/butter.json'), long('Cream'))
  await loadPreview(dir, first, (line) => lines.push(line), undefined, ['pages/butter.json'])
  const then = told()
  expect(then).toContain('butter.json')
  expect(then).not.toContain('alone.json')
  expect(then).toMatch(/\(\d+ more in unchanged files\)/)
})

test('C42 with --verbose files that are passed over are named apart from the report', async () => {
  const dir = editedBakery({ 'pages/.visit.json.swp': 'x' })
  expect(await validate({ configDir: dir, verbose: true, format: 'json' })).toBe(0)
  expect(printed.error).toEqual([expect.stringMatching(/^Ignored .*pages\/\.visit\.json\.swp/)])
  expect(JSON.parse(printed.log.join(''))).toMatchObject({ valid: true })
  printed.error = []
  expect(await validate({ configDir: dir })).toBe(0)
  expect(printed.error).toEqual([])
})
