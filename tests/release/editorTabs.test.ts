import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { harbourFile } from '#tests/support/harbour.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview, eventually } from '#tests/e2e/devPreview.ts'

const FILE = 'pages/about-us.json'
type Section = { type: string; title: string; lead?: string }
const { sections } = harbourFile<{ sections: Section[] }>(FILE)
const editor = devPreview({ command: 'edit' })

const sectionsOnDisk = () => (JSON.parse(editor.site.read(FILE)) as { sections: Section[] }).sections
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const field = (page: Page, name: string) => page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name })

/** Opens the editor with the fields of a section: for somebody else, or in another tab of the browser in which it is open already. */
async function openTab(section: string, { beside, before }: { beside?: Page; before?: (page: Page) => Promise<unknown> } = {}) {
  const { page, faults } = beside
    ? { page: await beside.context().newPage(), faults: [] }
    : await editor.open('/about-us', { width: 1440, ...(before && { before }) })
  await page.goto(`${editor.url()}/_edit?path=/about-us`)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: section }).click()
  await field(page, 'Title').waitFor()
  return { page, faults }
}

describe('the editor in two tabs', { timeout: 300_000 }, () => {
  test('G52 two people who write at once, in two sections of a page, lose nothing', async () => {
    const one = await openTab('1. Hero')
    const two = await openTab('2. Rich text')
    const words = ['North', 'East', 'South', 'West']
    for (const [index, word] of words.entries()) {
      await field(one.page, 'Title').fill(`${sections[0]!.title} ${word}`)
      await field(two.page, 'Title').fill(`${sections[1]!.title} ${words[3 - index]}`)
    }
    await eventually(() =>
      sectionsOnDisk()
        .slice(0, 2)
        .map(({ title }) => title),
    ).toEqual([`${sections[0]!.title} West`, `${sections[1]!.title} North`])
    await eventually(() => status(one.page).textContent()).toContain('Saved')
    await eventually(() => status(two.page).textContent()).toContain('Saved')
    expect([...one.faults, ...two.faults]).toEqual([])
  })

  test('G52 of one section that two change, each field is put together or shown three times, to choose from', async () => {
    const [before] = sectionsOnDisk()
    const mine = await openTab('1. Hero')
    const theirs = await openTab('1. Hero', { beside: mine.page })
    await field(mine.page, 'Title').fill('')
    await eventually(() => status(mine.page).textContent()).toContain('Not saved:')
    await field(theirs.page, 'Title').fill('Their title of the page')
    await eventually(() => sectionsOnDisk()[0]!.title).toBe('Their title of the page')

    const choice = mine.page.getByRole('alert').getByRole('radiogroup', { name: 'Title' })
    await choice.waitFor()
    await field(mine.page, 'Title').fill('My title of the page')
    await field(mine.page, 'Introduction').fill('My lead of the page, which nobody else has changed.')
    expect(await mine.page.getByRole('radiogroup').count()).toBe(1)
    for (const [side, words] of [
      ['Yours', 'My title'],
      ['On disk', 'Their title'],
      ['Before both edits', before!.title],
    ] as const)
      expect(await mine.page.getByRole('group', { name: `Title: ${side}` }).textContent()).toContain(words)
    expect(await axeFindings(mine.page)).toEqual([])
    expect(sectionsOnDisk()[0]).toEqual({ ...before, title: 'Their title of the page' })

    await choice.getByRole('radio', { name: 'On disk' }).focus()
    await mine.page.keyboard.press('Space')
    await mine.page.getByRole('button', { name: 'Save the selection' }).click()
    await eventually(() => sectionsOnDisk()[0]).toEqual({
      ...before,
      title: 'Their title of the page',
      lead: 'My lead of the page, which nobody else has changed.',
    })
    expect(loadSite(editor.site.configDir).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('G51 a storage that is full is told, and nothing is lost while the tab is open', async () => {
    const { page } = await openTab('1. Hero', {
      before: (tab) =>
        tab.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        }),
    })
    const onDisk = editor.site.read(FILE)
    await field(page, 'Title').fill('')
    await eventually(() => status(page).textContent()).toContain('Keep this tab open')
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '2. Rich text' }).click()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '1. Hero' }).click()
    await eventually(() => field(page, 'Title').inputValue()).toBe('')
    expect(editor.site.read(FILE)).toBe(onDisk)
    await field(page, 'Title').fill('A title after all')
    await eventually(() => sectionsOnDisk()[0]!.title).toBe('A title after all')
  })
})
