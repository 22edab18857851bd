import { expect, test } from 'vitest'
import { harbour } from '#tests/support/harbour.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { LOG_BOOK, PANEL_KEYS, SIGN_IN, card, entry, holdClock, openPanels, opener, pointAt, recordOpenings, travel } from './menu.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

test('R3 the header shows its entries and buttons in order', async () => {
  const { page } = await visit('/')
  expect(await page.locator('.mega-entry').allInnerTexts()).toEqual(['Products', 'Solutions', 'Integration', 'Pricing', 'Company'])
  expect(await page.locator('.site-header-actions a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    SIGN_IN,
    harbour.booking.url,
    '/get-started',
  ])
  expect(await page.locator('header .brand').getAttribute('href')).toBe('/')
})

test('R3 the panels hold their pages in order', async () => {
  const { page } = await visit('/')
  const links = (key: (typeof PANEL_KEYS)[number]) =>
    card(page, key)
      .locator('a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(await links('products')).toEqual(['/products/harbour-desk', '/products/berth-book', '/products/pilot-call'])
  expect(await links('solutions')).toEqual(
    ['small-harbours', 'large-harbours', 'ferry-ports', 'fishing-fleets'].map((id) => `/solutions/${id}`),
  )
  expect(await links('pricing')).toEqual(['/pricing/harbour-desk', '/pricing/berth-book', '/pricing/pilot-call'])
  expect(await links('company')).toEqual(['/about-us', '/contact-us', LOG_BOOK])
  expect(await card(page, 'pricing').locator('.menu-tag').textContent()).toBe('Trial')
  expect(await card(page, 'company').locator('.menu-tag').textContent()).toBe('Crew')
  expect(await card(page, 'company').locator('a[target="_blank"][rel~="noopener"]').count()).toBe(1)
})

test('R3.2 at 1201 px hovering an entry opens its panel and leaving closes it', async () => {
  const { page } = await visit('/', { width: 1201 })
  await live(page)
  for (const key of sampled(PANEL_KEYS, 2)) {
    await pointAt(page, entry(page, key))
    await eventually(() => openPanels(page)).toEqual([key])
    expect(await opener(page, key).getAttribute('aria-expanded')).toBe('true')
    await page.mouse.move(600, 850)
    await eventually(() => openPanels(page)).toEqual([])
    expect(await opener(page, key).getAttribute('aria-expanded')).toBe('false')
  }
})

test('R3.2 R3.3 at 1200 px there is the hamburger and no mega menu, at 1201 px the reverse', async () => {
  const { page } = await visit('/', { width: 1200 })
  await live(page)
  expect(await page.locator('.mega-menu').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1201, height: 900 })
  await eventually(() => page.locator('.mega-menu').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false)
})

test.each(sampled([900, 300, 2500], 1))(
  'R3.2 B11 a pointer that travels at %i px a second from an entry to either far corner of its panel never closes nor changes it',
  async (speed) => {
    const { page } = await visit('/', { width: 1201 })
    await live(page)
    await holdClock(page)
    // The widest panel, and the one whose entry stands at the end of the row.
    for (const key of sampled(['solutions', 'company', 'products', 'pricing'] as const, 2)) {
      for (const corner of ['left', 'right'] as const) {
        const openings = await recordOpenings(page)
        const start = await pointAt(page, entry(page, key))
        await page.clock.runFor(400)
        await eventually(() => openPanels(page)).toEqual([key])
        const { x, y, width, height } = (await card(page, key).boundingBox())!
        await travel(page, key, start, { x: corner === 'left' ? x + 2 : x + width - 2, y: y + height - 2 }, speed)
        expect(await openPanels(page), `${key} to the ${corner}`).toEqual([key])
        await page.clock.runFor(2000)
        expect(await openPanels(page), `${key} at the ${corner}`).toEqual([key])
        expect(await openings()).toEqual([key])
        await page.mouse.move(600, 850)
        await page.clock.runFor(1000)
        await eventually(() => openPanels(page)).toEqual([])
      }
    }
  },
)

test('R3.2 B11 a panel stays for ten seconds of hovering, on the entry and on the panel', async () => {
  const { page } = await visit('/')
  await live(page)
  await holdClock(page)
  const openings = await recordOpenings(page)
  await pointAt(page, entry(page, 'solutions'))
  await page.clock.runFor(10_000)
  await eventually(() => openPanels(page)).toEqual(['solutions'])
  await pointAt(page, card(page, 'solutions'))
  await page.clock.runFor(10_000)
  expect(await openPanels(page)).toEqual(['solutions'])
  expect(await openings()).toEqual(['solutions'])
})

test('B11 passing over entries quickly opens nothing', async () => {
  const { page } = await visit('/')
  await live(page)
  await holdClock(page)
  const openings = await recordOpenings(page)
  for (const key of [...PANEL_KEYS, 'pricing', 'solutions'] as const) {
    await pointAt(page, entry(page, key))
    await page.clock.runFor(50)
  }
  await page.mouse.move(600, 850)
  await page.clock.runFor(1000)
  expect(await openings()).toEqual([])
})

test('R3.2 B11 one panel is open at a time when the pointer goes from entry to entry', async () => {
  const { page } = await visit('/')
  await live(page)
  for (const key of PANEL_KEYS) {
    await pointAt(page, entry(page, key))
    await eventually(() => openPanels(page)).toEqual([key])
  }
})

