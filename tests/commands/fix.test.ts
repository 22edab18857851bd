import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printedText } from '#tests/support/printedText.ts'
import { validate } from '#src/node/cli/actions/validate.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { applyFix } from '#src/node/validate/fix/applyFix.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import type { Problem } from '#src/site/problem.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { largestPlanting } from '#tests/support/plantTogether.ts'
import { readMistakes } from '#tests/support/plantedMistakes.ts'

const printed = printedText()

const read = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8')
const contents = (dir: string) => Object.fromEntries(walk(dir).files.map((file) => [file, readFileSync(join(dir, file), 'base64')]))

/** Each mistake, in a file of the bakery, that has one right answer: `--fix` gives back the file as it was. */
const mistakes: [string, string, Edit & [string, string]][] = [
  ['a typing error in a key', 'pages/visit.json', ['"description"', '"desciption"']],
  ['a key in upper case', 'theme.json', ['"colors"', '"Colors"']],
  ['a misspelt section type', 'pages/index.json', ['"type": "hero"', '"type": "herro"']],
  ['a misspelt choice', 'pages/index.json', ['"look": "secondary"', '"look": "secundary"']],
  ['a dead link', 'pages/index.json', ['"href": "/visit"', '"href": "/vist"']],
  ['a link with a slash at its end', 'pages/index.json', ['"href": "/visit"', '"href": "/visit/"']],
  ['a link in upper case', 'pages/index.json', ['"href": "/visit"', '"href": "/Visit"']],
  ['the own address', 'pages/index.json', ['"href": "/visit"', '"href": "https://www.brot-und-blume.example/visit"']],
  ['a link to a redirect', 'pages/index.json', ['"href": "/breads"', '"href": "/bread"']],
  ['a dead anchor in a text file', 'pages/house-rules.md', ['(/visit#order)', '(/visit#oder)']],
  ['a dead link in a text file', 'pages/house-rules.md', ['(/visit#order)', '(/visti#order)']],
  ['an asset in the wrong case', 'site.json', ['"favicon": "/assets/', '"favicon": "/Assets/']],
  ['a misspelt fragment', 'pages/index.json', ['"fragment": "order"', '"fragment": "oder"']],
  ['a misspelt collection', 'pages/breads.json', ['"collection": "breads"', '"collection": "braeds"']],
  ['a key twice with the same value', 'redirects.json', ['"to": "/breads"', '"to": "/breads", "to": "/breads"']],
]

test.each(mistakes)('%s in %s is fixed, and every other byte stays', async (_, file, [right, wrong]) => {
  const dir = editedBakery({ [file]: [right, wrong] })
  const before = contents(dir)
  expect(await validate({ configDir: dir, fix: true })).toBe(0)
  expect(printed.error).toBe('')
  expect(printed.log).toMatch(new RegExp(`^fixed {4}\\S+/${file.replaceAll('.', '\\.')}:\\d+:\\d+ .+\\n`))
  expect(loadSite(dir).problems).toEqual([])
  expect(read(dir, file)).toBe(read('tests/fixtures/bakery', file))
  const { [file]: _old, ...others } = before
  expect(contents(dir)).toMatchObject(others)
})

test('a file whose name config cannot spell is not put in its place', async () => {
  const dir = editedBakery({ 'assets/Favicon.svg': read('tests/fixtures/bakery', 'assets/favicon.svg'), 'assets/favicon.svg': null })
  const before = contents(dir)
  expect(await validate({ configDir: dir, fix: true })).toBe(1)
  expect(printed.error).toBe('')
  expect(contents(dir)).toEqual(before)
})

