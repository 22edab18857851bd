import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'

const at = Date.parse('2026-11-10T12:00:00Z')

const edit = (file: string, from: string, to: string) => (dir: string) => {
  const text = readFileSync(join(dir, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(dir, file), text.replace(from, to))
}

/** The translations of shared files that are read again after a change, whose result has to be that of a first load. */
function readAgain(change: (dir: string) => void): string[] {
  const dir = bakeryInLanguages()
  const memory = configCache()
  const facts = () => new Map(memory.shared!.files.filter(({ file }) => /\.(?:ar|de)\.json$/.test(file)).map((one) => [one.file, one]))
  loadSite(dir, { at, memory })
  const before = facts()
  expect([...before.keys()]).toEqual(expect.arrayContaining(['footer.de.json', 'header.ar.json', 'site.de.json']))
  change(dir)
  const warm = loadSite(dir, { at, memory })
  const cold = loadSite(dir, { at })
  expect(warm.problems).toEqual(cold.problems)
  expect(warm.config?.languages).toEqual(cold.config?.languages)
  return [...facts()].flatMap(([file, one]) => (before.get(file) === one ? [] : [file])).sort()
}

test('H14 translations of shared files are read again if they, their sources, or the spelling of anchors change', () => {
  expect(readAgain(() => {})).toEqual([])
  expect(readAgain(edit('pages/index.json', '"title"', ' "title"'))).toEqual([])
  expect(readAgain(edit('header.de.json', '{', ' {'))).toEqual(['header.de.json'])
  expect(readAgain(edit('footer.json', '"', ' "'))).toEqual(['footer.ar.json', 'footer.de.json'])
  expect(readAgain(edit('site.json', '"language": "en-GB"', '"language": "en-GB", "addresses": "letters"'))).toContain('header.de.json')
  expect(readAgain((dir) => rmSync(join(dir, 'site.de.json')))).toEqual([])
  expect(readAgain((dir) => rmSync(join(dir, 'footer.json')))).toEqual(['footer.ar.json', 'footer.de.json'])
})

test('settings in a language without a file of its own are read again if the settings change', () => {
  const dir = bakeryInLanguages()
  rmSync(join(dir, 'site.de.json'))
  const memory = configCache()
  const settings = () => loadSite(dir, { at, memory }) && memory.shared!.settingsIn.get('de')
  const first = settings()
  expect(first).toMatchObject({ language: 'de', name: expect.any(String) as string })
  edit('header.json', '"', ' "')(dir)
  expect(settings()).toBe(first)
  edit('site.json', '"language": "en-GB"', '"language": "en-US"')(dir)
  expect(settings()).not.toBe(first)
  expect(loadSite(dir, { at, memory }).problems).toEqual(loadSite(dir, { at }).problems)
})
