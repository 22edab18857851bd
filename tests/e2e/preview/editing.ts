import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, PATIENCE, eventually } from '#tests/e2e/devPreview.ts'
import { ask } from '#tests/support/ask.ts'
import { harbourFile } from '#tests/support/harbour.ts'

const FILE = 'pages/about-us.json'
const { sections } = harbourFile<{ sections: { type: string; title: string; lead?: string }[] }>(FILE)

const status = (page: Page) => page.getByRole('banner').getByRole('status')
const outline = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]')
const field = (page: Page, name: string) => page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name })

/** Whether an element can be seen in its window without scrolling. */
const inView = (element: Locator) =>
  element
    .first()
    .evaluate((found) => found.getBoundingClientRect().top >= 0 && found.getBoundingClientRect().top < innerHeight)
    .catch(() => false)

/** Actions of an author in the editor. */
export function editing(editor: DevPreview): void {
  const onDisk = () => editor.site.read(FILE)
  const sectionsOnDisk = () => (JSON.parse(onDisk()) as { sections: { type: string; title?: string }[] }).sections
  const errors = () => loadSite(editor.site.configDir).problems.filter(({ severity }) => severity === 'error')

  /** Opens the editor with a page, and waits until sections of the page can be selected. */
  async function openEditor(width = 1440) {
    const { page, faults } = await editor.openEditor('/about-us', { width })
    await outline(page).getByRole('button', { name: '1. Hero' }).waitFor()
    await canvas(page).locator('html[data-live] main h1').waitFor()
    return { page, faults }
  }

  describe('the editor', () => {
    test('G53 a marketer changes a text, adds a section, puts it elsewhere and takes everything back', async () => {
      const before = onDisk()
      const { page, faults } = await openEditor()

      await canvas(page).getByRole('heading', { name: sections[0]!.title }).click()
      await eventually(() => canvas(page).locator('[contenteditable]').textContent()).toBe(sections[0]!.title)
      // The page is scaled down, and its heading may have several lines.
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' and harbours')
      await canvas(page)
        .getByRole('heading', { name: `${sections[0]!.title} and harbours` })
        .waitFor()
      await eventually(onDisk).toBe(before.replace(`"${sections[0]!.title}"`, `"${sections[0]!.title} and harbours"`))

      await outline(page).getByRole('button', { name: '2. Rich text' }).click()
      await page.getByRole('button', { name: 'Add below: Rich text 2' }).click()
      await page.getByRole('searchbox', { name: 'Find a section' }).fill('callout')
      await page.getByRole('button', { name: 'Add Callout, Example 1' }).click()
      await eventually(() => sectionsOnDisk()[2]?.type).toBe('callout')
      await canvas(page).locator('main [data-section="2"]').waitFor()
      expect(errors()).toEqual([])

      await page.getByRole('button', { name: 'Down: Callout 3' }).click()
      await eventually(() => sectionsOnDisk()[3]?.type).toBe('callout')
      await outline(page).getByRole('button', { name: '4. Callout' }).waitFor()
      expect(errors()).toEqual([])

      await page.reload()
      await outline(page).getByRole('button', { name: '1. Hero' }).waitFor()
      // Slow input results in several steps.
      for (let steps: string | null = ''; steps !== null;) {
        const answered = page.waitForResponse('**/_dev/edit/undo')
        await page.getByRole('button', { name: 'Undo' }).click()
        steps = ((await (await answered).json()) as { history: { undo: string | null } }).history.undo
      }
      expect(onDisk()).toBe(before)
      await eventually(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(false)
      expect(faults).toEqual([])
    })

    test('G51 what is not valid is told beside its field, is never on disk, and survives a reload', async () => {
      const before = onDisk()
      const { page } = await openEditor()
      await outline(page).getByRole('button', { name: '1. Hero' }).click()
      await field(page, 'Title').fill('')
      await eventually(() => status(page).textContent()).toContain('Not saved:')
      expect(await field(page, 'Title').getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByRole('form', { name: 'Fields' }).textContent()).toContain('must not be empty')
      expect(onDisk()).toBe(before)

      await page.reload()
      await outline(page).getByRole('button', { name: '1. Hero' }).click()
      await eventually(() => status(page).textContent()).toContain('Not saved:')
      expect(await field(page, 'Title').inputValue()).toBe('')
      expect(onDisk()).toBe(before)
      await field(page, 'Title').fill(sections[0]!.title)
      await eventually(() => field(page, 'Title').getAttribute('aria-invalid')).toBe('false')
      expect(onDisk()).toBe(before)
    })

    test('G52 a text that another program has changed is not overwritten: both are shown to choose from', async () => {
      const { page } = await openEditor()
      await outline(page).getByRole('button', { name: '1. Hero' }).click()
      await field(page, 'Title').fill('')
      await eventually(() => status(page).textContent()).toContain('Not saved:')
      await editor.edited(
        FILE,
        (text) => text.replace(`"${sections[0]!.title}"`, '"Their title of the page"'),
        async (changed) => {
          await page.getByRole('alert').getByText('Which version do you want to keep?').waitFor()
          await field(page, 'Title').fill('My title of the page')
          expect(onDisk()).toBe(changed)
          await page.getByRole('button', { name: 'Keep mine' }).click()
          await eventually(() => sectionsOnDisk()[0]!.title).toBe('My title of the page')
        },
      )
    })

    test('G54 a section is chosen, moved and moved back by keyboard alone, and the keyboard stays with it', async () => {
      const before = onDisk()
      const { page } = await openEditor()
      await outline(page).getByRole('button', { name: '2. Rich text' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Down: Rich text 2' }).focus()
      await page.keyboard.press('Enter')
      await eventually(() => sectionsOnDisk()[2]!.type).toBe('richText')
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('3. Rich text')
      await page.keyboard.press('Control+z')
      await eventually(onDisk).toBe(before)
    })

    test('G54 arrow keys pressed one after the other move the same section, and Control+Z works where one has typed', async () => {
      const before = onDisk()
      const { page } = await openEditor()
      await canvas(page).getByRole('heading', { name: sections[0]!.title }).click()
      await eventually(() => canvas(page).locator('[contenteditable]').count()).toBe(1)
      await page.keyboard.type('!')
      await page.keyboard.press('Enter')
      await eventually(onDisk).not.toBe(before)
      // The focus is now in the frame.
      await page.keyboard.press('Control+z')
      await eventually(onDisk).toBe(before)

      await outline(page).getByRole('button', { name: 'Move Rich text 2: drag, or press an arrow key' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await eventually(() => sectionsOnDisk()[3]?.type).toBe('richText')
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Rich text 4')
      expect(sectionsOnDisk().filter(({ type }) => type === 'richText')).toHaveLength(
        sections.filter(({ type }) => type === 'richText').length,
      )
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await eventually(onDisk).toBe(before)
    })

    test('a section is found by a word of everyday, added below the chosen one, and shown; a reload opens the same page', async () => {
      const before = onDisk()
      const { page, faults } = await openEditor()
      await outline(page).getByRole('button', { name: '1. Hero' }).click()
      await outline(page).getByRole('button', { name: 'Add a section' }).click()
      await page.getByRole('searchbox', { name: 'Find a section' }).fill('testimonial')
      await page.getByRole('button', { name: 'Add Quote, Example 1' }).click()
      await eventually(() => sectionsOnDisk()[1]?.type).toBe('quote')
      await expect.poll(() => inView(canvas(page).locator('main [data-section="1"] blockquote')), { timeout: PATIENCE }).toBe(true)
      expect(new URL(page.url()).searchParams.get('path')).toBe('/about-us')
      await page.goto(`${editor.url()}/_edit`)
      await outline(page).getByRole('button', { name: '1. Hero' }).waitFor()
      expect(new URL(page.url()).searchParams.get('path')).toBe('/')
      await page.getByRole('button', { name: 'Undo' }).click()
      await eventually(onDisk).toBe(before)
      expect(faults).toEqual([])
    })

    test.each([1440, 820])('G54 axe finds nothing, at %i pixels', async (width) => {
      const { page } = await openEditor(width)
      await outline(page).getByRole('button', { name: '1. Hero' }).click()
      await field(page, 'Title').waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Add a section' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    })

    test('G54 pages of other addresses cannot ask it for anything', async () => {
      const type = { 'content-type': 'application/json' }
      const strangers: Record<string, string>[] = [
        { host: 'evil.example' },
        { origin: 'https://evil.example' },
        { origin: 'http://localhost:1' },
        {},
      ]
      for (const headers of strangers)
        for (const name of ['apply', 'undo', 'redo'])
          expect((await ask(editor.url(), `/_dev/edit/${name}`, { ...type, ...headers }, 'POST')).status).toBe(403)
      expect((await ask(editor.url(), '/_dev/edit/site', { host: 'evil.example' })).status).toBe(403)
      expect((await ask(editor.url(), '/_edit', { 'sec-fetch-dest': 'iframe' })).status).toBe(403)
    })
  })
}