test('a file gets the line that tells editors its fields, the shape of which it may lack', async () => {
  const dir = editedBakery({ 'pages/index.json': ['"type": "hero"', '"type": "herro"'] })
  expect(refreshSchemas(dir, loadSite('tests/fixtures/bakery').site!, 'wanted')).toBeUndefined()
  const page = read(dir, 'pages/visit.json')
  writeFileSync(join(dir, 'pages/visit.json'), page.replace(/ {2}"\$schema".*\n/, ''))
  expect(await validate({ configDir: dir, fix: true })).toBe(0)
  expect(printed.log).toMatch(/pages\/visit\.json:\d+:\d+ Add "\$schema"\n/)
  expect(read(dir, 'pages/visit.json')).toBe(page.replace(/"\$schema": ".*"/, '"$schema": "../.schemas/page.schema.json"'))
  expect(read(dir, 'pages/index.json')).toMatch(/^\{\n {2}"\$schema": "\.\.\/\.schemas\/page\.schema\.json",\n/)
  expect(read(dir, 'collections/breads/rye-loaf.json')).toContain('"$schema": "../../.schemas/page.schema.json"')
  const after = contents(dir)
  printed.log = ''
  expect(await validate({ configDir: dir, fix: true })).toBe(0)
  expect(printed.log).toBe('14 files, 7 pages: 0 errors\n')
  expect(contents(dir)).toEqual(after)
})

test('many mistakes in many files are fixed at once, those that others hide too', async () => {
  const dir = editedBakery({})
  for (const [, file, [right, wrong]] of mistakes.filter(([name]) => !/upper case|slash|own address|text file/.test(name)))
    writeFileSync(
      join(dir, file),
      read(dir, file).replace(right, () => wrong),
    )
  const problems = loadSite(dir).problems.length
  expect(problems).toBeGreaterThan(4)
  expect(await validate({ configDir: dir, fix: true })).toBe(0)
  expect(loadSite(dir).problems).toEqual([])
  expect(contents(dir)).toEqual(contents('tests/fixtures/bakery'))
})

test('of very many mistakes in one folder exactly those that offer a fix are mended, and nothing else comes up', async () => {
  const { site } = largestPlanting(readMistakes())
  const dir = join(editedBakery({}), 'planted')
  site.write(dir)
  const code = ({ code }: Problem) => code
  const before = loadSite(dir).problems
  const left = before.filter(({ fix }) => !fix)
  expect(before.length - left.length).toBeGreaterThan(15)
  expect(await validate({ configDir: dir, fix: true, format: 'json' })).toBe(1)
  const after = loadSite(dir).problems
  expect(after.length).toBeLessThanOrEqual(left.length)
  const expected = left.map(code)
  expect(after.map(code).filter((one) => !expected.includes(one))).toEqual([])
  expect(after.filter(({ fix }) => fix)).toEqual([])
})

test('a chain of redirects is collapsed', async () => {
  const dir = editedBakery({
    'redirects.json': ['"redirects": [', '"redirects": [\n    { "from": "/loaf", "to": "/bread", "status": 302 },'],
  })
  expect(await validate({ configDir: dir, fix: true })).toBe(0)
  expect(read(dir, 'redirects.json')).toContain('{ "from": "/loaf", "to": "/breads", "status": 302 },')
})

test.each<[string, string, [string, string]]>([
  ['two pages are as close', 'pages/index.json', ['"href": "/visit"', '"href": "/xyz"']],
  ['a title is too short', 'pages/visit.json', ['"name": "', '"name": "", "nme": "']],
  ['a day is none', 'pages/visit.json', ['"updated": "20', '"updated": "30-20']],
  ['a key has two values', 'redirects.json', ['"to": "/breads"', '"to": "/breads", "to": "/visit"']],
  ['two keys can mean one field', 'pages/visit.json', ['"description"', '"desciption": "x", "descripton"']],
  ['the field that is meant is there', 'pages/visit.json', ['"name"', '"nme": "x", "name"']],
  ['the text is no JSON', 'pages/visit.json', ['"name":', 'name:']],
])('nothing is guessed when %s', async (_, file, edit) => {
  const dir = editedBakery({ [file]: edit })
  const before = contents(dir)
  expect(await validate({ configDir: dir, fix: true })).toBe(1)
  expect(printed.log).not.toContain('fixed ')
  expect(contents(dir)).toEqual(before)
})

test('--dry-run shows a diff, needs no right to write and leaves the exit code to what is there', async () => {
  const dir = editedBakery({ 'pages/index.json': ['"href": "/visit"', '"href": "/vist"'] })
  const before = contents(dir)
  chmodSync(join(dir, 'pages'), 0o555)
  chmodSync(join(dir, 'pages/index.json'), 0o444)
  try {
    expect(await validate({ configDir: dir, fix: true, dryRun: true })).toBe(1)
    expect(printed.log).toMatch(/^diff --git a\/pages\/index\.json b\/pages\/index\.json\n[\s\S]*\n-.*"\/vist"[\s\S]*\n\+.*"\/visit"/)
    expect(printed.error).toBe('1 fix in 1 file; nothing was written. Applying them may reveal further problems.\n')
    expect(contents(dir)).toEqual(before)
  } finally {
    chmodSync(join(dir, 'pages'), 0o755)
  }
  expect(statSync(join(dir, 'pages/index.json')).mode & 0o777).toBe(0o444)
})

test('--dry-run without --fix is a usage error', async () => {
  expect(await validate({ configDir: 'tests/fixtures/bakery', dryRun: true })).toBe(2)
  expect(printed).toEqual({ log: '', error: '--dry-run only works with --fix; add --fix.\n' })
})

test('a rule that is switched off is not fixed, and a program gets nothing but its format', async () => {
  const edit: Record<string, Edit> = { 'pages/index.json': ['"href": "/visit"', '"href": "https://www.brot-und-blume.example/visit"'] }
  const dir = editedBakery(edit)
  expect(await validate({ configDir: dir, fix: true, rules: ['E_OWN_ADDRESS=off'] })).toBe(0)
  expect(read(dir, 'pages/index.json')).toContain('https://www.brot-und-blume.example/visit')
  printed.log = ''
  expect(await validate({ configDir: dir, format: 'json' })).toBe(0)
  expect(JSON.parse(printed.log).problems).toMatchObject([{ rule: 'E_OWN_ADDRESS', fixable: true }])
  printed.log = ''
  expect(await validate({ configDir: dir, fix: true, format: 'json' })).toBe(0)
  expect(JSON.parse(printed.log).problems).toEqual([])
  expect(printed.error).toMatch(/^fixed {4}\S+ Change "https:\/\/www\.brot-und-blume\.example\/visit" to "\/visit"\n$/)
})

test('a fix that would bring about another problem is taken back with all of its round', async () => {
  const dir = editedBakery({})
  const page = JSON.parse(read(dir, 'pages/visit.json')) as Record<string, unknown>
  const footer = JSON.parse(read(dir, 'footer.json')) as { columns: { items: unknown[] }[] }
  footer.columns[0]!.items = Array.from({ length: 16 }, (_, index) => ({ label: `Visit ${index}`, location: '/visit' }))
  writeFileSync(join(dir, 'footer.json'), JSON.stringify(footer))
  // With two pages that are there already the column is full, and the last one would be too many.
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'last']) {
    const copy = {
      ...page,
      name: `Visit ${id}`,
      title: `Visit us again ${id}`,
      description: `${String(page['description'])} ${id}`,
      menus: [{ menu: 'footer', column: id === 'last' ? 'shp' : 'shop' }],
    }
    writeFileSync(join(dir, `pages/visit-${id}.json`), JSON.stringify(copy))
  }
  const before = contents(dir)
  expect(await validate({ configDir: dir, fix: true })).toBe(1)
  expect(printed.error).toMatch(/^Nothing was changed, because the changes would cause these problems:\n.*E_FULL_MENU/)
  expect(contents(dir)).toEqual(before)
})

