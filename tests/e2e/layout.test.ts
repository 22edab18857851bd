import { describe, expect, test } from 'vitest'
import { whollyLive } from './everyPage.ts'
import { LOOKED_AT, expectWhole } from './expectWhole.ts'
import { useBrowser } from './visit.ts'

const { visit } = useBrowser()

test('R2 a page without header and footer shows whose it is, and the brand leads home', async () => {
  const { page } = await visit('/get-started')
  const brand = page.locator('main .brand')
  expect(await page.locator('header.site-header, footer.site-footer').count()).toBe(0)
  expect(await brand.locator('img').getAttribute('alt')).toBe('Quayfold')
  expect(await brand.evaluate((link: HTMLAnchorElement) => new URL(link.href).pathname)).toBe('/')
  expect(await brand.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(100)
})

test('the content of a page uses the room of a wide window', async () => {
  const { page } = await visit('/')
  for (const [width, least] of [
    [1440, 1100],
    [1920, 1300],
    [2560, 1600],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.locator('.site-header-row').evaluate((row) => (row as HTMLElement).offsetWidth)).toBeGreaterThan(least)
  }
})

test('R4.4 the mobile layout ends at 768 pixels', async () => {
  const { page } = await visit('/glossary/harbour', { width: 768 })
  const columns = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
  const look = async () => [await columns('.controls'), await columns('.site-footer-top')]
  expect(await look()).toEqual([1, 1])
  await page.setViewportSize({ width: 769, height: 900 })
  expect(await look()).toEqual([2, 2])
})

describe('B17', () => {
  test('where colours are forced, controls have edges and focus is seen', async () => {
    const { page } = await visit('/contact-us', { forcedColors: 'active' })
    await whollyLive(page)
    const edges = await page
      .locator('.action:visible, main input:visible, main select:visible, main textarea:visible')
      .evaluateAll((found) =>
        found.map((element) => {
          // The border of a field may be drawn by an element next to its input.
          const drawn = [element, ...(element.matches('input, select, textarea') ? element.parentElement!.children : [])].some((part) => {
            const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(part)
            return borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor
          })
          return drawn ? '' : element.outerHTML.slice(0, 120)
        }),
      )
    expect(edges.length).toBeGreaterThan(5)
    expect(edges.filter(Boolean)).toEqual([])
    for (const selector of ['.skip-link', 'main input', '.site-header .brand', 'main form [type="submit"]']) {
      await page.locator(selector).first().focus()
      await page.keyboard.press('Shift')
      const ring = await page.evaluate(() => {
        const field = document.activeElement!
        const shown = [field, field.nextElementSibling, field.parentElement]
          .filter((element) => element !== null)
          .map((element) => getComputedStyle(element))
        return shown.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
      })
      expect(ring, selector).toBe(true)
    }
  })

  test.for(LOOKED_AT.slice(0, 2))(
    '%s is printed whole, and loses nothing when text is set wide or twice as large, or words have 30 letters',
    (path) => expectWhole(path, visit),
  )

  test('names stay words beside what stands with them when text is twice as large on a phone', async () => {
    const { page } = await visit('/about-us/crew', { bypassCSP: true, width: 390 })
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const looks = await page.evaluate(() => ({
      // A portrait without anything next to it is still round.
      portraits: [...document.querySelectorAll('main .MuiAvatar-root')].map((portrait) => {
        const { width, height } = portrait.getBoundingClientRect()
        return Math.round(width - height)
      }),
      names: [...document.querySelectorAll('[data-type="team"] h3')].map(
        (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
      ),
    }))
    expect(looks.portraits.filter((difference) => difference !== 0)).toEqual([])
    expect(Math.max(...looks.names)).toBeLessThan(4)
  })
})
