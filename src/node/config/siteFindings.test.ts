import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { configMemory } from './configMemory.ts'
import { loadSite } from './loadSite.ts'

const at = Date.parse('2026-11-10T12:00:00Z')

/** Loads the bakery before and after a text is replaced, with one memory; says how many rules ran again, of how many. */
function ranAgain(file: string, from: string, to: string): { again: number; all: number } {
  const dir = editedBakery({})
  const memory = configMemory()
  loadSite(dir, { at, memory })
  const before = memory.findings!.byRule
  const path = join(dir, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  expect(loadSite(dir, { at, memory }).problems).toEqual(loadSite(dir, { at }).problems)
  const again = memory.findings!.byRule.filter((found, index) => found !== before[index]).length
  return { again, all: before.length }
}

test('H14 after an edit of a text no rule of the whole site is run again', () => {
  expect(ranAgain('pages/visit.json', 'Yes, from the first roll.', 'Yes, from the second roll.').again).toBe(0)
})

test('H14 after an edit of a page whose sections a rule looks at, that rule is', () => {
  const { again, all } = ranAgain('pages/index.json', '"lead": "', '"lead": "Now: ')
  expect(again).toBeGreaterThan(0)
  expect(again).toBeLessThan(all / 4)
})

test.each([
  ['a title', 'pages/visit.json', '"title": "', '"title": "Now '],
  ['a link', 'pages/index.json', '"href": "/visit"', '"href": "/vist"'],
  ['a setting', 'site.json', '"language": "en', '"language": "de'],
])('H14 after an edit of %s all are', (_what, file, from, to) => {
  const { again, all } = ranAgain(file, from, to)
  expect(again).toBe(all)
})
