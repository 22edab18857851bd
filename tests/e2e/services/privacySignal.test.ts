import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow } from '#tests/e2e/inPage.ts'
import { eventually, live } from '#tests/e2e/visit.ts'
import { sampled } from '#tests/support/sampled.ts'
import { useServices } from './useServices.ts'

const heading = (page: Page) => page.locator('main h1').textContent()
/** The browser asks for privacy, and has a cookie of a visit before it did. */
const askForPrivacy = async (page: Page) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    if (sessionStorage.getItem('visited') === null) document.cookie = '_ga=GA1.1.1.1; path=/'
    sessionStorage.setItem('visited', 'yes')
  })
}

describe.each(sampled(['advanced', 'none'] as const, 1))('%s', (mode) => {
  const { open } = useServices(mode)

  test('R6.2 T20 a browser that asks for privacy has every request answered by the site itself, and no cookie left', async () => {
    const requests: string[] = []
    const { page, outside, faults, site } = await open('/?email=eva%40mail.example', {
      before: async (page) => {
        page.on('request', (request) => requests.push(request.url()))
        await askForPrivacy(page)
      },
    })
    await live(page)
    await eventually(() => requests.some((url) => url.includes('browserServices'))).toBe(true)
    await follow(page, '/breads')
    await eventually(() => heading(page)).toBe('Our breads')
    await page.locator('footer [data-footer-action] a').click()
    await eventually(() => heading(page)).toBe('Come by')
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('an oven is cold')
      }),
    )
    await eventually(() => faults.length).toBe(1)
    await page.reload({ waitUntil: 'load' })
    await live(page)
    expect(requests.length).toBeGreaterThan(5)
    expect(requests.filter((url) => new URL(url).origin !== site && !url.startsWith('data:'))).toEqual([])
    expect(outside.sent).toEqual([])
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await page.getByRole('region', { name: 'Cookies for statistics' }).count()).toBe(0)
  })
})
