import { describe, expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { whollyLive } from './everyPage.ts'
import { eventually, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()
/** How many terms the glossary of the harbour has: the files of its collection but for the index. */
const TERMS = findFiles(`${HARBOUR}/collections/glossary-harbour`).length - 1

/** A page whose application waits until the test lets it start. */
async function visitBeforeLife(path: string) {
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  const visitor = await visit('/robots.txt')
  await visitor.page.route('**/start-*.js', async (route) => {
    await held
    await route.continue()
  })
  await visitor.page.goto(siteUrl + path)
  return { ...visitor, start }
}

test('B03 a broken policy would be noticed', async () => {
  const { page, faults } = await visit('/about-us')
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })))
  expect(faults.join()).toContain('Content Security Policy')
})

describe('B03 a document that somebody else has changed', () => {
  const changes: Record<string, () => void> = {
    'an element among the sections': () => document.querySelector('main > section')!.after(document.createElement('aside')),
    'elements and attributes round the application': () => {
      document.body.append(document.createElement('aside'))
      document.body.setAttribute('data-added', '')
      document.documentElement.className = 'translated'
    },
    'texts in other words': () => {
      const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const wrapper = document.createElement('font')
        text.replaceWith(wrapper)
        wrapper.append(text)
      }
    },
    'an element before the content': () => document.querySelector('main')!.prepend(document.createElement('aside')),
  }

  test.for(sampled(Object.entries(changes), 1))('keeps its content, with %s', async ([, change]) => {
    const { page, start } = await visitBeforeLife('/products/berth-book')
    const words = () => page.locator('main, .site-footer').allTextContents()
    const [heading, sections] = [await page.locator('h1').textContent(), await page.locator('main > section').count()]
    const before = await words()
    await page.evaluate(change)
    start()
    await whollyLive(page)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await page.locator('main > section').count()).toBe(sections)
    await eventually(async () => (await words()).length).toBe(before.length)
    const after = await words()
    // Sections with behaviour say a little less once they are live; whole sections, trail or footer would be missed.
    after.forEach((text, index) => expect(text.length).toBeGreaterThan(before[index]!.length * 0.95))
    await page.locator('.mega-menu [aria-expanded]').first().click()
    await page.waitForSelector('.mega-panel[data-open]')
    await page.locator('.site-footer a[href="/about-us"]').click()
    await page.waitForURL(`${siteUrl}/about-us`)
    await page.waitForFunction((was) => document.querySelector('h1')?.textContent !== was, heading)
  })
})

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
    const { page, start } = await visitBeforeLife('/products/berth-book')
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

  beforeRelease('a form that cannot be sent says why, takes the focus and leads to each field', async () => {
    const { page } = await visit('/contact-us')
    await whollyLive(page)
    await page.locator('main form [type="submit"]').click()
    await page.locator('.summary:focus').waitFor()
    const mistakes = page.locator('.summary a')
    const wrong = await mistakes.count()
    expect(wrong).toBeGreaterThan(2)
    expect(await page.locator('main form [aria-invalid="true"]').count()).toBe(wrong)
    for (const mistake of await mistakes.all()) {
      const field = (await mistake.getAttribute('href'))!
      await mistake.click()
      expect(await page.evaluate(() => `#${document.activeElement?.id}`)).toBe(field)
    }
    const email = page.getByRole('textbox', { name: /e-mail/i })
    await email.fill('not an address')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await email.fill('visitor@bikes.example')
    await page.waitForFunction(() => !document.querySelector('input[type="email"]')!.hasAttribute('aria-invalid'))
    await page.reload()
    await whollyLive(page)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type="email"]')!.value === 'visitor@bikes.example')
  })
})
