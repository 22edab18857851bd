import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { harbourFile } from '#tests/support/harbour.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview, eventually } from '#tests/e2e/devPreview.ts'

const FILE = 'pages/about-us.json'
type Section = { type: string; title: string; lead?: string; items?: { title: string; text: string }[] }
const { sections } = harbourFile<{ sections: Section[] }>(FILE)
const [hero, , principles] = sections as [Section, Section, Section]
const editor = devPreview({ command: 'edit' })

const onDisk = () => editor.site.read(FILE)
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]')
const typed = (page: Page) => canvas(page).locator('[contenteditable]')
const field = (page: Page, name: string) => page.getByRole('form', { name: 'Fields' }).getByLabel(name)

async function openEditor() {
  const { page, faults } = await editor.open('/about-us', { width: 1440 })
  await page.goto(`${editor.url()}/_edit?path=/about-us`)
  await page.getByRole('button', { name: '1. Hero' }).waitFor()
  await canvas(page).locator('html[data-live] main h1').waitFor()
  return { page, faults }
}

/** Where the caret stands in the text that is typed in. */
const caret = (page: Page) => typed(page).evaluate((element) => element.ownerDocument.getSelection()!.anchorOffset)

describe('typing on the page', { timeout: 300_000 }, () => {
  test('G60 a text is typed where it stands, shows in its field, is written, and the caret stays while the page is drawn anew', async () => {
    const before = onDisk()
    const { page, faults } = await openEditor()
    await canvas(page).getByRole('heading', { name: hero.title }).click()
    await eventually(() => typed(page).textContent()).toBe(hero.title)
    await page.keyboard.press('Home')
    await page.keyboard.type('Now: ')
    await eventually(() => field(page, 'Title').inputValue()).toBe(`Now: ${hero.title}`)
    await eventually(onDisk).toBe(before.replace(`"${hero.title}"`, `"Now: ${hero.title}"`))
    // The page has been drawn from what is on disk.
    await canvas(page).locator(`html[data-renewed] main h1:text-is("Now: ${hero.title}")`).waitFor()
    expect(await caret(page)).toBe(5)
    await page.keyboard.type('here ')
    expect(await typed(page).textContent()).toBe(`Now: here ${hero.title}`)
    await page.keyboard.press('Control+Backspace')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    expect(await typed(page).textContent()).toBe(`Now:${hero.title}`)
    await page.keyboard.press('Enter')
    await eventually(() => typed(page).count()).toBe(0)
    await eventually(onDisk).toBe(before.replace(`"${hero.title}"`, `"Now:${hero.title}"`))

    await canvas(page).getByRole('heading', { name: hero.title }).click()
    await eventually(() => typed(page).count()).toBe(1)
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(hero.title)
    await page.keyboard.press('Enter')
    await eventually(onDisk).toBe(before)
    expect(faults).toEqual([])
  })

  test('G60 a click is not lost while the text before it is on its way to the disk, or where the page is drawn anew under the button', async () => {
    const before = onDisk()
    const { page } = await openEditor()
    const heading = canvas(page).getByRole('heading', { name: hero.title })
    await heading.click()
    await eventually(() => typed(page).count()).toBe(1)
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/_dev/edit/apply', async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    await page.keyboard.press('Home')
    await page.keyboard.type('Now: ')
    await page.keyboard.press('Enter')
    await eventually(onDisk).toBe(before.replace(`"${hero.title}"`, `"Now: ${hero.title}"`))
    await heading.click()
    expect(await typed(page).count()).toBe(0)
    arrive()
    await eventually(() => typed(page).textContent()).toBe(`Now: ${hero.title}`)
    await page.unroute('**/_dev/edit/apply')
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(hero.title)
    await page.keyboard.press('Enter')
    await eventually(onDisk).toBe(before)
    await eventually(() => status(page).textContent()).toContain('Saved')

    await heading.hover()
    await page.mouse.down()
    await heading.evaluate((element) => element.replaceWith(element.cloneNode(true)))
    await page.mouse.up()
    await eventually(() => typed(page).textContent()).toBe(hero.title)
    await page.keyboard.press('Escape')
    expect(onDisk()).toBe(before)
  })

  test('G60 what may not be is never on disk, and the page goes back to what is when the text is left', async () => {
    const before = onDisk()
    const { page } = await openEditor()
    await canvas(page).getByRole('heading', { name: hero.title }).click()
    await eventually(() => typed(page).count()).toBe(1)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await eventually(() => status(page).textContent()).toContain('Not saved:')
    expect(await typed(page).textContent()).toBe('')
    await eventually(() => field(page, 'Title').getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Enter')
    await eventually(() => canvas(page).locator('main h1').textContent()).toBe(hero.title)
    expect(onDisk()).toBe(before)

    await field(page, 'Title').fill(hero.title)
    await eventually(() => field(page, 'Title').getAttribute('aria-invalid')).toBe('false')
    await canvas(page).getByText(hero.lead!).click()
    await eventually(() => typed(page).textContent()).toBe(hero.lead)
    await page.keyboard.type('nonsense')
    await page.keyboard.press('Escape')
    await eventually(() => canvas(page).getByText(hero.lead!, { exact: true }).count()).toBe(1)
    await eventually(() => status(page).textContent()).not.toContain('Not saved')
    await eventually(onDisk).toBe(before)
  })

  test('G60 by keyboard alone: from the list to the page, on to the next text, and out again', async () => {
    const before = onDisk()
    const { page } = await openEditor()
    await page.getByRole('button', { name: '3. Principles' }).press('Enter')
    await page.getByRole('button', { name: 'Type on the page' }).press('Enter')
    await eventually(() => typed(page).textContent()).toBe(principles.title)
    const [first] = principles.items!
    await page.keyboard.press('Tab')
    await eventually(() => typed(page).textContent()).toBe(first!.title)
    await page.keyboard.press('Tab')
    await eventually(() => typed(page).textContent()).toBe(first!.text)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('!')
    await page.getByText('Typing in Title of Principles 3').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Control+z')
    await eventually(() => typed(page).textContent()).toBe(first!.title)
    await page.keyboard.press('Enter')
    await eventually(() => typed(page).count()).toBe(0)
    await eventually(onDisk).toBe(before)
  })

  test('G60 Markdown opens its field, and words of no field are left alone', async () => {
    const { page } = await openEditor()
    await canvas(page).getByText('The list of arrivals hung beside the door').click()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('The list of arrivals')
    await canvas(page).locator('main nav').getByText('About us').click()
    await eventually(() => page.getByRole('button', { name: '1. Hero' }).getAttribute('aria-current')).toBe('true')
    expect(await typed(page).count()).toBe(0)
  })

  test('G60 words that are composed, and words that are pasted in several lines, are typed into the one text', async () => {
    const before = onDisk()
    const { page } = await openEditor()
    await canvas(page).getByRole('heading', { name: hero.title }).click()
    await eventually(() => typed(page).count()).toBe(1)
    await page.keyboard.press('Control+End')
    const keys = await page.context().newCDPSession(page)
    await keys.send('Input.imeSetComposition', { text: ' に', selectionStart: 2, selectionEnd: 2 })
    await keys.send('Input.imeSetComposition', { text: ' 日', selectionStart: 2, selectionEnd: 2 })
    await keys.send('Input.insertText', { text: ' 日本' })
    await eventually(() => field(page, 'Title').inputValue()).toBe(`${hero.title} 日本`)
    await typed(page).evaluate((element) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/plain', ' and\nmore')
      const target = new StaticRange({
        startContainer: element.firstChild!,
        startOffset: 1,
        endContainer: element.firstChild!,
        endOffset: 1,
      })
      element.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          dataTransfer,
          targetRanges: [target],
          cancelable: true,
          bubbles: true,
        }),
      )
    })
    const both = `${hero.title[0]} and more${hero.title.slice(1)} 日本`
    expect(await typed(page).evaluate((element) => [element.childNodes.length, element.textContent])).toEqual([1, both])
    await page.keyboard.press('Escape')
    await eventually(onDisk).toBe(before)
    await eventually(() => canvas(page).locator('main h1').textContent()).toBe(hero.title)
  })

  test('G60 header and footer are typed in where they stand; what is in menus opens its field, also where a page has put it there', async () => {
    const FOOTER = 'footer.json'
    const { text, copyright } = harbourFile<{ text: string; copyright: string }>(FOOTER)
    const before = editor.site.read(FOOTER)
    const { page, faults } = await openEditor()
    await canvas(page).getByText(text).click()
    await eventually(() => typed(page).textContent()).toBe(text)
    await page.getByText('Typing in Text of the footer').waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Really')
    await eventually(() => field(page, 'Text').inputValue()).toBe(`${text} Really`)
    await eventually(() => editor.site.read(FOOTER)).toBe(before.replace(text, `${text} Really`))
    await canvas(page).locator('html[data-renewed]').waitFor()
    expect(await typed(page).textContent()).toBe(`${text} Really`)
    // On to the next text of the footer, and back.
    await page.keyboard.press('Tab')
    await eventually(() => typed(page).textContent()).not.toBe(`${text} Really`)
    await page.keyboard.press('Shift+Tab')
    await eventually(() => typed(page).textContent()).toBe(`${text} Really`)
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
    await eventually(() => editor.site.read(FOOTER)).toBe(before)
    await canvas(page).getByText(copyright).click()
    await eventually(() => typed(page).textContent()).toBe(copyright)
    await page.keyboard.press('Escape')

    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value)
    await page.getByLabel('Width', { exact: true }).selectOption('Desktop 1440')
    await canvas(page).locator('.mega-menu').getByRole('button', { name: 'Company' }).click()
    await eventually(focused).toBe('Company')
    await canvas(page)
      .locator('.mega-panel')
      .getByText('About Quayfold')
      .click({ position: { x: 6, y: 6 } })
    await eventually(focused).toBe('About Quayfold')
    expect(await typed(page).count()).toBe(0)
    await page.getByRole('heading', { name: 'Header and menus', level: 2 }).waitFor()
    await canvas(page).locator('.mega-panel').getByText('Contact us').click()
    await eventually(focused).toBe('Contact us')
    await page.getByRole('heading', { name: 'About the page “Contact us”' }).waitFor()
    // The drawer of narrow pages has the same words.
    await page.getByLabel('Width', { exact: true }).selectOption('Phone 390')
    await canvas(page).locator('.menu-button').click()
    await canvas(page).locator('.sidebar-panel').getByText('Company', { exact: true }).click()
    await eventually(focused).toBe('Company')
    await canvas(page).locator('.sidebar-panel').getByText('Log book').click()
    await eventually(focused).toBe('Log book')
    expect(await axeFindings(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
