import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printedLines } from '#tests/support/printedLines.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { removePage } from './remove.ts'
import { slugs } from './slugs.ts'

const printed = printedLines()

const lockOf = (dir: string) => JSON.parse(readFileSync(join(dir, 'slugs.lock.json'), 'utf8')) as { paths: string[] }
const PAGES = ['/', '/breads', '/breads/rye-loaf', '/breads/spelt-crown', '/house-rules', '/visit']

test('the paths of all pages are recorded, sorted, and the site stays sound', async () => {
  const dir = editedBakery({})
  expect(await slugs({ configDir: dir })).toBe(0)
  expect(lockOf(dir).paths).toEqual(PAGES)
  expect(printed.log).toEqual(['6 paths recorded in slugs.lock.json.'])
  expect(loadSite(dir).problems).toEqual([])
})

test('paths of translations are recorded, and of pages that wait for one', async () => {
  const dir = bakeryInLanguages()
  expect(await slugs({ configDir: dir })).toBe(0)
  expect(lockOf(dir).paths.filter((path) => /^\/(?:de|ar)/.test(path))).toEqual([
    '/ar',
    '/ar/visit',
    '/de',
    '/de/besuch',
    '/de/brote',
    '/de/brote/roggenbrot',
    '/de/brote/spelt-crown',
    '/de/house-rules',
  ])
  expect(loadSite(dir).problems).toEqual([])
})

test('an earlier path that is redirected stays, so that its redirect cannot vanish either', async () => {
  const dir = editedBakery({ 'slugs.lock.json': '{ "paths": ["/", "/bread"] }' })
  expect(await slugs({ configDir: dir })).toBe(0)
  expect(lockOf(dir).paths).toEqual(['/', '/bread', ...PAGES.slice(1)])
})

test('while a path is lost nothing is recorded', async () => {
  const dir = editedBakery({ 'slugs.lock.json': '{ "paths": ["/gone"] }' })
  expect(await slugs({ configDir: dir })).toBe(1)
  expect(lockOf(dir).paths).toEqual(['/gone'])
  expect(printed.error.join()).toMatch(/E_LOST_PATH[^]*The paths were not recorded\./)
})

test('a config that is not there is told, and nothing is made', async () => {
  const dir = join(editedBakery({}), 'nowhere')
  expect(await slugs({ configDir: dir })).toBe(1)
  expect(existsSync(dir)).toBe(false)
})

test('a page that is removed for good stays in the list, so that the record of it cannot vanish either', async () => {
  const dir = editedBakery({ 'footer.json': ['{\n      "label": "House rules",\n      "location": "/house-rules"\n    }', ''] })
  expect(await slugs({ configDir: dir })).toBe(0)
  expect(await removePage({ configDir: dir, words: ['/house-rules'], gone: true })).toBe(0)
  expect(lockOf(dir).paths).toEqual(PAGES)
  expect(await slugs({ configDir: dir })).toBe(0)
  expect(lockOf(dir).paths).toEqual(PAGES)
  expect(loadSite(dir).problems).toEqual([])
})
