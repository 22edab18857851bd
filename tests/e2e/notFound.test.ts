import { expect, test } from 'vitest'
import { focusedHeading, follow, headings, isMarked, markDocument } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()

test('R2.4 an unknown address answers 404 with the not-found page, which is not indexed', async () => {
  const answer = await fetch(`${siteUrl}/solutions/no-such-id`)
  expect(answer.status).toBe(404)
  const { page, faults } = await visit('/solutions/no-such-id')
  await live(page)
  expect(await headings(page)).toHaveLength(1)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/solutions/no-such-id')
  // Chromium itself logs the status of the document.
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
})

test('B16 an unknown client route shows the not-found page with its title, at the address asked for', async () => {
  const missing = await visit('/no-such-page')
  const [title, heading] = [await missing.page.title(), await headings(missing.page)]
  const { page } = await visit('/')
  await live(page)
  await markDocument(page)
  await follow(page, '/no-such-page')
  await eventually(() => page.title()).toBe(title)
  expect(await headings(page)).toEqual(heading)
  expect(await focusedHeading(page)).toBe(`H1 ${heading[0]}`)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/no-such-page')
  expect(await isMarked(page)).toBe(true)
  // From one missing page to another, the heading receives the focus again.
  await follow(page, '/no-such-page-either')
  await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
  // The page after a missing one may be indexed again.
  await follow(page, '/about-us')
  await eventually(() => page.locator('link[rel="canonical"]').count()).toBe(1)
  expect(await page.locator('meta[name="robots"]').count()).toBe(0)
})