const firstRepairable = (dir: string): Problem => JSON.parse(JSON.stringify(loadSite(dir).problems.find(({ fix }) => fix))) as Problem

test('one problem is fixed by its button', () => {
  const dir = editedBakery({ 'pages/index.json': ['"href": "/visit"', '"href": "/vist"'], 'theme.json': ['"colors"', '"Colors"'] })
  expect(applyFix(dir, firstRepairable(dir))).toEqual({ status: 'done', file: 'pages/index.json', label: 'Change "/vist" to "/visit"' })
  expect(read(dir, 'pages/index.json')).toBe(read('tests/fixtures/bakery', 'pages/index.json'))
  expect(read(dir, 'theme.json')).toContain('"Colors"')
  expect(applyFix(dir, firstRepairable(dir))).toMatchObject({ status: 'done', file: 'theme.json' })
  expect(loadSite(dir).problems).toEqual([])
  // A mistake does not come back, not even by its own way.
  expect(editHistory(dir).undo()).toMatchObject({ status: 'invalid', label: expect.stringContaining('fix theme.json') as string })
})

test('a button whose file says something else by now, or that somebody made up, changes nothing', () => {
  const dir = editedBakery({ 'pages/index.json': ['"href": "/visit"', '"href": "/vist"'] })
  const problem = firstRepairable(dir)
  const made: Problem = { ...problem, fix: { do: 'set', label: 'x', file: '../owned.json', keyPath: ['a'], value: 'b' } }
  const before = contents(dir)
  expect(applyFix(dir, made)).toEqual({ status: 'refused', message: expect.stringContaining('changed in the meantime') as string })
  expect(contents(dir)).toEqual(before)
  writeFileSync(join(dir, 'pages/index.json'), read(dir, 'pages/index.json').replace('"/vist"', '"/vizit"'))
  const changed = contents(dir)
  expect(applyFix(dir, problem)).toMatchObject({ status: 'refused' })
  expect(contents(dir)).toEqual(changed)
})
