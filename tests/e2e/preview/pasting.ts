import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, PATIENCE } from '#tests/e2e/devPreview.ts'
import { harbourFile } from '#tests/support/harbour.ts'

const FILE = 'pages/about-us.json'

/** Puts formatted text on the clipboard, as copying does. */
async function copy(page: Page, html: string, words: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    ([html, words]) => {
      const blob = (text: string, type: string) => new Blob([text], { type })
      return navigator.clipboard.write([
        new ClipboardItem({ 'text/html': blob(html!, 'text/html'), 'text/plain': blob(words!, 'text/plain') }),
      ])
    },
    [html, words],
  )
}

/** An author pastes a text of another program. */
export function pasting(editor: DevPreview): void {
  test('formatted text is pasted as Markdown, as one step that undo takes back, and with Shift as plain text', async () => {
    const body = harbourFile<{ sections: { body: string }[] }>(FILE).sections[1]!.body
    const before = editor.site.read(FILE)
    const bodyOnDisk = () => (JSON.parse(editor.site.read(FILE)) as { sections: { body: string }[] }).sections[1]!.body
    const eventually = <Value>(look: () => Value) => expect.poll(look, { timeout: PATIENCE, interval: 50 })
    const { page, faults } = await editor.openEditor('/about-us', { width: 1440 })
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '2. Rich text' }).click()
    const field = page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Body' })
    await field.waitFor()
    await copy(page, readFileSync('tests/fixtures/paste/gdocs-long.html', 'utf8'), 'Guide for coaches\nBefore the lesson')

    await field.press('Control+End')
    await field.pressSequentially(' Typed.')
    await page.keyboard.press('Control+v')
    await field.getByRole('heading', { name: 'Before the lesson' }).waitFor()
    await eventually(bodyOnDisk).toContain('### Before the lesson')
    const pasted = bodyOnDisk()
    expect(
      pasted.startsWith(`${body} Typed.\n\n## Guide for coaches\n\n### Before the lesson\n\nCheck the **_weather_ and wind** in`),
    ).toBe(true)
    expect(pasted).toContain('[the **forecast**](https://weather.example/lake?unit=ms)')
    const report = page.getByRole('alert')
    await report.getByText('A picture was left out: “Coach with a whistle”.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(editor.site.read(FILE).replace(JSON.stringify(pasted), () => JSON.stringify(body))).toBe(before)

    for (const expected of [`${body} Typed.`, body]) {
      await page.getByRole('button', { name: 'Undo' }).click()
      await eventually(bodyOnDisk).toBe(expected)
    }
    expect(editor.site.read(FILE)).toBe(before)

    await eventually(() => field.textContent()).not.toContain('Typed.')
    await field.press('Control+End')
    await page.keyboard.press('Control+Shift+v')
    await eventually(bodyOnDisk).toBe(`${body}Guide for coaches\n\nBefore the lesson`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read(FILE)).toBe(before)

    // The same as Markdown.
    await page.getByRole('button', { name: 'Markdown' }).click()
    await eventually(() => field.inputValue()).toBe(body)
    await field.press('Control+End')
    await page.keyboard.press('Control+v')
    await eventually(() => field.inputValue()).toBe(pasted.replace(' Typed.', ''))
    await eventually(bodyOnDisk).toBe(pasted.replace(' Typed.', ''))
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read(FILE)).toBe(before)
    expect(faults).toEqual([])
  })
}
