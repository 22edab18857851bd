import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { harbour, harbourFile } from '#tests/support/harbour.ts'
import { LOG_BOOK } from './menu.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()
const footer = harbourFile<{ copyright: string }>('footer.json')

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const picture = (page: Page) => page.locator('footer img[data-grow]').first()
const scale = (page: Page) => picture(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)

test('R4.1 the columns hold their links in order', async () => {
  const { page } = await visit('/')
  const columns = await page
    .locator('footer nav > div')
    .evaluateAll((found) =>
      found.map((column) => [
        column.querySelector('h2')!.textContent,
        ...[...column.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      ]),
    )
  expect(columns).toEqual([
    ['Products', '/products/harbour-desk', '/products/berth-book', '/products/pilot-call'],
    ['Glossary', '/glossary/harbour', '/glossary/weather'],
    ['Explore', '/explore/tide-planning'],
    ['Comparison', '/comparison/whiteboard', '/comparison/spreadsheet'],
    ['Others', '/about-us', '/contact-us', LOG_BOOK],
  ])
})

test('R4.1 button, support address, social links, legal links and copyright are there', async () => {
  const { page } = await visit('/')
  expect(await hrefs(page, 'footer [data-footer-action] a')).toEqual(['/get-started'])
  expect(await hrefs(page, 'footer a[href^="mailto:"]')).toEqual([`mailto:${harbour.organization.email}`])
  const social = page.locator('footer .site-footer-social a')
  const names = await social.allInnerTexts()
  for (const [index, network] of ['LinkedIn', 'Instagram', 'Facebook', 'Twitter'].entries()) expect(names[index]).toContain(network)
  expect(await hrefs(page, 'footer .site-footer-end a')).toEqual(['/terms-conditions', 'https://legal.quayfold.example/privacy'])
  expect(await page.locator('footer').innerText()).toContain(footer.copyright)
  const bare = await page
    .locator('footer a[target="_blank"]')
    .evaluateAll((links) => links.filter((link) => !(link as HTMLAnchorElement).relList.contains('noopener')).length)
  expect(bare).toBe(0)
  expect(await page.locator(`footer a[target="_blank"][href="${LOG_BOOK}"]`).count()).toBe(1)
})

test('R4.2 footer images begin at half size and grow within 0.6 s when the footer comes into view', async () => {
  const { page } = await visit('/')
  await live(page)
  await eventually(() => scale(page)).toBe(0.5)
  await page.evaluate(() => document.querySelector('footer')!.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await eventually(() => picture(page).evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('0.6s')
  await eventually(() => scale(page)).toBe(1)
})

test('R4.2 R4.5 with reduced motion footer images have their size from the start', async () => {
  const { page } = await visit('/', { reducedMotion: 'reduce' })
  await live(page)
  expect(await scale(page)).toBe(1)
})

test('R4.1 the footer stays usable after the application has started: a product link is followed', async () => {
  const { page } = await visit('/about-us')
  await live(page)
  await page.locator('footer a[href="/products/berth-book"]').click()
  await eventually(() => new URL(page.url()).pathname).toBe('/products/berth-book')
})

test('R4.1 R4.4 links of the footer are 44 px high at 768 px and 36 px beyond, where the columns stand in one row', async () => {
  const { page } = await visit('/', { width: 768 })
  const least = async () =>
    Math.min(...(await page.locator('footer nav a').evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetHeight))))
  expect(await least()).toBe(44)
  for (const width of [769, 1201, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 769) expect(await least()).toBe(36)
    const tops = await page
      .locator('footer nav > div')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top))
    expect([tops.length, new Set(tops).size], `${width} px`).toEqual([5, 1])
  }
})
