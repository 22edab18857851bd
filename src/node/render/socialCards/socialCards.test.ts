import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { cardsIn } from '#src/node/render/writePage.ts'
import { cardFontFiles } from './cardFontFiles.ts'
import { type Card, socialCards } from './socialCards.ts'

const VISIT = 'pages/visit.json'
const NO_PICTURE: Record<string, Edit> = { 'site.json': ['  "socialImage": "/assets/social.png",\n', ''] }

function keepFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The cards of a site by path, drawn as a build draws them. */
async function cardsOf(edits: Record<string, Edit>, keepDir = keepFolder()): Promise<Map<string, Card>> {
  const configDir = editedBakery({ ...NO_PICTURE, ...edits })
  const site = loadSite(configDir).site!
  const cards = await socialCards(site, configDir, keepDir)
  const draw = cardsIn(cardFontFiles(site.theme, configDir))
  const made = new Map<string, Card>()
  for (const page of site.pages) {
    const card = cards.of(page)
    if (card?.toDraw) await draw(card.toDraw)
    if (card) made.set(page.path, card)
  }
  return made
}

test('each page gets a PNG of 1200 × 630 pixels and less than 60 KB under an address of its own', async () => {
  const cards = await cardsOf({})
  expect([...cards.keys()].sort()).toEqual(['/', '/breads', '/breads/rye-loaf', '/breads/spelt-crown', '/house-rules', '/visit'])
  expect(new Set([...cards.values()].map(({ url }) => url)).size).toBe(cards.size)
  for (const { url, file } of cards.values()) {
    expect(url).toMatch(/^\/static\/social\/[\w-]+-[\da-f]{10}\.png$/)
    const bytes = readFileSync(file)
    expect(pictureHeader(bytes)).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(60_000)
  }
})

test('a site that leaves the font to the visitor’s system has cards, too, in letters of several scripts', async () => {
  const systemFont = { 'theme.json': '{ "brand": "#F2B544" }' }
  const cards = await cardsOf(systemFont)
  expect([...cards.keys()].sort()).toEqual(['/', '/breads', '/breads/rye-loaf', '/breads/spelt-crown', '/house-rules', '/visit'])
  for (const { file } of cards.values())
    expect(pictureHeader(readFileSync(file))).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const titled = async (title: string) =>
    (await cardsOf({ ...systemFont, [VISIT]: ['"title": "Opening hours and orders"', `"title": "${title}"`] })).get('/visit')!.toDraw!
      .layout
  const drawn = async (title: string) => (await titled(title)).texts.map(({ text }) => text).join(' ')
  for (const title of ['Die süße Brötchenstraße', 'Хлеб и цветы каждый день', 'Ψωμί και λουλούδια'])
    expect(await drawn(title)).toContain(title)
})

test('equal pages give equal addresses and equal bytes', async () => {
  const [one, other] = [await cardsOf({}), await cardsOf({})]
  expect([...other].map(([path, { url }]) => [path, url])).toEqual([...one].map(([path, { url }]) => [path, url]))
  for (const [path, { file }] of one) expect(readFileSync(other.get(path)!.file).equals(readFileSync(file)), path).toBe(true)
})

test('the address changes with what the card shows, and with nothing else', async () => {
  const before = await cardsOf({})
  const changed = async (edits: Record<string, Edit>) => {
    const after = await cardsOf(edits)
    return [...after].flatMap(([path, { url }]) => (before.get(path)?.url === url ? [] : [path]))
  }
  expect(await changed({ [VISIT]: ['"title": "Opening hours and orders"', '"title": "Hours of the shop and orders"'] })).toEqual(['/visit'])
  expect(await changed({ [VISIT]: ['"updated": "2026-11-02"', '"updated": "2026-11-03"'] })).toEqual([])
  expect(await changed({ 'theme.json': ['"ink": "#3B2314"', '"ink": "#3B2315"'] })).toHaveLength(before.size)
  expect(
    await changed({ 'assets/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>' }),
  ).toHaveLength(before.size)
})

test('what was drawn before is not drawn again', async () => {
  const keepDir = keepFolder()
  const first = await cardsOf({}, keepDir)
  const { file } = first.get('/visit')!
  const asItWas = readFileSync('tests/fixtures/bakery/assets/social.png')
  writeFileSync(file, asItWas)
  expect(readFileSync((await cardsOf({}, keepDir)).get('/visit')!.file).equals(asItWas)).toBe(true)
})

test('a page has no card that names a picture or is kept out of search engines, and a site none that has one picture for all', async () => {
  const named = { 'assets/visit.png': readFileSync('tests/fixtures/bakery/assets/social.png') }
  const cards = await cardsOf({ ...named, [VISIT]: ['"icon"', '"socialImage": "/assets/visit.png",\n  "icon"'] })
  expect([...cards.keys()]).not.toContain('/visit')
  expect([...(await cardsOf({ [VISIT]: ['"icon"', '"noindex": true,\n  "icon"'] })).keys()]).not.toContain('/visit')
  const onePicture = editedBakery({})
  const site = loadSite(onePicture).site!
  const none = await socialCards(site, onePicture, keepFolder())
  expect(site.pages.flatMap((page) => none.of(page) ?? [])).toEqual([])
})

test('a card that is kept is drawn again only where its file ends too early', async () => {
  const folder = keepFolder()
  const [, { file }] = [...(await cardsOf({}, folder))][0]!
  const whole = readFileSync(file)
  const page = bakerySite(NO_PICTURE).pages[0]!
  const card = async () => (await socialCards(bakerySite(NO_PICTURE), editedBakery(NO_PICTURE), folder)).of(page)!
  expect((await card()).toDraw).toBeUndefined()
  for (const length of [whole.length - 1, 5]) {
    writeFileSync(file, whole.subarray(0, length))
    expect((await card()).toDraw?.file).toBe(file)
    await cardsOf({}, folder)
    expect(readFileSync(file).equals(whole)).toBe(true)
  }
})
