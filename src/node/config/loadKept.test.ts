import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SitePage } from '#src/site/site.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { renderedSectionsFile } from './cache/renderedSectionsFile.ts'
import { keptFiles } from './cache/keptFiles.ts'
import { diskCache } from './cache/diskCache.ts'
import { loadKept } from './loadKept.ts'
import { loadSite } from './loadSite.ts'

const at = Date.parse('2026-11-10T12:00:00Z')

/** So many pages more that threads read them. */
const MANY = 1000

/** A bakery with so many more pages that what is known of them is kept; one of them has a dead link. */
function largeBakery(pages: number): string {
  const dir = editedBakery({})
  mkdirSync(join(dir, 'pages/loaves'))
  for (let number = 0; number < pages; number += 1) {
    const related = [number === 7 ? '/nowhere' : '/visit']
    writeFileSync(join(dir, `pages/loaves/loaf-${number}.json`), bakeryPage(`Loaf ${number}`, { noindex: true, related }))
  }
  onTestFinished(() => Object.values(keptFiles(dir)).forEach((file) => rmSync(file, { force: true })))
  return dir
}

const found = async (dir: string) => (await loadKept(dir, { at })).problems
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

test('H14 threads find what one thread finds, and what they find is kept until something changes', async () => {
  const dir = largeBakery(MANY)
  const cold = loadSite(dir, { at })
  expect(cold.problems).toEqual([expect.objectContaining({ code: 'E_DEAD_LINK', path: 'related.0' })])
  expect(await found(dir)).toEqual(cold.problems)

  // Everything is known now, and nothing of it is new.
  const { memory } = diskCache(dir)
  expect(memory.facts.size).toBe(MANY + readdirSync(join(dir, 'pages')).filter((file) => file.endsWith('.json')).length + 2)
  const known = [...memory.facts.values()]
  expect((await loadKept(dir, { at, memory })).problems).toEqual(cold.problems)
  expect([...memory.facts.values()].every((facts, index) => facts === known[index])).toBe(true)

  const page = join(dir, 'pages/loaves/loaf-9.json')
  edit(page, '/visit', '/vist')
  const both = await found(dir)
  expect(both).toEqual(loadSite(dir, { at }).problems)
  expect(both).toHaveLength(2)
  edit(page, '/vist', '/visit')
  expect(await found(dir)).toEqual(cold.problems)
})

test('H14 what the rules of the whole site found is kept, for those that would see the same again', async () => {
  const dir = largeBakery(300)
  await found(dir)
  const page = join(dir, 'pages/loaves/loaf-9.json')
  const ranAgain = async () => {
    const { memory } = diskCache(dir)
    const before = memory.findings!.byRule
    expect((await loadKept(dir, { at, memory })).problems).toEqual(loadSite(dir, { at }).problems)
    return memory.findings!.byRule.filter((rule, index) => rule !== before[index]).length / before.length
  }
  expect(await ranAgain()).toBe(0)
  edit(page, '"lead":"', '"lead":"Now: ')
  expect(await ranAgain()).toBeLessThan(0.25)
  edit(page, '/visit', '/vist')
  expect(await ranAgain()).toBe(1)
})

