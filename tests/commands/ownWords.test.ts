import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { SectionType } from '#src/contract/sections.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { pageAt } from '#tests/support/bakerySite.ts'
import { HOURS, writeOwnSection, writeOwnWords } from '#tests/support/ownSection.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

/** What takes up section types and their words; which it does once in a process, before anything is parsed. */
async function loadReaders() {
  vi.resetModules()
  const [{ loadSite }, { ownSectionProblems, takeOwnSections }, { readSection }, { readWords }] = await Promise.all([
    import('#src/node/config/loadSite.ts'),
    import('#src/node/sections/ownSections.ts'),
    import('#src/node/sections/readSection.ts'),
    import('#src/node/sections/readWords.ts'),
  ])
  return { loadSite, ownSectionProblems, takeOwnSections, readSection, readWords }
}

let readers: Awaited<ReturnType<typeof loadReaders>>
beforeAll(async () => {
  readers = await loadReaders()
})
// Other tests of this process must not find the types of this company.
afterAll(() => void vi.resetModules())

const GERMAN = JSON.stringify({
  'Open until {until}': 'Offen bis {until}',
  'Closed now': 'Geschlossen',
  'Closed on holidays': 'An Feiertagen zu',
})

/** The bakery in English, German and Welsh, with opening hours whose words are its own. */
function bakeryWithHours(declared = HOURS.words, packs: Record<string, string> = { de: GERMAN }): SiteCopy {
  const site = copySite('tests/fixtures/bakery')
  onTestFinished(site.remove)
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  page.sections.splice(1, 0, { type: 'hours', title: 'Hours', until: '18:00' })
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
  for (const folder of ['de', 'cy']) site.write(`pages/visit.${folder}.json`, '{ "sections": [{}, { "title": "18:00" }] }')
  site.write('site.json', site.read('site.json').replace('"en-GB"', '"en-GB", "languages": [{ "tag": "de" }, { "tag": "cy" }]'))
  writeOwnSection(site.configDir, 'hours', HOURS)
  writeOwnWords(site.configDir, declared, packs)
  return site
}

const saying = (text: string, words: string) => text.replace('"analytics"', `"words": ${words},\n  "analytics"`)

test('own section types have words, which site.json may change, in each language of the site', async () => {
  const site = bakeryWithHours()
  const settings = site.read('site.json')
  site.write('site.json', saying(settings, '{ "bakeryHours": { "open": "Fresh until {until}" } }'))
  const { loadSite, ownSectionProblems, takeOwnSections } = readers
  await takeOwnSections(site.configDir)
  expect(ownSectionProblems(site.configDir)).toEqual([])
  const { site: read, problems } = loadSite(site.configDir)
  const shown = read!.pages.filter(({ uses }) => uses.types.includes('hours' as SectionType)).map((page) => makePageData(read!, page, ''))
  // In Welsh, in German, and as the site is; so are the fields that a page leaves out.
  expect(shown.map(({ sections }) => sections[1])).toMatchObject([
    { labels: { open: 'Open until {until}', closed: 'Closed now' }, note: 'Closed on holidays' },
    { labels: { open: 'Offen bis {until}', closed: 'Geschlossen' }, note: 'An Feiertagen zu' },
    { labels: { open: 'Fresh until {until}', closed: 'Closed now' }, note: 'Closed on holidays' },
  ])
  const named = problems.filter(({ code, file }) => code === 'E_OTHER_LANGUAGE' && file.includes('visit'))
  expect(named.map(({ file, path }) => `${file.split('/').at(-1)} ${path}`)).toEqual(['visit.cy.json sections.1.note'])
  // Pages without it do not carry its words, nor does what all pages share.
  expect(JSON.stringify(makePageData(read!, pageAt(read!, '/'), ''))).not.toContain('Fresh')
  expect(JSON.stringify(makeShellData(read!, '', ''))).not.toContain('Fresh')

  site.write('site.json', saying(settings, '{ "bakeryHours": { "close": "Come back tomorrow" } }'))
  const wrong = loadSite(site.configDir).problems.filter(({ file }) => file.endsWith('site.json'))
  expect(wrong).toMatchObject([{ code: 'E_UNKNOWN_KEY', column: 31, path: 'words.bakeryHours.close', hint: 'Did you mean "closed"?' }])

  site.write('site.json', settings.replace('"language": "en-GB"', '"language": "cy"'))
  const welsh = loadSite(site.configDir).problems.filter(({ path }) => path === 'words.bakeryHours')
  expect(welsh).toMatchObject([{ code: 'E_OTHER_LANGUAGE', message: '2 words are still in English: open, closed' }])
})

test.each<[string, string, Record<string, string>, object]>([
  ['code that does not run', 'throw new Error("no flour")', {}, { message: 'the code of these words does not run: no flour' }],
  ['another default export', 'export default 7', {}, { line: 1, message: 'the default export declares no words' }],
  ['a name that the builder has', HOURS.words.replace("'bakeryHours'", "'home'"), {}, { message: 'words named "home" already exist' }],
  ['a word without a default', HOURS.words.replace(".default('Closed now')", ''), {}, { message: '"closed" has no default' }],
  [
    'a pack that is no JSON',
    HOURS.words,
    { de: '{\n  "Closed now": Zu }' },
    { line: 2, column: 17, message: 'these words cannot be read' },
  ],
  ['a pack of another form', HOURS.words, { de: '["Zu"]' }, { line: 1, message: 'these words have the wrong structure' }],
])('words with %s are one fault with its place', async (_what, declared, packs, fault) => {
  const file = join(dirname(bakeryWithHours(declared, packs).configDir), 'words.ts')
  const found = await readers.readWords(file)
  expect(found).toMatchObject({ file: Object.keys(packs).length > 0 ? join(dirname(file), 'words/de.json') : file, ...fault })
})

test('words with the name of those of a package that the site names are told once, at the later of the two', async () => {
  const site = bakeryWithHours(HOURS.words.replace("'bakeryHours'", "'recruiting'"))
  site.write('site.json', site.read('site.json').replace('"language"', '"sectionPackages": ["page-builder-recruiting"], "language"'))
  await readers.takeOwnSections(site.configDir)
  const told = readers.ownSectionProblems(site.configDir).map(({ message }) => message)
  expect(told).toContain('words named "recruiting" already exist')
})

test('a section type that asks for words that nobody has is told so, unless it is not known what there is', async () => {
  const site = bakeryWithHours()
  const folder = join(dirname(site.configDir), 'sections/hours')
  const read = (names?: string[]) =>
    readers.readSection({ folder, type: 'hours', files: ['schema.ts', 'view.tsx'] }, names && new Set(names))
  expect(await read(['bakeryHour'])).toMatchObject({
    file: join(folder, 'schema.ts'),
    message: 'words refers to "bakeryHours", which does not exist',
    hint: 'Did you mean "bakeryHour"?',
  })
  expect(await read(['recruiting'])).toMatchObject({ hint: expect.stringContaining('words.ts') })
  for (const names of [['bakeryHours'], undefined])
    expect(await read(names)).toMatchObject({ traits: { words: { labels: 'bakeryHours' } } })
})
