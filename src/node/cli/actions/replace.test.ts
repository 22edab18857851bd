import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { printedLines } from '#tests/support/printedLines.ts'
import { replaceWords } from './replace.ts'

const printed = printedLines()
const read = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8')
const BREAD = 'collections/breads/rye-loaf.json'

test('without a replacement, the places are listed with the words around them', async () => {
  expect(await replaceWords({ configDir: editedBakery({}), words: ['rye flour'] })).toBe(0)
  expect(printed.log.join('\n')).toMatchInlineSnapshot(`
    "collections/breads/rye-loaf.json:5:34  A dark loaf of [rye flour], water, salt and a sourdough that is older than the shop. …
    collections/breads/rye-loaf.json:22:21  [Rye flour]

    2 places on 1 page or shared parts."
  `)
})

test('a replacement changes only the words, keeps capitals, and leaves addresses and files as they are', async () => {
  const dir = editedBakery({ 'pages/house-rules.md': 'Loaf and [loaf](/breads/rye-loaf), or a lo**af**.\n' })
  const before = read(dir, BREAD)
  expect(await replaceWords({ configDir: dir, words: ['loaf', 'bread'] })).toBe(0)
  expect(read(dir, 'pages/house-rules.md')).toBe('Bread and [bread](/breads/rye-loaf), or a lo**af**.\n')
  expect(read(dir, BREAD)).toBe(before.replaceAll(' loaf', ' bread'))
  expect(printed.log.join('\n')).toContain('partly formatted: pages/house-rules.md:1:41')
  expect(loadSite(dir).site).toBeTruthy()
})

test('places can be left out, and a dry run writes nothing', async () => {
  const dir = editedBakery({})
  const before = read(dir, BREAD)
  expect(await replaceWords({ configDir: dir, words: ['Rye loaf', 'Dark loaf'], page: '/breads/rye-loaf', isDryRun: true })).toBe(0)
  expect(read(dir, BREAD)).toBe(before)
  expect(
    await replaceWords({ configDir: dir, words: ['Rye loaf', 'Dark loaf'], page: '/breads/rye-loaf', except: [`${BREAD}:3:12`] }),
  ).toBe(0)
  expect(read(dir, BREAD)).toBe(before.replace('"Rye loaf, the', '"Dark loaf, the').replace('"title": "Rye loaf"', '"title": "Dark loaf"'))
})

test('a translation is searched by its own texts, in its language', async () => {
  const dir = bakeryInLanguages()
  expect(await replaceWords({ configDir: dir, words: ['Laden', 'Geschäft'], language: 'de' })).toBe(0)
  expect(read(dir, 'pages/visit.de.json')).toContain('Wann der Geschäft geöffnet ist')
  expect(await replaceWords({ configDir: dir, words: ['Geschäft'], language: 'ar' })).toBe(1)
  expect(await replaceWords({ configDir: dir, words: ['Geschäft'], page: '/de/besuch' })).toBe(0)
})

test('a replacement that causes an error is refused as a whole', async () => {
  const dir = editedBakery({})
  const before = read(dir, BREAD)
  expect(await replaceWords({ configDir: dir, words: ['Rye loaf', 'x'.repeat(300)] })).toBe(1)
  expect(printed.error.join('\n')).toContain('Nothing was changed')
  expect(read(dir, BREAD)).toBe(before)
})

test.each([
  [[], 2],
  [[' '], 2],
  [['a', 'b', 'c'], 2],
  [['xylophone'], 1],
  [['xylophone', 'bell'], 1],
])('%j: exit code %i', async (words, code) => {
  expect(await replaceWords({ configDir: editedBakery({}), words })).toBe(code)
})
