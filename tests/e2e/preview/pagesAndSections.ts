import { createRequire } from 'node:module'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'

const FILE = 'pages/about-us.json'
const DRAFT = 'pages/to-come.json'
const FONT = createRequire(import.meta.url).resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2')

const outline = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '')

/** The list of pages, actions at the sections of the page, and the look of the site. */
export function pagesAndSections(editor: DevPreview): void {
  const sectionsOnDisk = () => (JSON.parse(editor.site.read(FILE)) as { sections: { type: string }[] }).sections.map(({ type }) => type)

  async function openEditor(width: number) {
    const { page, faults } = await editor.openEditor('/about-us', { width })
    await outline(page).getByRole('button', { name: '1. Hero' }).waitFor()
    await canvas(page).locator('html[data-live] main h1').waitFor()
    return { page, faults }
  }

  test('the list of pages has drafts, is limited by state, sorted by its headings, and opens a page; the Page box finds drafts, too', async () => {
    const draft = {
      ...(JSON.parse(editor.site.read(FILE)) as object),
      name: 'A page to come',
      title: 'What comes next from the quay',
      description: 'A page that is being prepared, with what the company is going to offer to offices and harbours next.',
      summary: 'What comes next.',
      menus: [],
      draft: true,
    }
    editor.site.write(DRAFT, JSON.stringify(draft))
    onTestFinished(() => rmSync(join(editor.site.configDir, DRAFT)))
    const { page, faults } = await editor.openEditor('/', { width: 1280 })
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    const table = page.getByRole('table', { name: 'Pages of the site' })
    await table.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await table.getByRole('columnheader', { name: 'Page' }).getByRole('button').click()
    expect(await table.getByRole('columnheader', { name: 'Page' }).getAttribute('aria-sort')).toBe('descending')
    await page.getByRole('combobox', { name: 'State' }).selectOption('Draft')
    await eventually(() => table.getByRole('rowheader').count()).toBe(1)
    await table.getByRole('button', { name: 'A page to come', exact: true }).click()
    await eventually(() => new URL(page.url()).searchParams.get('path')).toBe('/to-come')
    await outline(page).getByRole('button', { name: '1. Hero' }).waitFor()
    await eventually(() => page.getByRole('combobox', { name: 'Page' }).inputValue()).toBe('A page to come · /to-come (Draft)')
    expect(faults).toEqual([])
  })

  test('at the section: a frame with a name, + between sections, a toolbar that keeps the focus, and keys for every area', async () => {
    const before = editor.site.read(FILE)
    const { page, faults } = await openEditor(1440)
    await canvas(page).locator('main [data-section="1"]').hover()
    await page.getByRole('main').getByText('Rich text 2', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Insert a section above Rich text 2' }).click()
    await page.getByRole('searchbox', { name: 'Find a section' }).fill('testimonial')
    await page.getByRole('region', { name: 'Examples of the section' }).getByRole('heading', { name: 'Quote' }).waitFor()
    await page.getByRole('button', { name: 'Add Quote, Example 2' }).click()
    await eventually(() => sectionsOnDisk()[1]).toBe('quote')
    const tools = page.getByRole('toolbar', { name: 'Quote 2, on the page' })
    await tools.getByRole('button', { name: 'Move Quote 2 down' }).click()
    await eventually(() => sectionsOnDisk()[2]).toBe('quote')
    await eventually(() => focused(page)).toBe('Move Quote 3 down')
    expect(await axeFindings(page)).toEqual([])

    await page.keyboard.press('F6')
    await eventually(() => focused(page)).toMatch(/^field-sections-2-/)
    await page.keyboard.press('Escape')
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('3. Quote')
    await page.keyboard.press('Alt+ArrowUp')
    await eventually(() => sectionsOnDisk()[1]).toBe('quote')
    await outline(page).getByRole('button', { name: '2. Quote' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toMatch(/^field-sections-1-/)
    // A field without own typing leaves undoing to the editor.
    for (const type of ['quote', undefined, undefined]) {
      const answered = page.waitForResponse('**/_dev/edit/undo')
      await page.keyboard.press('Control+z')
      await answered
      if (type !== undefined) await eventually(() => sectionsOnDisk()[2]).toBe(type)
    }
    await eventually(() => editor.site.read(FILE)).toBe(before)
    await outline(page).getByRole('button', { name: '1. Hero' }).focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
    expect(faults).toEqual([])
  })

  test('a brand colour is tried on six pages before it is saved, and a font file becomes the font in one step', async () => {
    const before = editor.site.read('theme.json')
    const { page, faults } = await openEditor(1280)
    await page.getByRole('tab', { name: 'Whole site' }).click()
    await outline(page).getByRole('button', { name: 'Colours and fonts' }).click()
    await page.getByRole('button', { name: 'Change the brand colour' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Colour', exact: true }).fill('#1d7a5f')
    const tried = dialog.getByRole('list', { name: 'Pages with this look' }).locator('iframe')
    await eventually(() => tried.count()).toBe(6)
    await eventually(() =>
      tried
        .first()
        .contentFrame()
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-brand-primary').trim().toLowerCase()),
    ).toBe('#1d7a5f')
    expect(editor.site.read('theme.json')).toBe(before)
    await dialog.getByRole('button', { name: 'Use this colour' }).click()
    await eventually(() => JSON.parse(editor.site.read('theme.json')) as object).toMatchObject({ brand: '#1d7a5f' })

    await page.getByRole('button', { name: 'Choose a typeface' }).click()
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(FONT)
    await page.getByRole('button', { name: 'Use this typeface' }).click()
    const file = '/assets/fonts/manrope-latin-wght-normal.woff2'
    await eventually(() => editor.site.read('theme.json')).toContain(file)
    expect(JSON.parse(editor.site.read('theme.json'))).toMatchObject({ font: { family: 'Manrope', fallback: { local: 'Arial' } } })
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => existsSync(join(editor.site.configDir, file))).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read('theme.json')).toBe(before)
    expect(faults).toEqual([])
  })
}
