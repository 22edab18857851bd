import { describe, expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { changesBefore, expectContentKept, visitBeforeLife } from './changedBefore.ts'
import { whollyLive } from './everyPage.ts'
import { eventually, useBrowser } from './visit.ts'

const browser = useBrowser()
const { visit } = browser
/** The number of terms in the glossary of Quayfold: the files of its collection without the index. */
const TERMS = findFiles(`${HARBOUR}/collections/glossary-harbour`).length - 1

test('B03 a broken policy would be noticed', async () => {
  const { page, faults } = await visit('/about-us')
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })))
  expect(faults.join()).toContain('Content Security Policy')
})

test('B03 a document keeps its content in which somebody else has put an element among the sections', () =>
  expectContentKept(browser, changesBefore['an element among the sections']!))

describe('sections with behaviour, once they are live', () => {
  test('tabs show one view at a time, by pointer and by arrow key', async () => {
    const { page } = await visit('/products/berth-book')
    await whollyLive(page)
    const tabs = page.getByRole('tab')
    const shown = () => page.locator('[role="tabpanel"]:visible').evaluateAll((panels) => panels.map(({ id }) => id))
    const panels = await tabs.evaluateAll((found) => found.map((tab) => tab.getAttribute('aria-controls')))
    expect(panels.length).toBeGreaterThan(1)
    expect(await shown()).toEqual([panels[0]])
    await tabs.nth(1).click()
    expect(await shown()).toEqual([panels[1]])
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowLeft')
    expect(await shown()).toEqual([panels[0]])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`${panels[0]}_tab`)
  })

  test('a tab that was chosen before the tabs were live stays chosen', async () => {
    const { page, start } = await visitBeforeLife(browser, '/products/berth-book')
    const second = page.locator('.tablist a').nth(1)
    const panel = (await second.getAttribute('href'))!
    await second.click()
    await page.locator(panel).waitFor()
    start()
    await whollyLive(page)
    const shown = page.locator('[role="tabpanel"]:visible')
    await eventually(() => shown.evaluateAll((panels) => panels.map(({ id }) => `#${id}`))).toEqual([panel])
  })

  test('the glossary is searched from the address and from its field', async () => {
    const { page } = await visit('/glossary/harbour?q=berth')
    await whollyLive(page)
    const terms = page.locator('.group a')
    const search = page.getByRole('searchbox')
    await page.waitForFunction((all) => document.querySelectorAll('.group a').length < all, TERMS)
    expect(await search.inputValue()).toBe('berth')
    const found = await terms.allTextContents()
    expect(found).toContain('Berth')
    expect(await page.locator('main [role="status"]').textContent()).toContain(String(found.length))
    await search.fill('slack water')
    expect(await terms.allTextContents()).toContain('Slack water')
    expect(new URL(page.url()).search).toBe('?q=slack+water')
    await search.fill('')
    expect(await terms.count()).toBe(TERMS)
    expect(new URL(page.url()).search).toBe('')
  })

  test('a letter of the glossary leads to its terms', async () => {
    const { page } = await visit('/glossary/harbour')
    await whollyLive(page)
    const letter = page.locator('.letters a').last()
    const anchor = (await letter.getAttribute('href'))!
    await letter.click()
    expect(new URL(page.url()).hash).toBe(anchor)
    const heading = page.locator(anchor)
    await page.waitForFunction((id) => {
      const { top, bottom } = document.querySelector(id)!.getBoundingClientRect()
      const header = document.querySelector('.site-header')!.getBoundingClientRect()
      return top >= header.bottom && bottom <= window.innerHeight
    }, anchor)
    expect(await heading.textContent()).toBe(await letter.textContent())
  })

  test('integrations are filtered, and the address remembers it', async () => {
    const { page } = await visit('/integration')
    await whollyLive(page)
    const items = page.locator('.items .item')
    const all = await items.count()
    const chip = page.locator('.chips [aria-pressed]').nth(1)
    await chip.click()
    const left = await items.count()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(all)
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    expect(new URL(page.url()).searchParams.get('category')).toBeTruthy()
    await page.reload()
    await whollyLive(page)
    await page.waitForFunction((count) => document.querySelectorAll('.items .item').length === count, left)
    await page.locator('.chips [aria-pressed]').first().click()
    expect(await items.count()).toBe(all)
  })
})
