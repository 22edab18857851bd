import { cpSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { axeFindings } from './axeFindings.ts'
import { devPreview, eventually } from './devPreview.ts'

// The bakery in English, German and Arabic, whose English opening words have changed since their translation.
const editor = devPreview({
  command: 'edit',
  from: 'tests/fixtures/bakery',
  prepare(site) {
    cpSync('tests/fixtures/bakery-languages', site.configDir, { recursive: true })
    site.write('pages/visit.json', site.read('pages/visit.json').replace('"Come by"', '"Come in"'))
  },
})

const json = (file: string) => JSON.parse(editor.site.read(file))

test('an author sees the source of each field, copies it, keeps one as it is, and marks what is outdated as up to date', async () => {
  const before = editor.site.read('pages/visit.de.json')
  const { page, faults } = await editor.openEditor('/de/besuch', { width: 1280 })
  await page.getByRole('button', { name: '1. Hero' }).click()
  const fields = page.getByRole('form', { name: 'Fields' })
  await fields.getByText('1 original has changed since.').waitFor()
  await fields.getByText('Come in', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await fields.getByRole('button', { name: 'Mark all as up to date' }).click()
  await eventually(() => editor.site.read('pages/visit.de.json')).not.toBe(before)
  expect(json('pages/visit.de.json').sections).toEqual(JSON.parse(before).sections)
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => editor.site.read('pages/visit.de.json')).toBe(before)

  await fields.getByRole('button', { name: 'Copy to field' }).first().click()
  await eventually(() => json('pages/visit.de.json').sections[0].title).toBe('Come in')
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => editor.site.read('pages/visit.de.json')).toBe(before)
  await fields.getByRole('button', { name: 'English' }).first().click()
  await eventually(() => fields.getByText('Come in', { exact: true }).count()).toBe(0)
  expect(faults).toEqual([])
}, 300_000)

test('the work list leads to a field, starts a translation, and exchanges texts with translators as one step', async () => {
  const { page, faults } = await editor.openEditor('/', { width: 1280 })
  const view = page.getByRole('dialog', { name: 'Translations' })
  const openList = async () => {
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('menuitem', { name: 'Translations' }).click()
    await view.getByText(/\d+ of \d+ pages and shared files are complete/).waitFor()
  }
  await openList()
  expect(await axeFindings(page)).toEqual([])
  await view.getByLabel('Show').selectOption('stale')
  await view.getByRole('button', { name: 'Show texts' }).click()
  // The page that is left loads again meanwhile, and must not take the editor back.
  await page.route(
    /edit\/page\?path=.*besuch/,
    async (route) => {
      const [, left] = page.frames()
      await left!.goto(left!.url())
      await route.continue()
    },
    { times: 1 },
  )
  await view.getByRole('button', { name: 'Edit Hero 1 › Title' }).click()
  const title = page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title' })
  await title.waitFor()
  await eventually(() => title.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await title.inputValue()).toBe('Kommen Sie vorbei')

  await openList()
  await view.getByRole('button', { name: 'Translate Spelt crown' }).click()
  await eventually(() => json('collections/breads/spelt-crown.de.json')).toEqual({ translated: {}, draft: true })
  await page.getByRole('form', { name: 'Fields' }).getByText('8 texts are not translated yet.').waitFor()

  await openList()
  await view.getByRole('checkbox', { name: 'Export Spelt crown' }).check()
  const [download] = await Promise.all([page.waitForEvent('download'), view.getByRole('button', { name: 'Export 1 page' }).click()])
  expect(download.suggestedFilename()).toBe('translations-de.xlf')
  const xliff = readFileSync(await download.path(), 'utf8')
  const back = xliff
    .replace('<source>Mild rolls in a ring.</source>', '<source>Mild rolls in a ring.</source><target>Milde Brötchen im Ring.</target>')
    .replace(
      /(<source>)(In a linen bag, )<pc[^]*?<\/pc>([^<]*)(<\/source>)/,
      (all) => `${all}<target>Im Beutel, nicht im Kühlschrank.</target>`,
    )
  await view
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(back) }])
  const plan = page.getByRole('dialog', { name: 'Import back.xlf' })
  await plan.getByText('1 new translation, 0 changed, 0 marked as up to date, 0 unchanged, 6 not translated, 1 refused.').waitFor()
  await plan.getByText('bold text is missing. Insert the tag again.').waitFor()
  await plan.getByText('Im Beutel, nicht im Kühlschrank.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await plan.getByRole('button', { name: 'Import' }).click()
  await view.getByText('1 text imported. 1 text refused. Undo reverts it.').waitFor()
  expect(json('collections/breads/spelt-crown.de.json')).toMatchObject({ draft: true, summary: 'Milde Brötchen im Ring.' })
  await view.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => json('collections/breads/spelt-crown.de.json')).toEqual({ translated: {}, draft: true })
  expect(faults).toEqual([])
}, 300_000)