test('H14 what a few edits change is kept beside the rest, so that the next run need not find it out again', async () => {
  const dir = largeBakery(400)
  // A file that was written this very moment is read again by the next run.
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) utimesSync(join(dir, file), 1, 1)
  await found(dir)
  const whole = readFileSync(keptFiles(dir).whole, 'latin1')
  const page = (number: number) => join(dir, `pages/loaves/loaf-${number}.json`)
  const isAllKnown = async (cold = loadSite(dir, { at }).problems) => {
    const { memory } = diskCache(dir)
    const [facts, { byRule }] = [[...memory.facts.values()], memory.findings!]
    expect((await loadKept(dir, { at, memory })).problems).toEqual(cold)
    return (
      facts.length === memory.facts.size &&
      facts.every((one) => memory.facts.get(one.file) === one) &&
      byRule.every((rule, index) => rule === memory.findings!.byRule[index])
    )
  }
  // Whoever moves a page, adds one or takes one away changes what the rules see, and so does another footer.
  const edits = [
    () => edit(page(9), '"title":"', '"title":"New: '),
    () => edit(page(7), '/nowhere', '/nobody'),
    () => edit(join(dir, 'footer.json'), '"label": "', '"label": "New: '),
    () => rmSync(page(11)),
    () => writeFileSync(page(1000), bakeryPage('Loaf 1000', { noindex: true })),
  ]
  for (const change of edits) {
    change()
    const cold = loadSite(dir, { at }).problems
    expect(await isAllKnown(cold)).toBe(false)
    expect(await found(dir)).toEqual(cold)
    expect(await isAllKnown(cold)).toBe(true)
  }
  expect(readFileSync(keptFiles(dir).whole, 'latin1') === whole).toBe(true)

  // What was kept since counts for nothing beside another whole, and is written into that when there is much of it.
  const since = readFileSync(keptFiles(dir).since, 'utf8')
  const cold = loadSite(dir, { at }).problems
  for (const kept of ['', since.slice(0, since.length / 2), since.replace('New: ', 'Old: '), since.replace(/^\S+/, 'another-version')]) {
    writeFileSync(keptFiles(dir).since, kept)
    expect(await found(dir)).toEqual(cold)
  }
  for (let number = 20; number < 40; number += 1) edit(page(number), '"lead":"', '"lead":"Now: ')
  await found(dir)
  expect(() => readFileSync(keptFiles(dir).since)).toThrow('ENOENT')
  expect(await isAllKnown()).toBe(true)
  writeFileSync(keptFiles(dir).since, since)
  expect(await isAllKnown()).toBe(true)
})

test('H14 what is kept may be damaged, cut short or of other code', async () => {
  const dir = largeBakery(300)
  const expected = await found(dir)
  const whole = readFileSync(keptFiles(dir).whole, 'utf8')
  const tampered = whole.replace('/nowhere', '/elsewhere')
  expect(tampered).not.toBe(whole)
  for (const kept of ['', 'nonsense', whole.slice(0, whole.length / 2), tampered, whole.replace(/^\S+/, 'another-version')]) {
    writeFileSync(keptFiles(dir).whole, kept)
    expect(await found(dir)).toEqual(expected)
  }
})

test('H14 what threads have made of pages is shown without reading these again, with or without what was put aside', async () => {
  const dir = largeBakery(MANY)
  edit(join(dir, 'pages/loaves/loaf-7.json'), '/nowhere', '/visit')
  const { site } = loadSite(dir, { at })
  const shown = (pages: readonly SitePage[]) =>
    pages.map(({ path, sections, sources, headings }) => ({ path, sections, sources, headings }))
  const expected = shown(site!.pages)
  const folder = join(mkdtempSync(join(tmpdir(), 'spool-')), 'contents')
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }))
  const spool = renderedSectionsFile(folder)
  const loaded = (await loadKept(dir, { at, spool })).site!
  expect(readdirSync(folder).length).toBeGreaterThan(0)
  expect(shown(loaded.pages)).toEqual(expected)

  // A page that has become another one is not shown, and is not missed either, where it was put aside.
  edit(join(dir, 'pages/loaves/loaf-900.json'), 'Loaf 900', 'Roll 900')
  expect(shown(loaded.pages)).toEqual(expected)
  edit(join(dir, 'pages/loaves/loaf-900.json'), 'Roll 900', 'Loaf 900')
  spool.remove()
  expect(() => readdirSync(folder)).toThrow('ENOENT')
  expect(shown(loaded.pages)).toEqual(expected)
})

test('H14 of a small folder nothing is kept', async () => {
  const dir = editedBakery({})
  await loadKept(dir, { at })
  expect(() => readFileSync(keptFiles(dir).whole)).toThrow('ENOENT')
})
