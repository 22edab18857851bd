import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview, eventually } from '#tests/e2e/devPreview.ts'

const editor = devPreview({
  from: 'tests/fixtures/bakery',
  command: 'edit',
  prepare: ({ configDir }) => cpSync('tests/fixtures/bakery-languages', configDir, { recursive: true }),
})

const ADDRESS = '/de/brote/spelt-crown'
const SOURCE = 'collections/breads/spelt-crown.json'
const FILE = 'collections/breads/spelt-crown.de.json'
const outline = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]')
const form = (page: Page) => page.getByRole('form', { name: 'Fields' })
/** The original of a text, below its field. */
const original = (page: Page, words: string) => form(page).locator('[lang="en-GB"]').getByText(words, { exact: true })
const inFile = (file: string) =>
  JSON.parse(editor.site.read(file)) as { translated?: object; draft?: boolean; title?: string; sections?: { title?: string }[] }

test(
  'a page is translated beside its source, which stays as it is; visitors see the source until it is done',
  { timeout: 300_000 },
  async () => {
    const source = editor.site.read(SOURCE)
    const { page, faults } = await editor.openEditor(ADDRESS, { width: 1440 })
    // What is not there yet cannot be added to.
    await page.getByRole('button', { name: 'Translate this page' }).waitFor()
    expect(
      await outline(page)
        .getByRole('button', { name: /^(?:Add a section|About this page)/ })
        .count(),
    ).toBe(0)
    await page.getByRole('button', { name: 'Translate this page' }).click()
    await page.getByRole('button', { name: 'Add the translation' }).click()
    await outline(page).getByRole('button', { name: '1. Hero' }).click()
    expect(inFile(FILE)).toEqual({ translated: {}, draft: true })

    await original(page, 'Spelt crown').waitFor()
    expect(await form(page).getByLabel('Title', { exact: true }).inputValue()).toBe('')
    await form(page).getByLabel('Title', { exact: true }).fill('Dinkelkranz')
    await canvas(page).getByRole('heading', { name: 'Dinkelkranz', level: 1 }).waitFor()
    await eventually(() => inFile(FILE).sections).toEqual([{ title: 'Dinkelkranz' }])
    await outline(page).getByRole('button', { name: '2. Rich text' }).click()
    await original(page, 'In a linen bag, **not** in the fridge.').waitFor()
    await form(page).getByLabel('Title', { exact: true }).fill('So hält er')
    await eventually(() => inFile(FILE).sections).toEqual([{ title: 'Dinkelkranz' }, { title: 'So hält er' }])
    expect(Object.keys(inFile(FILE).translated!)).toEqual(['sections.0.title', 'sections.1.title'])
    expect(editor.site.read(SOURCE)).toBe(source)
    expect(loadSite(editor.site.configDir).problems).toEqual([])
    expect(await axeFindings(page)).toEqual([])

    // Until it is no draft any more.
    const seen = () => page.evaluate(async (path) => (await fetch(path)).text(), ADDRESS)
    expect(await seen()).not.toContain('Dinkelkranz')
    await outline(page).getByRole('button', { name: 'About this page' }).click()
    await form(page).locator('summary', { hasText: 'Publication' }).click()
    await form(page).getByLabel('Draft').uncheck()
    await eventually(seen).toContain('So hält er')

    for (let steps: string | null = ''; steps !== null;) {
      const answered = page.waitForResponse('**/_dev/edit/undo')
      await page.getByRole('button', { name: 'Undo' }).click()
      steps = ((await (await answered).json()) as { history: { undo: string | null } }).history.undo
    }
    await page.getByRole('button', { name: 'Translate this page' }).waitFor()
    expect(existsSync(join(editor.site.configDir, FILE))).toBe(false)
    expect(editor.site.read(SOURCE)).toBe(source)
    expect(faults).toEqual([])
  },
)

test('a text whose source has changed says so beside that, until it is written anew', { timeout: 300_000 }, async () => {
  const good = editor.site.read('pages/visit.json')
  editor.site.write('pages/visit.json', good.replace('"title": "Opening hours and orders"', '"title": "Opening hours, and how to order"'))
  const { page } = await editor.openEditor('/de/besuch', { width: 1440 })
  await outline(page).getByRole('button', { name: 'About this page' }).click()
  const title = form(page).getByLabel('Title', { exact: true })
  await original(page, 'Opening hours, and how to order').waitFor()
  const stale = form(page).getByText('changed since', { exact: true })
  await stale.first().waitFor()
  const words = await title.inputValue()
  await form(page).getByRole('button', { name: 'Mark as up to date' }).click()
  await eventually(() => stale.count()).toBe(0)
  expect(loadSite(editor.site.configDir).problems).toEqual([])
  expect(inFile('pages/visit.de.json').title).toBe(words)
  editor.site.write(
    'pages/visit.json',
    good.replace('"title": "Opening hours and orders"', '"title": "When we are open, and how to order"'),
  )
  await stale.first().waitFor()
  await title.fill('Öffnungszeiten, und wie man bestellt')
  await eventually(() => loadSite(editor.site.configDir).problems).toEqual([])
  await eventually(() => stale.count()).toBe(0)

  // Items of lists stand beside those that they translate, and keep their order.
  await outline(page).getByRole('button', { name: '2. FAQ' }).click()
  await form(page).locator('summary', { hasText: 'Kann ich mit Karte zahlen?' }).click()
  expect(await form(page).getByRole('button', { name: 'Add to items' }).count()).toBe(0)
  await original(page, 'Can I pay by card?').waitFor()
})
