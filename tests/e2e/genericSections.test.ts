import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually, live, useBrowser } from './visit.ts'

const PAGE = '/about-us/crew'
const { visit, siteUrl } = useBrowser()

/** Records all requests to other hosts, and answers instead of them. */
async function strangers(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => url.origin !== siteUrl && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Pause</button>' })
    },
  )
  return asked
}

describe('T15 a video of another company', () => {
  const player = 'iframe[title="A morning in the harbour office"]'
  const play = (page: Page) => page.getByRole('link', { name: /^Play the video/ })

  test('asks nothing of that company until it is played, then shows its player, with keyboard alone', async () => {
    let asked: string[] = []
    const { page, faults } = await visit(PAGE, { before: async (opened) => void (asked = await strangers(opened)) })
    await live(page)
    await play(page).scrollIntoViewIfNeeded()
    await play(page).focus()
    // The section is live once its link no longer announces a new tab.
    await eventually(() => play(page).textContent()).not.toContain('new tab')
    expect(await page.getByText(/hosted by YouTube/).isVisible()).toBe(true)
    expect([asked, await page.locator('iframe').count()]).toEqual([[], 0])
    await page.keyboard.press('Enter')
    await page.locator(player).waitFor()
    await eventually(() => asked.map((url) => new URL(url).hostname)).toEqual(['www.youtube-nocookie.com'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    expect(faults).toEqual([])
  })

  test('is a link to the video without JavaScript', async () => {
    let asked: string[] = []
    const { page } = await visit(PAGE, { javaScriptEnabled: false, before: async (opened) => void (asked = await strangers(opened)) })
    expect(await play(page).getAttribute('href')).toBe('https://www.youtube.com/watch?v=quayfold001')
    expect(await play(page).textContent()).toContain('opens in a new tab')
    expect(asked).toEqual([])
  })

  test('of ours is not fetched until it is played', async () => {
    const films: string[] = []
    const { page } = await visit(PAGE, {
      before: async (opened) => void opened.on('request', (request) => request.url().endsWith('.webm') && films.push(request.url())),
    })
    const video = page.locator('video')
    await video.scrollIntoViewIfNeeded()
    expect([await video.getAttribute('controls'), films]).toEqual(['', []])
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await eventually(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
    expect(films.length).toBeGreaterThan(0)
  })
})

describe('a gallery', () => {
  for (const javaScriptEnabled of [false, true])
    test(`shows a picture large and gives the focus back, with keyboard alone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const { page, faults } = await visit(PAGE, { javaScriptEnabled })
      if (javaScriptEnabled) await live(page)
      const small = page.getByRole('button', { name: /^Enlarge: A red and white lighthouse/ })
      await small.focus()
      await page.keyboard.press('Enter')
      const large = page.getByRole('dialog', { name: 'The light that the office is named after' })
      await large.waitFor()
      const { width } = (await large.getByRole('img').boundingBox())!
      expect(width).toBeGreaterThan((await small.boundingBox())!.width * 1.5)
      await page.locator('dialog button:focus').waitFor()
      await page.keyboard.press('Escape')
      await large.waitFor({ state: 'hidden' })
      await small.and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Enter')
      await large.getByRole('button', { name: 'Close' }).press('Enter')
      await large.waitFor({ state: 'hidden' })
      expect(faults).toEqual([])
    })

  test('shows a picture large on a page that was reached from another one', async () => {
    const { page, faults } = await visit('/about-us', { before: strangers })
    await live(page)
    await page.getByRole('link', { name: 'who thought of it' }).click()
    await page.getByRole('button', { name: /^Enlarge: A red and white lighthouse/ }).click()
    await page.getByRole('dialog', { name: 'The light that the office is named after' }).waitFor()
    await page.locator('dialog button:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: /^Play the video/ }).click()
    await page.locator('iframe').waitFor()
    expect(faults).toEqual([])
  })

  test('fits a large picture into any window', async () => {
    const { page } = await visit(PAGE, { width: 320 })
    await page.getByRole('button', { name: /^Enlarge: A fishing net/ }).click()
    for (const width of [320, 390, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const { x, y, width: wide, height } = (await page.locator('dialog:popover-open').boundingBox())!
      expect([x >= 0, x + wide <= width, y >= 0, y + height <= 900], `${width} px`).toEqual([true, true, true, true])
    }
  })
})
