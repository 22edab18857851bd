import { describe, expect, test } from 'vitest'
import { eventually, useBrowser } from './visit.ts'

const PAGE = '/products/harbour-desk'
const { visit } = useBrowser()

describe('the demonstration of a ranking', () => {
  test('stays as the document shows it until somebody is about to use it', async () => {
    const { page } = await visit(PAGE)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.locator('[data-type="weightedRanking"]').scrollIntoViewIfNeeded()
    await page.waitForSelector('html[data-live]')
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => /WeightedRanking/.test(url))).toEqual([])
  })

  test('follows the weights, with keyboard alone', async () => {
    const { page, faults } = await visit(PAGE)
    const names = () => page.locator('[data-type="weightedRanking"] ol .name').allTextContents()
    expect(await names()).toEqual(['Coaster', 'Reefer', 'Ferry'])
    const first = page.getByRole('slider').first()
    await first.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
    await eventually(names).toEqual(['Reefer', 'Ferry', 'Coaster'])
    expect(await first.getAttribute('aria-valuetext')).toBe('Not at all')
    expect(faults).toEqual([])
  })

  test('without scripts it shows the order, and no control that would do nothing', async () => {
    const { page } = await visit(PAGE, { javaScriptEnabled: false })
    expect(await page.locator('[data-type="weightedRanking"] ol .name').allTextContents()).toEqual(['Coaster', 'Reefer', 'Ferry'])
    expect(await page.locator('[data-type="weightedRanking"] input:visible').count()).toBe(0)
    expect(await page.locator('[data-type="weightedRanking"] output').first().textContent()).toBe('Most of all')
  })
})
