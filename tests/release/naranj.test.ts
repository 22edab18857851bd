import { cpSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { NOWHERE, lookAtEvery, sitemapPaths, whollyLive } from '#tests/e2e/everyPage.ts'
import { sticksOut } from '#tests/e2e/sticksOut.ts'
import { live, useBrowser } from '#tests/e2e/visit.ts'

const WIDTHS = [1440, 1201, 768, 390, 360]
/** Of these, the widths at which axe looks. */
const AXE_WIDTHS = [1440, 390]

const { visit } = useBrowser()
let server: Awaited<ReturnType<typeof serve>>
let site: string

beforeAll(async () => {
  const home = resolve('.build/e2e/naranj')
  for (const part of ['config', 'sections']) {
    rmSync(resolve(home, part), { recursive: true, force: true })
    cpSync(resolve('tests/fixtures/naranj', part), resolve(home, part), { recursive: true })
  }
  server = await serve({ dist: await builtSite(resolve(home, 'config'), home), port: 0 })
  site = server.url
}, 300_000)
afterAll(() => server?.close())

/** Where things lie in the header, from left to right in CSS pixels, and whether anything in it leaves it. */
function headerOf(page: Page) {
  return page.evaluate(() => {
    const row = document.querySelector('.site-header-row')!
    const box = row.getBoundingClientRect()
    const logo = row.querySelector('.brand img')!.getBoundingClientRect()
    const shown = [...row.querySelectorAll('a, button')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const outside = shown
      .filter((element) => !element.closest('.mega-menu'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < box.left - 1 || right > box.right + 1
      })
      .map((element) => element.textContent)
    return { logo: { width: logo.width, height: logo.height, right: box.right - logo.right }, outside }
  })
}

describe('a company that uses everything', () => {
  test('R8 every page of it has one main heading, comes to life without a fault, fits its window, and can be read by everybody', async () => {
    const paths = [...(await sitemapPaths(site)), NOWHERE]
    expect(paths.length).toBeGreaterThan(25)
    // What fades in would be measured while it does.
    const still = { site, reducedMotion: 'reduce' } as const
    const findings = await lookAtEvery(paths, { visit, siteUrl: site }, still, async ({ page, faults }, path) => {
      await whollyLive(page)
      const found = faults.filter((fault) => path !== NOWHERE || !/status of 404/.test(fault))
      if ((await page.locator('h1').count()) !== 1) found.push('another number of main headings')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const { logo, outside } = await headerOf(page)
        const wide = [...(await sticksOut(page)), ...outside.map((text) => `"${text}" leaves the header`)]
        if (Math.abs(logo.width / logo.height - 297 / 36) > 0.2) wide.push('the logo is out of proportion')
        const axe = AXE_WIDTHS.includes(width) ? await axeFindings(page) : []
        found.push(...[...wide, ...axe].map((finding) => `${width} px: ${finding}`))
      }
      return found
    })
    expect(findings).toEqual([])
  })

  test('R8.7 in Arabic the header begins at the right, a telephone number keeps its order, and the English pages are mirrored back', async () => {
    const { page } = await visit('/visit', { site })
    expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ar-JO', 'rtl'])
    expect((await headerOf(page)).logo.right).toBeLessThan(50)
    // Where its groups are placed, from left to right.
    const order = await page.locator('main a[href^="tel:"]').evaluate((link) => {
      const text = link.firstChild!
      const groups = [...text.textContent!.matchAll(/\S+/g)].map(({ 0: group, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + group.length)
        return { group, left: range.getBoundingClientRect().left }
      })
      return groups.sort((a, b) => a.left - b.left).map(({ group }) => group)
    })
    expect(order).toEqual(['+962', '6', '555', '0142'])
    await page.locator('.language-switch a').click()
    await page.waitForURL(`${site}/en/visit`)
    expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['en', ''])
    expect((await headerOf(page)).logo.right).toBeGreaterThan(500)
  })

  test('R8.6 amounts, days and weeks are written as in Jordan', async () => {
    const { page } = await visit('/prices', { site })
    const amounts = await page.locator('.amount').allTextContents()
    expect(amounts.map((amount) => amount.replace(/[^٠-٩٫٬]/g, ''))).toEqual(['١٢٫٥٠٠', '١٠٫٢٥٠', '١٬٢٥٠', '١٬٠٤٠٫١٢٥', ''])
    await page.goto(`${site}/visit`)
    expect(await page.locator('main dt').allTextContents()).toEqual(['الأحد – الخميس', 'الجمعة', 'السبت'])
  })

  test('the section type of the company shows its months in the language of each page', async () => {
    const { page } = await visit('/', { site })
    const bloom = page.locator('[data-type="bloomMonths"]')
    expect((await bloom.locator('thead th').allTextContents()).slice(0, 2)).toEqual(['النبات', 'كانون الثاني'])
    expect(await bloom.locator('tbody tr').first().locator('.bloom').count()).toBe(2)
    await page.goto(`${site}/en`)
    expect((await page.locator('[data-type="bloomMonths"] thead th').allTextContents())[1]).toBe('Jan')
  })

  test('an entry below an entry of another collection says so in its breadcrumb', async () => {
    const { page } = await visit('/plants/trees/fig', { site })
    expect(
      await page.locator('.breadcrumb a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual(['/', '/plants', '/plants/trees'])
  })

  test.each([1440, 1201])('R4 at %i pixels a menu with five groups opens within the window, and shows all of them', async (width) => {
    const { page } = await visit('/', { site, width, reducedMotion: 'reduce' })
    await live(page)
    await page.locator('.mega-toggle').first().click()
    const panel = page.locator('.mega-panel[data-open]')
    await panel.waitFor()
    const boxes = await panel
      .locator('.menu-group')
      .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes).toHaveLength(5)
    for (const { left, right, width: wide } of boxes) expect([left >= 0, right <= width, wide > 150]).toEqual([true, true, true])
    // The first group stands where reading begins.
    expect(Math.max(...boxes.map(({ right }) => right))).toBe(boxes[0]!.right)
  })
})
