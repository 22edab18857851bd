import { expect, test } from 'vitest'
import { harbour } from '#tests/support/harbour.ts'
import { LOG_BOOK, PANEL_KEYS, SIGN_IN, card, entry, holdClock, openPanels, opener, pointAt, recordOpenings, travel } from './menu.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

test('R3 the header shows its entries and buttons, and its panels their pages, in order', async () => {
  const { page } = await visit('/')
  expect(await page.locator('.mega-entry').allInnerTexts()).toEqual(['Products', 'Solutions', 'Integration', 'Pricing', 'Company'])
  expect(await page.locator('.site-header-actions a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    SIGN_IN,
    harbour.booking.url,
    '/get-started',
  ])
  expect(await page.locator('header .brand').getAttribute('href')).toBe('/')
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

test('R3.2 R3.3 at 1200 px there is the hamburger and no mega menu, at 1201 px a pointer opens one panel at a time', async () => {
  const { page } = await visit('/', { width: 1200 })
  await live(page)
  expect(await page.locator('.mega-menu').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1201, height: 900 })
  await eventually(() => page.locator('.mega-menu').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false)

  for (const key of PANEL_KEYS) {
    await pointAt(page, entry(page, key))
    await eventually(() => openPanels(page)).toEqual([key])
    expect(await opener(page, key).getAttribute('aria-expanded')).toBe('true')
  }
  await page.mouse.move(600, 850)
  await eventually(() => openPanels(page)).toEqual([])
  expect(await opener(page, 'company').getAttribute('aria-expanded')).toBe('false')

  // Escape closes a panel opened by hover, wherever the focus is, without moving the focus.
  await page.locator('main a').first().focus()
  const focused = await page.evaluate(() => document.activeElement!.textContent)
  await pointAt(page, entry(page, 'pricing'))
  await eventually(() => openPanels(page)).toEqual(['pricing'])
  await page.keyboard.press('Escape')
  await eventually(() => openPanels(page)).toEqual([])
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(focused)

  // B11: so does a pointer that leaves the window.
  await pointAt(page, entry(page, 'solutions'))
  await eventually(() => openPanels(page)).toEqual(['solutions'])
  await page.mouse.move(-20, -20)
  await eventually(() => openPanels(page)).toEqual([])

  await pointAt(page, entry(page, 'company'))
  await card(page, 'company').locator('a[href="/about-us"]').click()
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
  await eventually(() => openPanels(page)).toEqual([])
})

test('R3.2 B11 a pointer that passes over entries opens nothing; one that travels to a far corner of a panel, and stays, never closes nor changes it', async () => {
  const { page } = await visit('/', { width: 1201 })
  await live(page)
  await holdClock(page)
  const passed = await recordOpenings(page)
  for (const key of [...PANEL_KEYS, 'pricing', 'solutions'] as const) {
    await pointAt(page, entry(page, key))
    await page.clock.runFor(50)
  }
  await page.mouse.move(600, 850)
  await page.clock.runFor(1000)
  expect(await passed()).toEqual([])

  // The widest panel, and the one whose entry is at the end of the row.
  for (const key of ['solutions', 'company'] as const) {
    for (const corner of ['left', 'right'] as const) {
      const openings = await recordOpenings(page)
      const start = await pointAt(page, entry(page, key))
      await page.clock.runFor(10_000)
      await eventually(() => openPanels(page)).toEqual([key])
      const { x, y, width, height } = (await card(page, key).boundingBox())!
      await travel(page, key, start, { x: corner === 'left' ? x + 2 : x + width - 2, y: y + height - 2 }, 900)
      expect(await openPanels(page), `${key} to the ${corner}`).toEqual([key])
      await page.clock.runFor(10_000)
      expect(await openPanels(page), `${key} at the ${corner}`).toEqual([key])
      expect(await openings()).toEqual([key])
      await page.mouse.move(600, 850)
      await page.clock.runFor(1000)
      await eventually(() => openPanels(page)).toEqual([])
    }
  }
})

test('B09 narrowing the window with a panel open closes it, and it stays closed when the window grows again', async () => {
  const { page } = await visit('/', { width: 1201 })
  await live(page)
  // The browser may have removed the focus from it before.
  for (const drop of [() => (document.activeElement as HTMLElement).blur(), () => {}]) {
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
  }
})

test('R3.4 menu icons are 45 px, popup lists 200 px with names on one line, the solutions popup has 3 columns, and panels hang on the header within the viewport', async () => {
  const { page } = await visit('/', { width: 1201, height: 700 })
  await live(page)
  const edge = await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom)
  for (const key of PANEL_KEYS) {
    await opener(page, key).click()
    await eventually(() => openPanels(page)).toEqual([key])
    const looks = await card(page, key).evaluate((panel) => {
      const all = (selector: string) => [...panel.querySelectorAll<HTMLElement>(selector)]
      return {
        icons: all('.menu-item-icon').map((icon) => [icon.offsetWidth, icon.offsetHeight]),
        lists: all('ul').map((list) => list.offsetWidth),
        lines: all('.menu-item-service').map((name) =>
          Math.round(name.offsetHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
        ),
        columns: new Set(all('.menu-group').map((group) => group.offsetLeft)).size,
      }
    })
    expect(looks.icons).toEqual(looks.icons.map(() => [45, 45]))
    expect(looks.lists).toEqual(looks.lists.map(() => 200))
    expect(looks.lines).toEqual(looks.lines.map(() => 1))
    if (key === 'solutions') expect(looks.columns).toBe(3)
    expect((await page.locator(`#mega_panel_${key}`).boundingBox())!.y).toBeLessThanOrEqual(edge)
    for (const width of [1920, 1440, 1201]) {
      await page.setViewportSize({ width, height: 700 })
      const box = (await card(page, key).boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(700)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('R3 a wide logo and a long button leave everything in the header on screen and within reach, at any width', async () => {
  const { page } = await visit('/')
  await live(page)
  await page.evaluate(() => {
    const logo = document.querySelector<HTMLImageElement>('.site-header .brand img')!
    Object.assign(logo, { width: 190, height: 45 })
    document.querySelector('.site-header-actions [data-look="primary"] .action-label')!.textContent =
      'Start your free month at the harbour now'
  })
  for (const width of [320, 360, 390, 430, 1200, 1201]) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(() => page.locator('.mega-menu').isVisible()).toBe(width > 1200)
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
  }
})
