import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { configCache } from './configCache.ts'

const at = Date.parse('2026-11-10T12:00:00Z')
const DAY = 86_400_000

/** Says whether a folder gives the very site that it gave before; what it gives has to be what it gives to whoever knows nothing of it. */
function isSame(edits: Parameters<typeof editedBakery>[0], change: (dir: string) => void, later = 0): boolean {
  const dir = editedBakery(edits)
  const memory = configCache()
  const before = loadSite(dir, { at, memory })
  change(dir)
  const after = loadSite(dir, { at: at + later, memory })
  const cold = loadSite(dir, { at: at + later })
  expect(after.problems).toEqual(cold.problems)
  expect(after.site?.pages.map(({ path, meta }) => [path, meta])).toEqual(cold.site?.pages.map(({ path, meta }) => [path, meta]))
  expect(after.changes).toEqual(cold.changes)
  return after.config === before.config
}

const write = (file: string, from: string, to: string) => (dir: string) => {
  const text = readFileSync(join(dir, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(dir, file), text.replace(from, to))
}

test('a folder in which nothing has changed gives the same site', () => {
  expect(isSame({}, () => {})).toBe(true)
  expect(isSame({}, (dir) => utimesSync(join(dir, 'pages/index.json'), 1, 1))).toBe(true)
  expect(isSame({}, () => {}, 1000)).toBe(true)
})

test.each([
  ['a page', write('pages/visit.json', 'Opening hours and orders', 'Hours and orders')],
  ['a shared file', write('footer.json', '"', ' "')],
  ['an asset', (dir: string) => writeFileSync(join(dir, 'assets/new.svg'), 'no picture')],
  ['a Markdown file that nothing names', (dir: string) => writeFileSync(join(dir, 'pages/alone.md'), 'Alone.')],
])('%s that has changed gives another one', (_what, change) => {
  expect(isSame({}, change)).toBe(false)
})

test.each([
  ['a page whose time has come', { 'pages/flour.json': bakeryPage('Flour', { publishAt: '2026-11-10T13:00:00Z' }) }, DAY / 12],
  ['a day that has passed', {}, DAY],
  ['a moment before the one that is known', {}, -1000],
])('%s gives another one', (_what, edits, later) => {
  expect(isSame(edits, () => {}, later)).toBe(false)
})

test('an old warning keeps its place, and moves with the lines above it', () => {
  const long = 'Everything that there is to know about the flour that we bake our bread with'
  const dir = editedBakery({ 'pages/flour.json': bakeryPage('Flour', { title: long }) })
  const memory = configCache()
  const file = join(dir, 'pages/flour.json')
  const lines = () => {
    const { problems } = loadSite(dir, { at, memory })
    expect(problems).toEqual(loadSite(dir, { at }).problems)
    return problems.flatMap(({ code, line }) => (code === 'E_TITLE_LENGTH' ? [line] : []))
  }
  expect(lines()).toEqual([1])
  const { placed } = memory.facts.get('pages/flour.json')!
  write('pages/visit.json', 'Opening hours and orders', 'Hours and orders')(dir)
  expect(lines()).toEqual([1])
  expect(memory.facts.get('pages/flour.json')!.placed).toEqual(placed)
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{\n\n'))
  expect(lines()).toEqual([3])
})
