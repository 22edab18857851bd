import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { runCli } from '#tests/support/cli.ts'
import { TIDE_TABLES, linkPackage } from '#tests/support/linkedPackage.ts'
import { COUNTER, writeOwnSection } from '#tests/support/ownSection.ts'
import { runHere } from '#tests/support/runHere.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

// Section types stay with the modules that have read them, which files of tests share.
afterAll(() => void vi.resetModules())

const TABLE = { type: 'tideTable', title: 'High water', harbours: ['Ansty', 'Corrie'] }
const CLOCK = { type: 'tideClock', title: 'Tides to come' }

/** The bakery, whose `site.json` names some packages, one in each line, and whose page for visitors shows some sections. */
function bakery(packages: string[], ...sections: object[]): SiteCopy {
  const site = copySite('tests/fixtures/bakery')
  onTestFinished(site.remove)
  if (packages.length > 0) {
    const list = packages.map((name) => `    ${JSON.stringify(name)}`).join(',\n')
    site.write('site.json', site.read('site.json').replace(/\{/, `{\n  "sectionPackages": [\n${list}\n  ],`))
  }
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  page.sections.splice(1, 0, ...sections)
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
  return site
}

/** Writes a package of section types beside a config folder. */
function writePackage({ configDir }: SiteCopy, name: string, types: string[]): void {
  const folder = join(dirname(configDir), 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  for (const type of types) {
    const of = join(folder, 'sections', type)
    mkdirSync(of, { recursive: true })
    writeFileSync(join(of, 'schema.ts'), COUNTER.schema.replace("'counter'", `'${type}'`))
    writeFileSync(join(of, 'view.tsx'), COUNTER.view)
  }
}

const validated = (site: SiteCopy) => runCli(['validate', '--config', site.configDir])
const built = (site: SiteCopy, ...more: string[]) => runCli(['build', '--config', site.configDir, '--out', site.dist, ...more])

test('a site shows the sections of a package that site.json names, with the files that it and a type of the company publish', async () => {
  const site = bakery(['tide-tables'], TABLE, CLOCK, { type: 'counter', title: 'Count' })
  linkPackage(site.configDir, 'tide-tables', TIDE_TABLES)
  writeOwnSection(site.configDir, 'counter', COUNTER)
  writeFileSync(
    join(dirname(site.configDir), 'sections/counter/build.ts'),
    "export default () => ({ files: new Map([['/static/counter/start.json', '7']]), headers: {}, npmPackages: [] })",
  )
  expect(await validated(site)).toMatchObject({ code: 0 })
  expect(await built(site, '--host', 'netlify')).toMatchObject({ code: 0 })
  const html = readFileSync(join(site.dist, 'visit/index.html'), 'utf8')
  expect(html).toMatch(/data-type="tideTable"[\s\S]*<th scope="row">Ansty<\/th><td>4.2(?:<!-- -->)? m<\/td>/)
  expect(html).toMatch(/data-type="tideClock"[\s\S]*Next tides<\/button>/)
  const scripts = findFiles(join(site.dist, 'static/js')).filter((file) => file.endsWith('.js'))
  expect(scripts.flatMap((file) => /^own-(\w+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? [])).toEqual(['counter', 'tideClock', 'tideTable'])
  const read = (file: string) => JSON.parse(readFileSync(join(site.dist, 'static/tides/1a2b3c4d', file), 'utf8')) as unknown
  expect(read('tides.json')).toMatchObject({ languages: ['en-GB'], heights: { Ansty: 4.2 } })
  expect(read('about.json')).toMatchObject({ name: 'tide-tables' })
  expect(readFileSync(join(site.dist, 'static/counter/start.json'), 'utf8')).toBe('7')
  expect(readFileSync(join(site.dist, '_headers'), 'utf8')).toContain(
    '/static/tides/:version/tides.json\n  Access-Control-Allow-Origin: *\n',
  )
  expect(JSON.parse(readFileSync(join(site.dist, 'sbom.cdx.json'), 'utf8'))).toMatchObject({
    components: expect.arrayContaining([expect.objectContaining({ name: 'zod' })]) as unknown,
  })
  expect((await built(site, '--host', 'netlify')).output).toContain('0 pages built')
})

test('what a package publishes is left out where no page shows its sections', async () => {
  const site = bakery(['tide-tables'], TABLE)
  linkPackage(site.configDir, 'tide-tables', TIDE_TABLES)
  expect(await built(site)).toMatchObject({ code: 0 })
  expect(existsSync(join(site.dist, 'static/tides'))).toBe(false)
})

test('a type of an installed package that site.json does not name is unknown, and the package is named', async () => {
  const site = bakery([], TABLE)
  linkPackage(site.configDir, 'tide-tables', TIDE_TABLES)
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toMatch(/pages\/visit\.json:\d+:\d+ error E_CHOICE sections\.1\.type: "tideTable" is not one of the choices for "type"/)
  expect(output).toContain('The installed package tide-tables contains it: add "tide-tables" to sectionPackages in site.json.')
  expect(output).toContain('1 error')
})

test('a package is found among the workspaces of the project, too, and whatever its sections import is part of them', async () => {
  const site = bakery(['tide-tables'], { ...TABLE, harbours: ['Breakwell'] })
  const home = dirname(site.configDir)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'bakery', workspaces: ['packages/*'] }))
  cpSync(TIDE_TABLES, join(home, 'packages/tides'), { recursive: true })
  expect(await validated(site)).toMatchObject({ code: 0 })
  writeFileSync(join(home, 'packages/tides/heights.ts'), 'export const heights: Record<string, number> = { Ansty: 4.2, Corrie: 3.6 }')
  expect((await validated(site)).output).toMatch(/pages\/visit\.json:\d+:\d+ error E_CHOICE sections\.1\.harbours\.0: "Breakwell"/)
})

