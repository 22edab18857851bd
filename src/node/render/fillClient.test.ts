import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { PACKAGES_FILE, fillClient } from './fillClient.ts'
import { MANIFEST_FILE } from './usedFiles.ts'
import { MARKS } from './siteExpressions.ts'

const BASE = {
  'index.html': '<script type="module" src="/static/js/index-aaaaaaaa.js"></script>',
  [MANIFEST_FILE]: JSON.stringify({
    'index.html': { file: 'static/js/index-aaaaaaaa.js', dynamicImports: ['src/start.tsx'] },
    'src/start.tsx': {
      file: 'static/js/start-bbbbbbbb.js',
      imports: ['_virtual_site-cccccccc.js', '_lone-dddddddd.js'],
      dynamicImports: ['src/sections/form/view.tsx', 'src/sections/dataTable/view.tsx'],
    },
    '_virtual_site-cccccccc.js': { file: 'static/js/_virtual_site-cccccccc.js' },
    '_lone-dddddddd.js': { file: 'static/js/lone-dddddddd.js' },
    'src/sections/form/view.tsx': { file: 'static/js/Form-eeeeeeee.js', css: ['static/css/Form-ffffffff.css'] },
    'src/sections/dataTable/view.tsx': { file: 'static/js/DataTable-gggggggg.js', imports: ['_lone-dddddddd.js'] },
  }),
  [PACKAGES_FILE]: JSON.stringify(
    Object.entries({ icons: [], redux: ['static/js/start-bbbbbbbb.js'], pdf: ['static/js/reader-hhhhhhhh.js'] }).map(([name, inFiles]) => ({
      name,
      version: '1.0.0',
      licence: 'MIT',
      supplier: 'Somebody',
      installed: 0,
      needs: [],
      notices: [],
      files: inFiles,
    })),
  ),
  'static/js/index-aaaaaaaa.js': `const s=${MARKS.settings};import("./start-bbbbbbbb.js")`,
  'static/js/start-bbbbbbbb.js':
    'import"./_virtual_site-cccccccc.js";import"./lone-dddddddd.js";import"./index-aaaaaaaa.js";["Form-eeeeeeee.js","DataTable-gggggggg.js"]',
  'static/js/_virtual_site-cccccccc.js': `export const shell=${MARKS.shell};`,
  'static/js/lone-dddddddd.js': 'export const x=1',
  'static/js/Form-eeeeeeee.js': 'export const form=1',
  'static/css/Form-ffffffff.css': 'form{}',
  'static/js/DataTable-gggggggg.js': 'new Worker("/static/js/reader-hhhhhhhh.js")',
  'static/js/reader-hhhhhhhh.js': 'import"./text-iiiiiiii.js"',
  'static/js/text-iiiiiiii.js': '',
}

const THEME = { font: { family: 'Serif', files: [{ src: '/serif.woff2' }] }, headings: {}, figures: {} }

/** A client that is filled with a site of this name: its files by path. */
function filled(name: string, types: string[] = []): Record<string, string> {
  const home = mkdtempSync(join(tmpdir(), 'fill-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  for (const [file, text] of Object.entries(BASE)) {
    mkdirSync(dirname(join(home, 'base', file)), { recursive: true })
    writeFileSync(join(home, 'base', file), text)
  }
  const out = join(home, 'out')
  mkdirSync(out)
  fillClient(
    join(home, 'base'),
    {
      shell: { name, analytics: {}, errorReports: {}, words: { notices: 'Notices', close: '$& $1' }, theme: THEME } as unknown as ShellData,
      types: new Set(types),
      npmFolders: [],
    },
    out,
  )
  expect(statSync(join(out, 'static/js/lone-dddddddd.js')).ino).toBe(statSync(join(home, 'base/static/js/lone-dddddddd.js')).ino)
  return Object.fromEntries(walk(out).files.map((file) => [file, readFileSync(join(out, file), 'utf8')]))
}

const scripts = (files: Record<string, string>) => Object.keys(files).filter((file) => file.endsWith('.js'))

test('H10 a client that was made without a site is filled with one, and what changes by it, or names such a file, is called otherwise', () => {
  const files = filled('Harbour')
  const all = Object.values(files).join('\n')
  for (const mark of Object.values(MARKS)) expect(all).not.toContain(mark)
  const [site, index, start] = ['_virtual_site', 'index', 'start'].map((part) => scripts(files).find((file) => file.includes(`/${part}-`))!)
  expect(scripts(files).toSorted()).toEqual([site, index, start, 'static/js/lone-dddddddd.js'].toSorted())
  for (const old of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) expect(all).not.toContain(old)
  const name = (file?: string) => file!.replace('static/js/', '')
  expect(files['index.html']).toContain(`/${index}"`)
  expect(files[index!]).toContain(`./${name(start)}`)
  expect(files[start!]).toContain(`import"./${name(site)}";import"./lone-dddddddd.js";import"./${name(index)}"`)
  expect(JSON.parse(files[MANIFEST_FILE]!)).toMatchObject({
    'src/start.tsx': { file: start, imports: [`_virtual_site-${/-([\w-]{8})\.js$/.exec(site!)![1]}.js`, '_lone-dddddddd.js'] },
  })
  expect(files[site!]).toContain('"name":"Harbour"')
  expect(files[site!]).toContain('$& $1')
  expect(files[site!]).not.toContain('Notices')
  expect(files['third-party-notices.txt']).toContain('Notices')
})

test('H10 equal sites are filled in alike; other ones have no changed file in common', () => {
  expect(filled('Harbour')).toEqual(filled('Harbour'))
  const names = new Set(scripts(filled('Harbour')))
  expect(scripts(filled('Quay')).filter((file) => names.has(file))).toEqual(['static/js/lone-dddddddd.js'])
})

test('what no section of a site needs is left out, whatever lists it: scripts, style sheets, workers and what these import', () => {
  const bare = filled('Harbour')
  const left = ['Form-', 'DataTable-', 'reader-', 'text-']
  expect(Object.keys(bare).filter((file) => left.some((name) => file.includes(name)))).toEqual([])
  const withForm = filled('Harbour', ['form'])
  expect(Object.keys(withForm).filter((file) => !(file in bare))).toEqual(['static/css/Form-ffffffff.css', 'static/js/Form-eeeeeeee.js'])
  const withTable = filled('Harbour', ['dataTable'])
  expect(Object.keys(withTable).filter((file) => !(file in bare))).toEqual(
    ['DataTable-gggggggg', 'reader-hhhhhhhh', 'text-iiiiiiii'].map((name) => `static/js/${name}.js`),
  )
  // What pages have in common is called the same, so that a section of another type changes none of them.
  for (const file of Object.keys(bare).filter((name) => name.startsWith('static/'))) expect(withTable[file], file).toBe(bare[file])
})

test('packages of which nothing is sent are not named', () => {
  const named = (files: Record<string, string>) =>
    ['icons', 'redux', 'pdf'].filter((name) => files['sbom.cdx.json']!.includes(`"name": "${name}"`))
  expect(named(filled('Harbour'))).toEqual(['icons', 'redux'])
  expect(named(filled('Harbour', ['dataTable']))).toEqual(['icons', 'redux', 'pdf'])
})
