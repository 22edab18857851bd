import { expect } from 'vitest'
import { whollyLive } from './everyPage.ts'
import { hold } from './survival/network.ts'
import { type Visit, type VisitOptions, eventually } from './visit.ts'

type Browser = { visit(path: string, options?: VisitOptions): Promise<Visit>; siteUrl: string }

/** Changes to a document by other software before the application hydrates it, as functions that run in the page. */
export const changesBefore: Record<string, () => void> = {
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

/** A page whose application, or the requests in `held`, is only delivered when the test calls `start`. */
export async function visitBeforeLife(
  { visit, siteUrl }: Browser,
  path: string,
  { held = '**/start-*.js', ...options }: VisitOptions & { held?: string } = {},
) {
  const visitor = await visit('/robots.txt', options)
  const start = await hold(visitor.page, held)
  await visitor.page.goto(siteUrl + path)
  return { ...visitor, start }
}

/** Fails unless a document with such a change keeps its content during hydration, and works. */
export async function expectContentKept(browser: Browser, change: () => void): Promise<void> {
  const { siteUrl } = browser
  const { page, start } = await visitBeforeLife(browser, '/products/berth-book')
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
  // Live sections have slightly less text after hydration; a missing section, breadcrumb or footer would be noticed.
  after.forEach((text, index) => expect(text.length).toBeGreaterThan(before[index]!.length * 0.95))
  await page.locator('.mega-menu [aria-expanded]').first().click()
  await page.waitForSelector('.mega-panel[data-open]')
  await page.locator('.site-footer a[href="/about-us"]').click()
  await page.waitForURL(`${siteUrl}/about-us`)
  await page.waitForFunction((was) => document.querySelector('h1')?.textContent !== was, heading)
}
