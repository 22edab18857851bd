import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PANEL_KEYS, card, entry, openPanels } from './menu.ts'
import { type VisitOptions, eventually, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()

const blocked: VisitOptions = { before: (page) => page.route('**/static/js/**', (route) => route.abort()) }

/** Ways in which the application never starts. The document must work without it in each case. */
const ways: [string, VisitOptions][] = [
  ['B01 without JavaScript', { javaScriptEnabled: false }],
  [
    'B02 with a script that throws at once',
    {
      before: (page) =>
        page.route('**/static/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })),
    },
  ],
  ['B02 with the scripts blocked', blocked],
]

/** Waits until scripts could have run. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => (document.readyState === 'complete' ? resolve() : addEventListener('load', () => resolve()))),
  )

/** Text of the page that visitors would not see, and loading indicators. */
const hidden = (page: Page) =>
  page
    .locator('main .reveal, main [data-section], main .page-loading')
    .evaluateAll((found) =>
      found
        .filter(
          (element) => element.matches('.page-loading') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.className),
    )

test.each(ways)('%s the whole content of a page is visible, answers open, and the menu of a phone leads on', async (_way, options) => {
  const { page } = await visit('/robots.txt', options)
  // The document is the same in all cases; each page is checked without scripts.
  const paths =
    options.javaScriptEnabled === false
      ? ['/pricing/harbour-desk', '/glossary/harbour', '/integration', '/contact-us', '/']
      : ['/contact-us', '/']
  for (const path of paths) {
    await page.goto(siteUrl + path, { waitUntil: 'load' })
    if (options.javaScriptEnabled !== false) await settle(page)
    await page.mouse.move(5, 5, { steps: 2 })
    expect(await page.locator('html[data-live]').count(), path).toBe(0)
    expect(await page.locator('main h1').isVisible(), path).toBe(true)
    expect(await hidden(page), path).toEqual([])
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(500)
  }
  const question = page.locator('[data-type="faq"] details').first()
  expect(await question.locator('.answer').isVisible()).toBe(false)
  await question.locator('summary').click()
  expect(await question.locator('.answer').isVisible()).toBe(true)

  await page.setViewportSize({ width: 390, height: 900 })
  const menu = page.locator('.menu-fallback')
  expect(await menu.locator('a[href="/about-us"]').isVisible()).toBe(false)
  await menu.locator('summary').click()
  for (const href of [
    '/products/berth-book',
    '/solutions/small-harbours',
    '/integration',
    '/pricing/berth-book',
    '/about-us',
    '/get-started',
  ]) {
    expect(await menu.locator(`a[href="${href}"]`).first().isVisible(), href).toBe(true)
  }
  await menu.locator('a[href="/about-us"]').click()
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
})

test('B01 without JavaScript every panel of the menu opens by focus, and by pointing at its entry, one at a time', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false, width: 1201 })
  for (const key of PANEL_KEYS) {
    await entry(page, key).locator('button').focus()
    await eventually(() => openPanels(page)).toEqual([key])
    await page.keyboard.press('Tab')
    expect(await card(page, key).locator('a:focus').count()).toBe(1)
  }
  await page.locator('header .brand').focus()
  for (const key of PANEL_KEYS) {
    await entry(page, key).hover()
    await eventually(() => openPanels(page)).toEqual([key])
    await card(page, key).hover()
    expect(await openPanels(page)).toEqual([key])
  }
  await card(page, 'company').locator('a[href="/about-us"]').click()
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
})

test('B01 F20 without JavaScript a form goes by e-mail, or to the receiver, and an address is there to be read', async () => {
  const { page } = await visit('/pricing/permission/apply', { javaScriptEnabled: false })
  const form = page.locator('main form')
  const address = page.locator('main a[href^="mailto:"]').first()
  expect(await form.getAttribute('action')).toMatch(/^mailto:/)
  expect(await address.isVisible()).toBe(true)
  await page.goto(`${siteUrl}/contact-us`)
  expect([await form.getAttribute('action'), await form.getAttribute('method')]).toEqual(['/_forms/contact', 'post'])
  expect(await address.isVisible()).toBe(true)
})

test('B01 B17 answers are printed without JavaScript', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('[data-type="faq"] .answer')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(heights.filter((height) => height === 0)).toEqual([])
})

test('B02 an application that fails as a whole leaves the document as it was sent, with menus that work', async () => {
  const sent = await visit('/', blocked)
  const text = await sent.page.locator('main').innerText()
  const { page, faults } = await visit('/', {
    before: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(window, 'matchMedia', {
          get: () => {
            throw new Error('broken')
          },
        }),
      ),
  })
  await page.mouse.move(5, 5, { steps: 2 })
  await eventually(() => faults.join()).toContain('broken')
  await eventually(() => page.locator('main').innerText()).toBe(text)
  await entry(page, 'company').hover()
  await card(page, 'company').locator('a[href="/about-us"]').click()
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
})
