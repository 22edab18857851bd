import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '#src/site/checks/index.ts'
import { recordSectionReads, hasWordReads } from '#src/site/checks/sectionReads.ts'
import { type Rule, wordsOfPages } from '#src/site/checks/rule.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import type { SitePage } from '#src/site/site.ts'
import { configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'

const at = Date.parse('2026-11-10T12:00:00Z')

/** Loads the bakery before and after a text is replaced, with one memory; says how many rules ran again, of how many. */
function ranAgain(file: string, from: string, to: string): { again: number; all: number } {
  const dir = editedBakery({})
  const memory = configCache()
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

test('H14 after an edit of a title the rules are that look at words of pages, and no others', () => {
  const { again, all } = ranAgain('pages/visit.json', '"title": "', '"title": "Now ')
  expect(again).toBe(all - rules.filter((rule: Rule) => rule.ignoresWords).length)
})

test('H14 a copy that nothing leads to is told as soon as it is no copy any more', () => {
  const page = { sections: [{ type: 'hero', variant: 'plain', title: 'Flour', lead: 'A page of the shop.' }] }
  const dir = editedBakery({ 'pages/flour.json': bakeryPage('Flour', page), 'pages/meal.json': bakeryPage('Flour', page) })
  const memory = configCache()
  const orphans = () => loadSite(dir, { at, memory }).problems.flatMap(({ code, file }) => (code === 'E_ORPHAN' ? [basename(file)] : []))
  expect(orphans()).toEqual(['flour.json'])
  const file = join(dir, 'pages/meal.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title":"Flour', '"title":"Meal'))
  expect(orphans()).toEqual(['flour.json', 'meal.json'])
})

test.each([
  ['a link', 'pages/index.json', '"href": "/visit"', '"href": "/vist"'],
  ['a setting', 'site.json', '"language": "en', '"language": "de'],
])('H14 after an edit of %s all are', (_what, file, from, to) => {
  const { again, all } = ranAgain(file, from, to)
  expect(again).toBe(all)
})

/** The pages of a config that say when somebody looks at their words. */
function watched(pages: readonly SitePage[], tell: (field: string) => void): SitePage[] {
  const words: ReadonlySet<PropertyKey> = new Set(wordsOfPages)
  return pages.map((page) => ({
    ...page,
    meta: new Proxy(page.meta, {
      get(meta, field, receiver) {
        if (words.has(field)) tell(String(field))
        return Reflect.get(meta, field, receiver)
      },
    }),
  }))
}

const broken: Record<string, () => string> = {
  'the bakery': () => editedBakery({}),
  'the bakery in languages': () => bakeryInLanguages(),
  'links to nothing, to drafts and to what is not listed': () =>
    editedBakery({
      'pages/index.json': ['"href": "/visit"', '"href": "/vist?bread=rye#ordr"'],
      'pages/flour.json': bakeryPage('Flour', { draft: true }),
      'pages/hidden.json': bakeryPage('Hidden', { noindex: true, parent: '/hidden', related: ['/flour', '/hidden', '/hidden'] }),
      'footer.json': ['"location": "https://mill.example/flour"', '"location": "/flour"'],
    }),
  'a menu of many pages': () =>
    editedBakery(
      Object.fromEntries(
        Array.from({ length: 25 }, (_, index) => [
          `pages/guests/guest-${index}.json`,
          bakeryPage(`Guest ${index}`, { menus: [{ menu: 'footer', column: 'shop' }] }),
        ]),
      ),
    ),
  'pages that nothing leads to': () => editedBakery({ 'pages/flour.json': bakeryPage('Flour'), 'pages/meal.json': bakeryPage('Flour') }),
}

test.each(Object.keys(broken))('H14 in %s no rule looks at words of pages that says it ignores them', (which) => {
  const { config } = loadSite(broken[which]!(), { at })
  const found = rules.flatMap((rule: Rule) => {
    const seen = new Set<string>()
    // Each rule gets a config of its own: what rules share would be made for the first of them only.
    const pages = watched(config!.pages, (field) => seen.add(field))
    const { read } = recordSectionReads(() => rule.check?.({ ...config!, pages }))
    return rule.ignoresWords && seen.size > 0 && !hasWordReads(read) ? [`${rule.code} looks at ${[...seen].join(', ')}`] : []
  })
  expect(found).toEqual([])
})
