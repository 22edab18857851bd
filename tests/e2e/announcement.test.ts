import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ANNOUNCEMENT } from './plentySite.ts'
import { usePlenty } from './usePlenty.ts'
import { eventually, live } from './visit.ts'

const { open } = usePlenty('strict')
const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
const close = (page: Page) => page.getByRole('button', { name: 'Close the announcement' })

test('an announcement is in the document above the header, leads where it says, and stays while pages change', async () => {
  const { page, faults, site } = await open('/', { refused: true })
  expect(await (await fetch(site)).text()).toContain(ANNOUNCEMENT)
  expect((await bar(page).boundingBox())!.height).toBe((await page.locator('.site-header').boundingBox())!.y)
  await live(page)
  await page.evaluate(() => Object.assign(window, { still: true }))
  await bar(page).getByRole('link', { name: 'Why it rests' }).click()
  await eventually(() => page.url()).toBe(`${site}/visit`)
  await bar(page).waitFor()
  expect(await page.evaluate(() => 'still' in window)).toBe(true)
  for (const width of [320, 390, 768, 1201, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const [button, words] = [(await close(page).boundingBox())!, (await bar(page).locator('p').boundingBox())!]
    expect(button.x).toBeGreaterThanOrEqual(words.x + words.width)
  }
  expect(faults).toEqual([])
})

test('an announcement stays closed once it was closed, without moving the page', async () => {
  const { page, faults, site } = await open('/', { refused: true })
  await close(page).focus()
  await page.keyboard.press('Enter')
  await bar(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.closest('.site-header') !== null)).toBe(true)
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => (shifts.shifts += list.getEntries().length)).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/visit']) {
    await page.goto(site + path)
    await live(page)
    expect([await bar(page).count(), (await page.locator('.site-header').boundingBox())!.y]).toEqual([0, 0])
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  }
  expect(faults).toEqual([])
})

test('an announcement can be read without JavaScript, and has no button that would do nothing', async () => {
  const { page } = await open('/', { javaScriptEnabled: false })
  expect(await bar(page).innerText()).toContain(ANNOUNCEMENT)
  expect(await close(page).count()).toBe(0)
})

test('an announcement shows where storage is blocked, and closes for as long as the page is open', async () => {
  const { page } = await open('/', {
    before: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
      ),
  })
  await close(page).click()
  await bar(page).waitFor({ state: 'hidden' })
})
