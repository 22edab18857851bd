import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { whollyLive } from './everyPage.ts'
import { eventually, useBrowser } from './visit.ts'

const { visit } = useBrowser()

/** The printed words of a page: text and colour of all elements. Backgrounds are not printed. */
const onPaper = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color))

/** The darkness of a colour, 0 (white) to 1 (black), by its strongest channel. */
function darkness(color: string): number {
  const channels = /\d+(?:\.\d+)?/g
  return 1 - Math.max(...color.match(channels)!.slice(0, 3).map(Number)) / 255
}

describe('on paper', () => {
  test.each(['/', '/contact-us', '/pricing'])('%s has dark words on white, those of dark bands and of buttons, too', async (path) => {
    const { page } = await visit(path)
    await page.emulateMedia({ media: 'print' })
    const colors = () => onPaper(page, 'main :is(h1, h2, h3, p, .MuiButton-root, .action), footer p')
    expect((await colors()).length).toBeGreaterThan(5)
    // Button colours change with a transition.
    await eventually(async () => (await colors()).filter((color) => darkness(color) < 0.3)).toEqual([])
  })

  test('an invitation has no ground, nothing has a shadow, menus of the footer are not printed, and no band is kept on one sheet', async () => {
    const { page } = await visit('/')
    await page.emulateMedia({ media: 'print' })
    const looks = await page.evaluate(() => ({
      grounds: [...document.querySelectorAll('.band, main [data-variant="card"], main [data-variant="band"]')].map(
        (element) => getComputedStyle(element).backgroundImage,
      ),
      shadows: [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element).boxShadow),
    }))
    expect(new Set([...looks.grounds, ...looks.shadows])).toEqual(new Set(['none']))
    expect(await page.locator('.site-footer-columns').isVisible()).toBe(false)
    // This left sheets almost empty.
    expect(
      await page
        .locator('.band')
        .first()
        .evaluate((band) => getComputedStyle(band).breakInside),
    ).toBe('auto')
  })
})

describe('in forced colours', () => {
  /** The background of an element and that of another one of the same kind. */
  const grounds = (page: Page, ...selectors: string[]) =>
    Promise.all(
      selectors.map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    )

  test.each<[path: string, chosen: string, other: string, liveChosen?: string, liveOther?: string]>([
    ['/pricing/berth-book', '.billing input:checked + span', '.billing input:not(:checked) + span'],
    [
      '/products/berth-book',
      '.tablist li:first-of-type .tab',
      '.tablist li:last-of-type .tab',
      '[role="tab"][aria-selected="true"]',
      '[role="tab"][aria-selected="false"]',
    ],
    [
      '/integration',
      '.chips [aria-pressed="true"]',
      '.chips [aria-pressed="false"]',
      '.chips [aria-pressed="true"]',
      '.chips [aria-pressed="false"]',
    ],
  ])('%s shows what is chosen, before and once it is live', async (path, chosen, other, liveChosen, liveOther) => {
    const { page } = await visit(path, { forcedColors: 'active' })
    const [one, two] = await grounds(page, chosen, other)
    expect(one).not.toBe(two)
    if (!liveChosen || !liveOther) return
    await whollyLive(page)
    const [three, four] = await grounds(page, liveChosen, liveOther)
    expect(three).not.toBe(four)
  })

  test('the menus show which page this is', async () => {
    const { page } = await visit('/products/berth-book', { forcedColors: 'active' })
    const entries = page.locator('.mega-card .menu-item')
    const outlines = await entries.evaluateAll((items) =>
      items.map((item) => [item.getAttribute('aria-current'), getComputedStyle(item).outlineStyle]),
    )
    expect(outlines.filter(([current]) => current === 'page').map(([, outline]) => outline)).toEqual(['solid'])
    expect(outlines.filter(([current]) => current === null).every(([, outline]) => outline === 'none')).toBe(true)
  })
})
