import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sampled } from '#tests/support/sampled.ts'
import { whollyLive } from './everyPage.ts'
import { sticksOut } from './sticksOut.ts'
import { cutOff as outOfBox } from './cutOff.ts'
import { useBrowser } from './visit.ts'
import { withLongWords } from './withLongWords.ts'
import { still } from './still.ts'

/** Pages on which every kind of section is seen that has a look of its own in print, forced colours or wide-set text. */
const SAMPLE = [
  '/products/berth-book',
  // An invitation with a ground of its own below a band as dark as itself.
  '/integration',
  '/contact-us',
  '/comparison/whiteboard',
  '/glossary/harbour',
  '/',
  '/pricing/harbour-desk',
  '/glossary/harbour/tidal-range',
  '/about-us/crew',
  '/products/harbour-desk',
  '/get-started',
]

const { visit } = useBrowser()

/** Texts of which a box that hides its overflow cuts something off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement!
      // What drawings say is said in words beside them.
      if (
        text.textContent!.trim() === '' ||
        !holder.checkVisibility({ visibilityProperty: true }) ||
        holder.closest('[aria-hidden="true"], [role="img"], svg, .visually-hidden')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { top, right, bottom, left } = range.getBoundingClientRect()
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const cut =
          (clips(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
          (clips(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1))
        // A box of one pixel hides its words on purpose; they are for screen readers.
        if (cut && edge.width > 1 && edge.height > 1)
          found.push(`cut off by ${box.tagName.toLowerCase()}.${box.getAttribute('class')}: "${text.textContent!.trim().slice(0, 40)}"`)
      }
    }
    return found
  })
}

test('R2 a page without header and footer shows whose it is, and the brand leads home', async () => {
  const { page } = await visit('/get-started')
  const brand = page.locator('main .brand')
  expect(await page.locator('header.site-header, footer.site-footer').count()).toBe(0)
  expect(await brand.locator('img').getAttribute('alt')).toBe('Quayfold')
  expect(await brand.evaluate((link: HTMLAnchorElement) => new URL(link.href).pathname)).toBe('/')
  expect(await brand.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(100)
})

test.each([
  [1440, 1100],
  [1920, 1300],
  [2560, 1600],
])('at %i pixels the content of a page is more than %i pixels wide', async (width, least) => {
  const { page } = await visit('/', { width })
  expect(await page.locator('.site-header-row').evaluate((row) => (row as HTMLElement).offsetWidth)).toBeGreaterThan(least)
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
          // The edge of a field may be drawn by what stands beside its input.
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

  test.for(sampled(SAMPLE, 2))('%s is printed whole: answers, tabs and everything that would fade in', async (path) => {
    const { page } = await visit(path)
    await page.mouse.move(5, 5, { steps: 2 })
    await page.waitForSelector('html[data-live]')
    await page.emulateMedia({ media: 'print' })
    await still(page)
    const unprinted = await page.evaluate(() => {
      const seen = (element: Element) =>
        element.getBoundingClientRect().height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
      const faded = [...document.querySelectorAll('.reveal, [data-reveal]')].filter((element) => getComputedStyle(element).opacity !== '1')
      const answers = [...document.querySelectorAll('main details > :not(summary), .panels > .panel')].filter((element) => !seen(element))
      const furniture = [...document.querySelectorAll('.mega-menu, .scroll-to-top, .menu-button')].filter((element) =>
        element.checkVisibility(),
      )
      return [...faded, ...answers, ...furniture].map((element) => element.outerHTML.slice(0, 120))
    })
    expect(unprinted).toEqual([])
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  // The measures of success criterion 1.4.12.
  const SPACED =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

  test.for(sampled(SAMPLE, 2))('%s loses nothing when text is set wide', async (path) => {
    const { page } = await visit(path, { bypassCSP: true, reducedMotion: 'reduce' })
    await whollyLive(page)
    await page.addStyleTag({ content: SPACED })
    for (const width of [1440, 1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect([...(await sticksOut(page)), ...(await cutOff(page)), ...(await outOfBox(page))], `${width} px`).toEqual([])
    }
  })

  test.for(sampled(SAMPLE, 2))('%s loses nothing when text is twice as large', async (path) => {
    const { page } = await visit(path, { bypassCSP: true, reducedMotion: 'reduce' })
    await whollyLive(page)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    for (const width of [1440, 1280, 1201, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([...(await sticksOut(page)), ...(await cutOff(page)), ...(await outOfBox(page))], `${width} px`).toEqual([])
    }
  })

  test.for(sampled(SAMPLE, 2))('B09 %s is no wider than a phone where words have 30 letters', async (path) => {
    const { page } = await visit(path, { reducedMotion: 'reduce' })
    await whollyLive(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(withLongWords)
      expect([...(await sticksOut(page)), ...(await outOfBox(page))], `${width} px`).toEqual([])
    }
  })

  test('names stay words beside what stands with them when text is twice as large on a phone', async () => {
    const { page } = await visit('/about-us/crew', { bypassCSP: true, width: 390 })
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const looks = await page.evaluate(() => ({
      // A portrait that is beside nothing is as round as before.
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
