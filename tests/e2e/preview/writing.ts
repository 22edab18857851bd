import { describe, expect, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'
import { harbourFile } from '#tests/support/harbour.ts'

const FILE = 'pages/about-us.json'
const HOME = 'pages/index.json'
const { body } = harbourFile<{ sections: { body: string }[] }>(FILE).sections[1]!

/** An author writes formatted texts. */
export function writing(editor: DevPreview): void {
  const sectionOnDisk = (file: string, index: number) =>
    (JSON.parse(editor.site.read(file)) as { sections: Record<string, string>[] }).sections[index]!
  const bodyOnDisk = () => sectionOnDisk(FILE, 1)['body']

  async function openField() {
    const { page, faults } = await editor.openEditor('/about-us', { width: 1440 })
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '2. Rich text' }).click()
    const field = page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Body' })
    await field.waitFor()
    return { page, field, faults, undo: page.getByRole('button', { name: 'Undo' }) }
  }

  describe('a formatted text', () => {
    test('is written as the page shows it, with signs, keys and buttons; everything else keeps its bytes', async () => {
      const before = editor.site.read(FILE)
      const { page, field, faults } = await openField()
      await field.press('Control+End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('## New')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Some **bold** text and ')
      await page.keyboard.press('Control+i')
      await page.keyboard.type('italic')
      await page.keyboard.press('Enter')
      await page.keyboard.type('- one')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.type('two')
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Table', exact: true }).click()
      for (const words of ['a', 'b', 'c|d']) {
        await page.keyboard.type(words)
        await page.keyboard.press('Tab')
      }
      await page.getByRole('button', { name: 'Delete row' }).click()
      const written = `${body}\n\n## New\n\nSome **bold** text and *italic*\n\n- one\n  - two\n\n| a | b |\n| - | - |\n|   |   |`
      await eventually(bodyOnDisk).toBe(written)
      expect(editor.site.read(FILE).replace(JSON.stringify(written), () => JSON.stringify(body))).toBe(before)

      const bold = page.getByRole('button', { name: 'Bold' })
      await field.getByText('nothing else').click()
      expect(await bold.getAttribute('aria-pressed')).toBe('true')
      await page.getByRole('combobox', { name: 'Style of the lines' }).selectOption('Subheading')
      await eventually(bodyOnDisk).toContain('\n\n### We wrote down')
      expect(await axeFindings(page)).toEqual([])

      // Its own steps, then those of the editor.
      for (let times = 0; times < 40 && editor.site.read(FILE) !== before; times += 1) {
        await field.press('Control+z')
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await eventually(() => editor.site.read(FILE)).toBe(before)
      expect(faults).toEqual([])
    })

    test('is written in its own file, if it has one', async () => {
      const text = 'pages/terms-conditions.md'
      const [before, ofPage] = [text, 'pages/terms-conditions.json'].map((file) => editor.site.read(file))
      const { page } = await editor.openEditor('/terms-conditions', { width: 1440 })
      await page.getByRole('navigation', { name: 'Sections' }).getByText('4. Rich text').click()
      const fields = page.getByRole('form', { name: 'Fields' })
      await fields.getByRole('button', { name: 'Write the text of this section' }).waitFor()
      expect(await fields.getByRole('textbox', { name: 'Body' }).count()).toBe(0)
      await fields.getByRole('button', { name: 'Write the text of this section' }).click()
      const field = fields.getByRole('textbox', { name: 'Text', exact: true })
      await field.press('Control+End')
      await page.keyboard.type(' And so on.')
      await eventually(() => editor.site.read(text)).toContain('And so on.')
      expect(editor.site.read('pages/terms-conditions.json')).toBe(ofPage)
      await page.getByRole('button', { name: 'Undo' }).click()
      await eventually(() => editor.site.read(text)).toBe(before)
    })

    test('is changed as Markdown, too, has links by the names of pages, and lets the keyboard out', async () => {
      const before = editor.site.read(FILE)
      const { page, field, faults, undo } = await openField()
      await page.getByRole('button', { name: 'Markdown' }).click()
      await eventually(() => field.inputValue()).toBe(body)
      const other = body.replace('- People read lists, not maps', '* People read [lists][l]\n\n[l]: /products')
      await field.fill(other)
      await page.getByRole('button', { name: 'Markdown' }).click()
      await field.getByRole('button', { name: 'Edit as Markdown' }).waitFor()

      await field.locator('strong').dblclick()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Link to' }).fill('/products')
      await page.getByRole('button', { name: 'Insert link' }).click()
      await eventually(bodyOnDisk).toBe(other.replace('**nothing else**', '**[nothing](/products) else**'))

      await field.getByText('A late ship').click()
      await page.keyboard.press('Escape')
      // The button within the text is the first stop.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await field.evaluate((element) => element.contains(document.activeElement))).toBe(false)
      for (let times = 0; times < 3 && editor.site.read(FILE) !== before; times += 1) {
        const now = editor.site.read(FILE)
        await undo.click()
        await eventually(() => editor.site.read(FILE)).not.toBe(now)
      }
      expect(editor.site.read(FILE)).toBe(before)
      expect(faults).toEqual([])
    })

    test('opens at the words that are clicked on the page, and selects those that are selected there', async () => {
      const { page, faults } = await editor.openEditor('/about-us', { width: 1440 })
      const canvas = page.frameLocator('iframe[title="The page"]')
      await canvas.locator('html[data-live] main h1').waitFor()
      await canvas.getByText('People read lists, not maps').click()
      const words = () =>
        page.evaluate(() => document.activeElement?.classList.contains('rich-text') && getSelection()?.anchorNode?.textContent)
      await eventually(words).toBe('People read lists, not maps')
      await canvas.getByText('People read lists, not maps').dblclick({ position: { x: 10, y: 10 } })
      await eventually(() => page.evaluate(() => getSelection()?.toString())).toBe('People')
      expect(faults).toEqual([])
    })
  })

  test('the highlighted words of a title are changed together with it, as one step', async () => {
    const before = editor.site.read(HOME)
    const { title, highlight } = sectionOnDisk(HOME, 0)
    const { page, faults } = await editor.openEditor('/', { width: 1440 })
    const canvas = page.frameLocator('iframe[title="The page"]')
    await canvas.locator('html[data-live] main h1').waitFor()
    await canvas.locator('main h1').getByText(highlight!).last().click()
    await eventually(() => canvas.locator('[contenteditable]').count()).toBe(1)
    await page.keyboard.press('End')
    await page.keyboard.type(' now')
    await page.keyboard.press('Enter')
    await eventually(() => sectionOnDisk(HOME, 0)).toMatchObject({ title: `${title} now`, highlight: `${highlight} now` })
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read(HOME)).toBe(before)

    const field = page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title' })
    await eventually(() => field.inputValue()).toBe(title)
    await field.press('Home')
    await page.keyboard.type('So ')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.getByRole('button', { name: 'Highlight the selected words' }).click()
    await eventually(() => sectionOnDisk(HOME, 0)).toMatchObject({ title: `So ${title}`, highlight: 'So' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read(HOME)).toBe(before)
    expect(faults).toEqual([])
  })
}
