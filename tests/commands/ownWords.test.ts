import { expect, onTestFinished, test } from 'vitest'
import type { SectionType } from '#src/contract/sections.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { pageAt } from '#tests/support/bakerySite.ts'
import { runCli } from '#tests/support/cli.ts'
import { HOURS, writeOwnSection, writeOwnWords } from '#tests/support/ownSection.ts'
import { sampled } from '#tests/support/sampled.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

const validated = (site: SiteCopy) => runCli(['validate', '--config', site.configDir])

const OPEN = { type: 'hours', title: 'Hours', until: '18:00' }
const GERMAN = JSON.stringify({
  'Open until {until}': 'Offen bis {until}',
  'Closed now': 'Geschlossen',
  'Closed on holidays': 'An Feiertagen zu',
})
const settings = (site: SiteCopy, words: string) =>
  site.write('site.json', site.read('site.json').replace('"analytics"', `"words": ${words},\n  "analytics"`))

/** The bakery with opening hours, whose words are its own. */
function bakeryWithHours(words: string, declared = HOURS.words, packs: Record<string, string> = { de: GERMAN }): SiteCopy {
  const site = copySite('tests/fixtures/bakery')
  onTestFinished(site.remove)
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  page.sections.splice(1, 0, OPEN)
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
  writeOwnSection(site.configDir, 'hours', HOURS)
  writeOwnWords(site.configDir, declared, packs)
  settings(site, words)
  return site
}

test('own section types have words that site.json may change, and a wrong one is told at its place with what was meant', async () => {
  expect(await validated(bakeryWithHours('{ "bakeryHours": { "closed": "Come back tomorrow" } }'))).toMatchObject({ code: 0 })
  const { code, output } = await validated(bakeryWithHours('{ "bakeryHours": { "close": "Come back tomorrow" } }'))
  expect(code).toBe(1)
  expect(output).toMatch(/site\.json:\d+:31 error E_UNKNOWN_KEY words\.bakeryHours\.close: .*Did you mean "closed"\?/s)
  expect(output).toContain('1 error')
})

test('the component gets the words of its site in each of its languages, and so do fields that are left out', async () => {
  const site = bakeryWithHours('{ "bakeryHours": { "open": "Fresh until {until}" } }')
  site.write('site.json', site.read('site.json').replace('"en-GB"', '"en-GB", "languages": [{ "tag": "de" }, { "tag": "cy" }]'))
  for (const folder of ['de', 'cy']) site.write(`pages/visit.${folder}.json`, '{ "sections": [{}, { "title": "18:00" }] }')
  await takeOwnSections(site.configDir)
  const { site: read, problems } = loadSite(site.configDir)
  const shown = read!.pages.filter(({ uses }) => uses.types.includes('hours' as SectionType)).map((page) => makePageData(read!, page, ''))
  // In Welsh, in German, and as the site is.
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
})

const FAULTY_WORDS: [string, string, Record<string, string>, RegExp][] = [
  ['code that does not run', 'throw new Error("no flour")', {}, /words\.ts:\d+:\d+ error E_SECTION_CODE: this code does not run: no flour/],
  ['another default export', 'export default 7', {}, /words\.ts:1:1 error E_SECTION_CODE: the default export declares no words/],
  [
    'a name that the builder has',
    HOURS.words.replace("'bakeryHours'", "'home'"),
    {},
    /E_SECTION_CODE: there are words called "home" already/,
  ],
  ['a word without a default', HOURS.words.replace(".default('Closed now')", ''), {}, /E_SECTION_CODE: "closed" has no default/],
  [
    'a pack that is no JSON',
    HOURS.words,
    { de: '{\n  "Closed now": Zu }' },
    /words\/de\.json:2:17 error E_SECTION_CODE: these words cannot be read/,
  ],
  ['a pack of another form', HOURS.words, { de: '["Zu"]' }, /words\/de\.json:1:1 error E_SECTION_CODE: these words have another form/],
]

test.each(sampled(FAULTY_WORDS, 2))('words with %s are one problem with its place', async (_what, declared, packs, message) => {
  const { code, output } = await validated(bakeryWithHours('{}', declared, packs))
  expect(code).toBe(1)
  expect(output).toMatch(message)
  expect(output).toContain('1 error')
})

test.each([
  [
    'words that nobody has',
    HOURS.schema.replace("'bakeryHours'", "'bakeryHour'"),
    /hours\/schema\.ts:1:1 error E_SECTION_CODE: words asks for "bakeryHour".*Did you mean "bakeryHours"\?/s,
  ],
  ['words by the name of a field', HOURS.schema.replace('labels:', 'until:'), /E_SECTION_CODE: words gives "until", which is a field/],
])('a section type that asks for %s is told so', async (_what, schema, message) => {
  const site = bakeryWithHours('{}')
  writeOwnSection(site.configDir, 'hours', { ...HOURS, schema })
  const { output } = await validated(site)
  expect(output).toMatch(message)
  expect(output).toContain('1 error')
})