type Told = [what: string, packages: string[], prepare: (site: SiteCopy) => void, place: string, message: string, hint: string]

test.each<Told>([
  [
    'that is not installed',
    ['tide-tables'],
    () => {},
    '3:5',
    'the package tide-tables is not installed',
    'Install it (npm install tide-tables), or remove it from sectionPackages.',
  ],
  [
    'whose name has a slip',
    ['tide-table'],
    ({ configDir }) => linkPackage(configDir, 'tide-tables', TIDE_TABLES),
    '3:5',
    'the package tide-table is not installed',
    'Did you mean "tide-tables"?',
  ],
  [
    'that is no package of section types',
    ['plain-library'],
    (site) => writePackage(site, 'plain-library', []),
    '3:5',
    'the package plain-library contains no section types',
    'Remove it from sectionPackages',
  ],
  [
    'that has a type of another one',
    ['tide-tables', '@other/tides'],
    (site) => {
      linkPackage(site.configDir, 'tide-tables', TIDE_TABLES)
      writePackage(site, '@other/tides', ['tideClock', 'moonClock'])
    },
    '4:5',
    'the package @other/tides has the section type tideClock, but so does the package tide-tables',
    'Remove one of them, or rename its type.',
  ],
  [
    'that has a type of the company itself',
    ['tide-tables'],
    ({ configDir }) => {
      linkPackage(configDir, 'tide-tables', TIDE_TABLES)
      writeOwnSection(configDir, 'tideClock', { ...COUNTER, schema: COUNTER.schema.replace("'counter'", "'tideClock'") })
    },
    '3:5',
    'the package tide-tables has the section type tideClock, but so does the sections folder of this site',
    'Remove one of them, or rename its type.',
  ],
  [
    'that has a type of the builder',
    ['heroes'],
    (site) => writePackage(site, 'heroes', ['hero', 'antihero']),
    '3:5',
    'the package heroes has the section type hero, but so does the builder',
    'Remove the package from sectionPackages, or ask its authors to rename the type.',
  ],
  [
    'that is named twice',
    ['tide-tables', 'tide-tables'],
    ({ configDir }) => linkPackage(configDir, 'tide-tables', TIDE_TABLES),
    '4:5',
    'the package tide-tables is listed twice',
    'Remove one of the two entries.',
  ],
])('a package %s is one problem at its name', async (_what, packages, prepare, place, message, hint) => {
  const site = bakery(packages)
  prepare(site)
  const { status, stdout } = await runHere('validate', '--config', site.configDir)
  expect(status).toBe(1)
  expect(stdout).toContain(`site.json:${place} error E_SECTION_PACKAGE: ${message}`)
  expect(stdout).toContain(hint)
  expect(stdout).toContain('1 error')
})
