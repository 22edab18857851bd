import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { momentOf } from '#src/editor/inputs/momentParts.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { ask } from '#tests/support/ask.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview, eventually } from '#tests/e2e/devPreview.ts'

const ABOUT = 'pages/about-us.json'
const CREW = 'pages/about-us/crew.json'
type Gallery = { type: string; items: { alt: string; src: string; width?: number }[] }
const editor = devPreview({ command: 'edit' })

const page = <Value>(file: string) => JSON.parse(editor.site.read(file)) as Value
const gallery = () => page<{ sections: Gallery[] }>(CREW).sections.find(({ type }) => type === 'gallery')!
const alts = () => gallery().items.map(({ alt }) => alt)
const errors = () => loadSite(editor.site.configDir).problems.filter(({ severity }) => severity === 'error')
const fields = (page: Page) => page.getByRole('form', { name: 'Fields' })

/** Opens the editor with a page and chooses what a row of the list stands for. */
async function openFields(path: string, row: string | RegExp, width = 1440) {
  const { page, faults } = await editor.open(path, { width })
  await page.goto(`${editor.url()}/_edit?path=${path}`)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: row }).click()
  await fields(page).waitFor()
  return { page, faults }
}

describe('the fields of the editor', { timeout: 300_000 }, () => {
  test('G61 a list is sorted by the keys of a handle, by dragging it, and with buttons; the keyboard stays with the item', async () => {
    const before = editor.site.read(CREW)
    const [one, two, three] = alts()
    const { page, faults } = await openFields('/about-us/crew', /^\d+\. Gallery/)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.getByRole('button', { name: 'Move Items 1' }).focus()
    await page.keyboard.press('ArrowDown')
    await eventually(alts).toEqual([two, one, three])
    await page.getByText(`${one}: moved to 2 of 3.`).waitFor({ state: 'attached' })
    await eventually(focused).toBe('Move Items 2')
    await page.keyboard.press('End')
    await eventually(alts).toEqual([two, three, one])
    await eventually(focused).toBe('Move Items 3')

    const handle = (await page.getByRole('button', { name: 'Move Items 3' }).boundingBox())!
    const first = (await page.getByRole('button', { name: 'Move Items 1' }).boundingBox())!
    await page.mouse.move(handle.x + 8, handle.y + 8)
    await page.mouse.down()
    await page.mouse.move(handle.x + 8, first.y + 40, { steps: 4 })
    await page.mouse.move(handle.x + 8, first.y - 4, { steps: 4 })
    await page.mouse.up()
    await eventually(alts).toEqual([one, two, three])
    await page.getByRole('button', { name: 'Down: Items 2' }).click()
    await eventually(alts).toEqual([one, three, two])
    await page.getByRole('button', { name: 'Up: Items 3' }).click()
    await eventually(() => editor.site.read(CREW)).toBe(before)
    expect(faults).toEqual([])
  })

  test('G62 a picture is brought in with what it shows, stands on the page, and can be taken back', async () => {
    const before = editor.site.read(CREW)
    const { page, faults } = await openFields('/about-us/crew', /^\d+\. Gallery/)
    await fields(page).locator('summary').nth(2).click()
    await fields(page).getByRole('button', { name: 'Choose a picture: File', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByRole('button', { name: 'tower.svg' }).waitFor()
    const bytes = readFileSync(join(HARBOUR, 'assets/social.png'))
    await dialog.locator('input[type=file]').setInputFiles({ name: 'New Quay.PNG', mimeType: 'image/png', buffer: bytes })
    await dialog.getByText(/^PNG, \d+ × \d+ pixels, \d+ KB$/).waitFor()
    expect(await dialog.getByRole('button', { name: 'Use this picture' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Description').fill('A new quay')
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await eventually(() => gallery().items[2]).toMatchObject({ src: '/assets/new-quay.png', alt: 'A new quay' })
    expect(gallery().items[2]!.width).toBeUndefined()
    expect(readFileSync(join(editor.site.configDir, 'assets/new-quay.png')).equals(bytes)).toBe(true)
    const shown = page.frameLocator('iframe[title="The page"]').getByAltText('A new quay')
    await shown.first().waitFor({ state: 'attached' })
    expect(errors()).toEqual([])

    const isThere = () => existsSync(join(editor.site.configDir, 'assets/new-quay.png'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read(CREW)).toBe(before)
    expect(isThere()).toBe(true)
    await eventually(() => shown.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('status').getByText('Undone: upload assets/new-quay.png.').waitFor()
    expect(isThere()).toBe(false)
    await page.getByRole('button', { name: 'Redo' }).click()
    await eventually(isThere).toBe(true)
    await page.getByRole('button', { name: 'Redo' }).click()
    await eventually(() => gallery().items[2]).toMatchObject({ src: '/assets/new-quay.png' })
    expect(errors()).toEqual([])
    expect(faults).toEqual([])
  })

  test('G62 only pages of the editor can bring in pictures, and only pictures of a size that pages show', async () => {
    const type = { 'content-type': 'application/json' }
    const strangers: Record<string, string>[] = [{ host: 'evil.example' }, { origin: 'https://evil.example' }, {}]
    for (const headers of strangers)
      expect((await ask(editor.url(), '/_dev/edit/upload', { ...type, ...headers }, 'POST')).status).toBe(403)
    const { page } = await editor.open('/about-us')
    const upload = (base64: string) =>
      page.evaluate(async (base64) => {
        const body = JSON.stringify({ name: 'evil.png', base64 })
        return (await fetch('/_dev/edit/upload', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
      }, base64)
    expect(await upload(Buffer.from('<script>').toString('base64'))).toBe(422)
    expect(await upload('A'.repeat(9 * 1024 * 1024))).toBe(400)
    expect(existsSync(join(editor.site.configDir, 'assets/evil.png'))).toBe(false)
  })

  test('G63 icons are found by their drawings, days and times are chosen, colours are measured', async () => {
    const before = editor.site.read(ABOUT)
    const { page, faults } = await openFields('/about-us', /^About this page/)
    await fields(page).locator('summary', { hasText: 'Appearance' }).click()
    await fields(page).getByRole('combobox', { name: 'Icon' }).fill('lighthouse')
    const option = page.getByRole('option', { name: 'lighthouse' })
    await option.locator('img').waitFor()
    await option.click()
    await eventually(() => editor.site.read(ABOUT)).toBe(before.replace('"icon": "users"', '"icon": "lighthouse"'))

    await fields(page).locator('summary', { hasText: 'Publication' }).click()
    const appears = fields(page).getByRole('group', { name: 'Show from' })
    await appears.locator('input[type=date]').fill('2026-01-02')
    await eventually(() => editor.site.read(ABOUT)).toContain('"publishAt": "2026-01-02"')
    await appears.getByText('No time set: 00:00 UTC').waitFor()
    await appears.locator('input[type=time]').fill('09:30')
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    await eventually(() => editor.site.read(ABOUT)).toContain(`"publishAt": "${momentOf({ day: '2026-01-02', time: '09:30' }, zone)}"`)
    await appears.getByText(`Time zone: ${zone}`).waitFor()
    await appears.locator('input[type=date]').fill('')
    await eventually(() => editor.site.read(ABOUT)).not.toContain('publishAt')

    await page.getByRole('tab', { name: 'Whole site' }).click()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Colours and fonts' }).click()
    await fields(page)
      .getByRole('list', { name: 'Contrast of muted' })
      .getByText(/^On white: \d+\.\d for text$/)
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test.each([1440, 768])(
    'G63 a text in Markdown is formatted and linked with buttons, and shown as on pages, at %i pixels',
    async (width) => {
      const before = editor.site.read(ABOUT)
      const { page, faults } = await openFields('/about-us', /^2\. Rich text/, width)
      const text = fields(page).getByRole('textbox', { name: 'Body' })
      const choose = async (words: string) => {
        await text.getByText(words).first().click()
        await text.evaluate((field, words) => {
          const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
          while (texts.nextNode() && !texts.currentNode.nodeValue!.includes(words));
          const at = texts.currentNode.nodeValue!.indexOf(words)
          getSelection()!.setBaseAndExtent(texts.currentNode, at, texts.currentNode, at + words.length)
        }, words)
      }
      await choose('Somebody')
      await page.getByRole('button', { name: 'Bold', exact: true }).click()
      await eventually(() => editor.site.read(ABOUT)).toBe(before.replace('Somebody', '**Somebody**'))
      await choose('the evening')
      await page.getByRole('button', { name: 'Link', exact: true }).click()
      // Found by its name.
      await page.getByRole('combobox', { name: 'Link to' }).fill('Berth Book')
      await page.getByRole('option', { name: '/products/berth-book' }).first().click()
      await page.getByRole('button', { name: 'Insert link' }).click()
      await eventually(() => editor.site.read(ABOUT)).toContain('[the evening](/products/berth-book)')
      await page.getByRole('button', { name: 'Markdown', exact: true }).click()
      await page.getByRole('button', { name: 'Preview' }).click()
      const preview = page.frameLocator('iframe[title="Preview of body"]')
      await preview.locator('strong', { hasText: 'Somebody' }).waitFor()
      expect(await preview.locator('a[href="/products/berth-book"]').textContent()).toBe('the evening')
      expect(await axeFindings(page)).toEqual([])
      await page.close()
      editor.site.write(ABOUT, before)
      expect(faults).toEqual([])
    },
  )
})
