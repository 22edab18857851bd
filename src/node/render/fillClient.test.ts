import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { PACKAGES_FILE, fillClient } from './fillClient.ts'
import { MARKS } from './siteExpressions.ts'

const BASE = {
  'index.html': '<script type="module" src="/static/js/index-aaaaaaaa.js"></script>',
  '.vite/manifest.json': '{"_start-bbbbbbbb.js":{"imports":["__virtual_site-cccccccc.js","_lone-dddddddd.js"]}}',
  [PACKAGES_FILE]: '[]',
  'static/js/index-aaaaaaaa.js': `const s=${MARKS.settings};import("./start-bbbbbbbb.js")`,
  'static/js/start-bbbbbbbb.js': 'import"./_virtual_site-cccccccc.js";import"./lone-dddddddd.js";import"./index-aaaaaaaa.js"',
  'static/js/_virtual_site-cccccccc.js': `export const shell=${MARKS.shell};`,
  'static/js/lone-dddddddd.js': 'export const x=1',
}

/** A client that is filled with a site of this name: its files by path. */
function filled(name: string): Record<string, string> {
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
    { name, analytics: {}, errorReports: {}, words: { notices: 'Notices', close: '$& $1' } } as unknown as ShellData,
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
  expect(files[start!]).toBe(`import"./${name(site)}";import"./lone-dddddddd.js";import"./${name(index)}"`)
  expect(JSON.parse(files['.vite/manifest.json']!)).toEqual({ [`_${name(start)}`]: { imports: [`_${name(site)}`, '_lone-dddddddd.js'] } })
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
