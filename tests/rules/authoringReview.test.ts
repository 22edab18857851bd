import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { validate } from '#src/node/cli/actions/validate.ts'
import { fixConfig } from '#src/node/validate/fix/fixConfig.ts'
import { liveSchemas } from '#src/node/editorSchemas/liveSchemas.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { printedLines } from '#tests/support/printedLines.ts'

const AT = Date.parse('2026-11-10T12:00:00Z')
const BAKERY = 'tests/fixtures/bakery'
const HOME = 'pages/index.json'
const VISIT = 'pages/visit.json'
const TEXT = 'pages/house-rules.md'
const FONT = 'assets/fonts/manrope-latin.woff2'

const printed = printedLines()
const read = (file: string) => readFileSync(join(BAKERY, file), 'utf8')
const bytes = (file: string) => readFileSync(join(BAKERY, file))

/** What is found in a folder, as `CODE file:line`. */
function placesOf(dir: string): string[] {
  return loadSite(dir, { at: AT }).problems.map(
    ({ code, file, line }) => `${code} ${file.slice(file.indexOf('bakery-')).replace(/^[^/]+\//, '')}:${line}`,
  )
}

const everything = { problems: <All>(all: All) => all, file: () => true, options: { at: AT } }

test('authoring-review 1: a font whose name has capitals is told once, with the name to give, and --fix writes no name that is not there', () => {
  const dir = editedBakery({
    [FONT]: null,
    'assets/fonts/Manrope-Latin.woff2': bytes(FONT),
    'theme.json': ['manrope-latin', 'Manrope-Latin'],
  })
  const [problem, ...more] = loadSite(dir, { at: AT }).problems
  expect(more).toEqual([])
  expect(problem).toMatchObject({ code: 'E_VALUE', path: 'font.files.0.src', fix: undefined })
  expect(problem!.message).toContain('in lower case')
  expect(problem!.hint).toContain('Rename it to assets/fonts/manrope-latin.woff2')
  const before = readFileSync(join(dir, 'theme.json'), 'utf8')
  expect(fixConfig(dir, everything).fixed).toEqual([])
  expect(readFileSync(join(dir, 'theme.json'), 'utf8')).toBe(before)
})

test('authoring-review 1: a wrongly spelt name of a file that is there is still fixed', () => {
  const dir = editedBakery({ 'theme.json': ['manrope-latin', 'Manrope-Latin'] })
  fixConfig(dir, everything)
  expect(placesOf(dir)).toEqual([])
})

test('authoring-review 5: --changed tells of dead links that a removed page leaves behind, and of nothing that stood before', async () => {
  const dir = editedBakery({ [HOME]: ['"href": "/breads"', '"href": "/brots"'] })
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'all'],
  ])
    await askGit(dir, args)
  expect(await validate({ configDir: dir, changed: 'HEAD', format: 'json', at: AT })).toBe(0)
  rmSync(join(dir, 'pages/house-rules.json'))
  rmSync(join(dir, TEXT))
  expect(await validate({ configDir: dir, changed: 'HEAD', format: 'json', at: AT })).toBe(1)
  const { problems } = JSON.parse(printed.log.at(-1)!) as { problems: { rule: string; message: string }[] }
  expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'E_DEAD_LINK "/house-rules" is not a page of this site (affects 6 pages)',
  ])
})

test('authoring-review 8: a folder that is called like a file is named', () => {
  const dir = editedBakery({})
  mkdirSync(join(dir, 'pages/team.json'))
  expect(placesOf(dir)).toEqual(['E_NOT_READ pages/team.json:1'])
})

test('authoring-review 9: the beginning of a font is no font', () => {
  expect(placesOf(editedBakery({ [FONT]: bytes(FONT).subarray(0, 2000) }))).toEqual([`E_ASSET ${FONT}:1`])
})

test('authoring-review 12: an asset that is a link out of the folder is told once', () => {
  const [dir, elsewhere] = [editedBakery({ 'assets/social.png': null }), editedBakery({})]
  writeFileSync(join(elsewhere, 'not.png'), 'no picture')
  symlinkSync(join(elsewhere, 'not.png'), join(dir, 'assets/social.png'))
  expect(placesOf(dir)).toEqual(['E_OUTSIDE assets/social.png:1'])
})

test('authoring-review 13: many problems are summed up by rule, and --max says how many are shown', async () => {
  const links = Array.from({ length: 60 }, (_, index) => `Dead [link ${index}](/dead-${index}).`).join('\n\n')
  const dir = editedBakery({ [TEXT]: `${read(TEXT)}\n${links}`, 'theme.json': ['"control": 8', '"control": "8"'] })
  expect(await validate({ configDir: dir, max: '5', at: AT })).toBe(1)
  const lines = printed.log[0]!.split('\n')
  expect(lines.filter((line) => / error E_/.test(line))).toHaveLength(5)
  expect(printed.log[0]).toContain('… and 56 more; --max 0 shows all.')
  expect(printed.log[0]).toMatch(/\n60 {2}E_DEAD_LINK {2}Link to a missing page, first at \S+house-rules\.md:13:\d+\n {1}1 {2}E_TYPE/)
  expect(lines.at(-1)).toMatch(/^14 files, 7 pages: 61 errors/)
  // Where nobody sits in front of it, nothing is left out.
  expect(await validate({ configDir: dir, at: AT })).toBe(1)
  expect(printed.log[1]!.split('\n').filter((line) => / error E_/.test(line))).toHaveLength(61)
})

test('authoring-review 15: an editor is told in a few words that a link is dead, and offered every page and every type', () => {
  const schemas = liveSchemas(loadSite(BAKERY, { at: AT }).site!, BAKERY)
  type Definitions = {
    definitions: Record<string, { errorMessage?: string; examples?: string[]; enum?: string[]; anyOf?: { enum?: unknown }[] }>
  }
  const live = (JSON.parse(schemas.get('live.schema.json')!) as Definitions).definitions
  expect(live['address']).toMatchObject({ errorMessage: 'This is not a page of this site.' })
  expect(live['address']!.examples).toContain('/breads/rye-loaf')
  for (const name of ['href', 'page']) expect(live[name]!.anyOf!.every((part) => part.enum === undefined)).toBe(true)
  const shared = schemas.get('shared.schema.json')!
  expect(shared).toContain('"errorMessage":"This type does not exist."')
  expect(shared).toContain('"format":"color-hex"')
})

test('authoring-review 16: a missing comma is told behind the value that lacks it, and --fix inserts it and nothing else', () => {
  const before = read(VISIT)
  const broken = before.replace('"name": "Visit us",', '"name": "Visit us"').replace('"order": 2\n    }\n  ],', '"order": 2\n    }\n  ]')
  const dir = editedBakery({ [VISIT]: broken })
  const [problem, ...more] = loadSite(dir, { at: AT }).problems
  expect(more).toEqual([])
  expect(problem).toMatchObject({ code: 'E_JSON', line: 3, column: 21, fix: { do: 'comma' } })
  fixConfig(dir, everything)
  expect(readFileSync(join(dir, VISIT), 'utf8')).toBe(before)
})
