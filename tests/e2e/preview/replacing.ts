import { expect, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'
import { harbourFile } from '#tests/support/harbour.ts'

const FILE = 'pages/about-us.json'

/** An author replaces words on the whole site. */
export function replacing(editor: DevPreview): void {
  test('words are found on the whole site, replaced except where they are left out, and put back by one undo', async () => {
    const { title } = harbourFile<{ sections: { title: string }[] }>(FILE).sections[0]!
    const before = editor.site.read(FILE)
    const { page, faults } = await editor.openEditor('/about-us', { width: 1280 })
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Find' }).waitFor()
    await page.keyboard.type(title)
    const places = page.getByRole('dialog').getByRole('listitem')
    await places.first().waitFor()
    const count = await places.count()
    await page.getByRole('textbox', { name: 'Replace with' }).fill('Other words')
    await places.first().getByRole('checkbox').waitFor()
    expect(await axeFindings(page)).toEqual([])
    for (let index = 1; index < count; index++) await places.nth(index).getByRole('checkbox').uncheck()

    await page.getByRole('button', { name: 'Replace 1 place' }).click()
    await page.getByText('1 place replaced. Undo reverts it.').waitFor()
    expect(editor.site.read(FILE)).not.toBe(before)
    expect(editor.site.read(FILE).replace('Other words', title)).toBe(before)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read(FILE)).toBe(before)
    expect(faults).toEqual([])
  })
}