test('B11 a pointer that leaves the window closes the panel', async () => {
  const { page } = await visit('/')
  await live(page)
  await pointAt(page, entry(page, 'solutions'))
  await eventually(() => openPanels(page)).toEqual(['solutions'])
  await page.mouse.move(-20, -20)
  await eventually(() => openPanels(page)).toEqual([])
})

test('R3.2 Escape closes a panel opened by hover, wherever focus is, and leaves focus there', async () => {
  const { page } = await visit('/')
  await live(page)
  await page.locator('main a').first().focus()
  const focused = await page.evaluate(() => document.activeElement!.textContent)
  await pointAt(page, entry(page, 'pricing'))
  await eventually(() => openPanels(page)).toEqual(['pricing'])
  await page.keyboard.press('Escape')
  await eventually(() => openPanels(page)).toEqual([])
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(focused)
})

test('R3.2 choosing an item closes the panel and opens its page, with the pointer still there', async () => {
  const { page } = await visit('/')
  await live(page)
  await pointAt(page, entry(page, 'company'))
  await card(page, 'company').locator('a[href="/about-us"]').click()
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
  await eventually(() => openPanels(page)).toEqual([])
})

const FOCUS: [string, () => void][] = [
  ['when the browser has already taken the focus from it', () => (document.activeElement as HTMLElement).blur()],
  ['while it has the focus', () => {}],
]

test.each(sampled(FOCUS, 1))(
  'B09 narrowing the window with a panel open, %s, closes it, and it stays closed when the window grows again',
  async (_when, drop) => {
    const { page } = await visit('/', { width: 1201 })
    await live(page)
    await opener(page, 'solutions').click()
    await eventually(() => openPanels(page)).toEqual(['solutions'])
    await card(page, 'solutions').locator('a').first().focus()
    await page.evaluate(drop)
    await page.setViewportSize({ width: 1200, height: 900 })
    await eventually(() => page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toBe('Open menu')
    expect(await page.locator('.mega-menu').isVisible()).toBe(false)
    await page.mouse.move(600, 850)
    await page.setViewportSize({ width: 1201, height: 900 })
    await eventually(() => page.locator('.mega-menu').isVisible()).toBe(true)
    expect(await openPanels(page)).toEqual([])
  },
)

test.each(sampled([1201, 1440, 1920], 1))('R3.2 every panel is within a viewport of %i px', async (width) => {
  const { page } = await visit('/', { width, height: 700 })
  await live(page)
  for (const key of PANEL_KEYS) {
    await opener(page, key).click()
    await eventually(() => openPanels(page)).toEqual([key])
    const box = (await card(page, key).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(700)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('R3.4 menu icons are 45 px, popup lists 200 px, the solutions popup has 3 columns above 1200 px', async () => {
  const { page } = await visit('/', { width: 1201 })
  await live(page)
  for (const key of PANEL_KEYS) {
    await opener(page, key).click()
    await eventually(() => openPanels(page)).toEqual([key])
    const icons = await card(page, key)
      .locator('.menu-item-icon')
      .evaluateAll((found) => found.map((icon) => [(icon as HTMLElement).offsetWidth, (icon as HTMLElement).offsetHeight]))
    expect(icons).toEqual(icons.map(() => [45, 45]))
    const lists = await card(page, key)
      .locator('ul')
      .evaluateAll((found) => found.map((list) => (list as HTMLElement).offsetWidth))
    expect(lists).toEqual(lists.map(() => 200))
  }
  const lefts = await card(page, 'solutions')
    .locator('.menu-group')
    .evaluateAll((groups) => groups.map((group) => (group as HTMLElement).offsetLeft))
  expect(new Set(lefts).size).toBe(3)
})

beforeRelease('R3.4 names of items stand on one line beside their icons, and panels hang on the header without a gap', async () => {
  const { page } = await visit('/', { width: 1201 })
  await live(page)
  const edge = await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom)
  for (const key of PANEL_KEYS) {
    await opener(page, key).click()
    await eventually(() => openPanels(page)).toEqual([key])
    const lines = await card(page, key)
      .locator('.menu-item-service')
      .evaluateAll((names) =>
        names.map((name) => Math.round((name as HTMLElement).offsetHeight / Number.parseFloat(getComputedStyle(name).lineHeight))),
      )
    expect(lines).toEqual(lines.map(() => 1))
    expect((await page.locator(`#mega_panel_${key}`).boundingBox())!.y).toBeLessThanOrEqual(edge)
  }
})

test.each(sampled([320, 1201, 360, 390, 430, 1200], 2))(
  'R3 at %i px a wide logo and a long button leave everything in the header on screen and within reach',
  async (width) => {
    const { page } = await visit('/', { width })
    await live(page)
    await page.evaluate(() => {
      const logo = document.querySelector<HTMLImageElement>('.site-header .brand img')!
      Object.assign(logo, { width: 190, height: 45 })
      document.querySelector('.site-header-actions [data-look="primary"] .action-label')!.textContent =
        'Start your free month at the harbour now'
    })
    const boxes = await page.locator('.site-header :is(.brand, .mega-link, .menu-button, .site-header-actions a)').evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.mega-panel, .menu-fallback-panel'))
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right })),
    )
    expect(boxes.length).toBeGreaterThanOrEqual(3)
    const sorted = boxes.sort((a, b) => a.left - b.left)
    expect(sorted[0]!.left).toBeGreaterThanOrEqual(0)
    expect(sorted.at(-1)!.right).toBeLessThanOrEqual(width)
    for (const [index, { left }] of sorted.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(sorted[index]!.right - 1)
    expect(await page.locator('.site-header-actions a[href="/get-started"]').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)
