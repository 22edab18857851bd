import { once } from 'node:events'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'
import { photographOf } from '#tests/support/photographOf.ts'
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

  test('pictures of a pasted text are brought in from the text, from a site that lets them be read, and from the clipboard', async () => {
    const before = editor.site.read(FILE)
    const bodyOnDisk = () => (JSON.parse(editor.site.read(FILE)) as { sections: { body: string }[] }).sections[1]!.body
    const picture = await (await photographOf(60, 40)).png().toBuffer()
    const assets = join(editor.site.configDir, 'assets')
    const server = createServer((request, response) => {
      const isOpen = request.url!.startsWith('/open/')
      response.writeHead(200, { 'content-type': 'image/png', ...(isOpen && { 'access-control-allow-origin': '*' }) }).end(picture)
    }).listen(0, 'localhost')
    const earlier = readdirSync(assets)
    onTestFinished(() => {
      server.close()
      editor.site.write(FILE, before)
      for (const name of readdirSync(assets)) if (!earlier.includes(name)) rmSync(join(assets, name))
    })
    await once(server, 'listening')
    const far = `http://localhost:${(server.address() as AddressInfo).port}`
    const { page, faults } = await editor.openEditor('/about-us', { width: 1280 })
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '2. Rich text' }).click()
    const form = page.getByRole('form', { name: 'Fields' })
    const field = form.getByRole('textbox', { name: 'Body' })
    await field.waitFor()
    const body = bodyOnDisk()
    const images = [
      `<img src="data:image/png;base64,${picture.toString('base64')}" alt="A buoy">`,
      `<img src="${far}/open/two%20boats.png" alt="Two boats">`,
      `<img src="${far}/closed/gull.png" alt="A gull">`,
      '<img src="file:///C:/clip_image001.png" alt="A crane">',
      `<img src="${far}/open/pixel.gif" width="1" height="1">`,
    ]
    await copy(page, `<p>Seen</p><p>Today</p>${images.join('')}`, 'Seen today')
    await field.press('Control+End')
    await page.keyboard.press('Control+v')
    await form.getByText('A picture was left out: “A crane”. Save it on this computer').waitFor()
    const offers = form.getByRole('button', { name: 'Bring in' })
    expect(await offers.allTextContents()).toEqual(['Bring in “A buoy”', 'Bring in “Two boats”', 'Bring in “A gull”'])
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    const bringIn = async (name: string) => {
      await form.getByRole('button', { name: `Bring in ${name}` }).click()
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    await bringIn('“A buoy”')
    await bringIn('“Two boats”')
    const pasted = '![A buoy](/assets/pasted.png)\n\n![Two boats](/assets/two-boats.png)'
    await eventually(bodyOnDisk).toBe(`${body}\n\nSeen\n\nToday\n\n${pasted}`)
    await offers.click()
    await form.getByText('This picture cannot be read from here.').first().waitFor()
    expect(await axeFindings(page)).toEqual([])

    // What “Copy image” puts on the clipboard.
    await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      await navigator.clipboard.write([
        new ClipboardItem({
          'image/png': new Blob([bytes], { type: 'image/png' }),
          'text/html': new Blob(['<img src="https://far.example/gull.png" alt="A gull in flight">'], { type: 'text/html' }),
        }),
      ])
    }, picture.toString('base64'))
    await field.press('Control+End')
    await page.keyboard.press('Control+v')
    await bringIn('“A gull in flight”')
    await eventually(bodyOnDisk).toContain(`${pasted}\n\n![A gull in flight](/assets/`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(bodyOnDisk).not.toContain('in flight')
    expect(bodyOnDisk().endsWith(pasted)).toBe(true)
    expect(faults.filter((fault) => !fault.includes('/closed/'))).toEqual([])
  })
}
