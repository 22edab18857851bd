import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { whollyLive } from '#tests/e2e/everyPage.ts'
import { focusedHeading, follow, isMarked, markDocument } from '#tests/e2e/inPage.ts'
import { card, entry } from '#tests/e2e/menu.ts'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'
import { chunk, documentsOf, emptyShell, intercept } from '#tests/e2e/survival/network.ts'

const { visit, siteUrl } = useBrowser()

const message = (page: Page) => page.locator('main .page-error[role="alert"]')
const data = (path: string) => `**${pageDataUrl(path)}`

async function visitHome(before?: (page: Page) => Promise<unknown>) {
  const visitor = await visit('/', before ? { before } : {})
  await live(visitor.page)
  await markDocument(visitor.page)
  return { ...visitor, documents: documentsOf(visitor.page) }
}

describe('pages fetched in advance', () => {
  // The click loads the document where data could not be had although the document can (R6.5), and in browsers that remember failures of
  // code and never ask again (N12).
  test.each([
    ['data', data('/contact-us'), 2],
    ['code', chunk('Form'), 1],
  ])('N11 a failure to fetch %s is silent, and the click brings the page', async (_what, pattern, attempts) => {
    const { page, documents, faults } = await visitHome()
    const before = await page.locator('main').innerText()
    const watched = await intercept(page, pattern, 'reset')
    const link = page.locator('footer a[href="/contact-us"]').first()
    await link.hover()
    await eventually(() => watched.count).toBeGreaterThanOrEqual(attempts)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main').innerText()).toBe(before)
    expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([])
    watched.answer = 'answer'
    await link.click()
    await page.locator('main form').waitFor()
    await whollyLive(page)
    expect(documents.length).toBeLessThanOrEqual(1)
    expect(await isMarked(page)).toBe(documents.length === 0)
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'N13 nothing is fetched in advance with %j, and links work',
    async (connection) => {
      const { page } = await visitHome((opened) =>
        opened.addInitScript((value) => Object.defineProperty(navigator, 'connection', { get: () => value }), connection),
      )
      const [pointedAt, clicked] = [
        await intercept(page, data('/about-us'), 'answer'),
        await intercept(page, data('/contact-us'), 'answer'),
      ]
      await page.locator('footer a[href="/about-us"]').first().hover()
      await page.locator('footer a[href="/about-us"]').first().focus()
      await page.locator('footer a[href="/contact-us"]').first().click()
      await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
      expect(clicked.count).toBe(1)
      expect(pointedAt.count).toBe(0)
    },
  )

  test('N13 fonts never hold back text', async () => {
    const { page } = await visit('/robots.txt')
    const fonts = await intercept(page, '**/*.woff2', 'hang')
    await page.goto(siteUrl, { waitUntil: 'domcontentloaded' })
    await live(page)
    expect(fonts.count).toBeGreaterThan(0)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    const displays = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule))
        // Fonts of the device need no display rule.
        .filter(({ style }) => style.getPropertyValue('src').includes('url('))
        .map(({ style }) => style.getPropertyValue('font-display')),
    )
    expect(displays.length).toBeGreaterThan(0)
    expect(displays.filter((display) => !/swap|optional|fallback/.test(display))).toEqual([])
  })
})

describe('a new deployment', () => {
  /** Says of every page’s data that it is of another build. */
  const ofAnotherBuild = (page: Page) =>
    page.route('**/static/data/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), build: 'another' } })
    })

  test('N15 every page of another build is loaded with its document, once', async () => {
    const { page, documents } = await visitHome()
    await ofAnotherBuild(page)
    for (const [path, so] of [
      ['/about-us', ['/about-us']],
      ['/contact-us', ['/about-us', '/contact-us']],
    ] as const) {
      await follow(page, path)
      await eventually(() => documents).toEqual(so)
      await page.waitForLoadState('load')
      await live(page)
      expect(await page.locator('main h1').isVisible()).toBe(true)
    }
    expect(documents).toHaveLength(2)
  })

  test('N15 documents that stay old while the data is new are no loop: one reload, then a message', async () => {
    const { page } = await visit('/robots.txt')
    const documents = documentsOf(page)
    await ofAnotherBuild(page)
    await emptyShell(page, '/about-us')
    await page.goto(`${siteUrl}/about-us`)
    await message(page).waitFor()
    expect(documents).toEqual(['/about-us', '/about-us'])
    await page.unrouteAll()
    await message(page).getByRole('button').click()
    await page.locator('main > section h1').waitFor()
  })
})

describe('no connection', () => {
  const notice = (page: Page) => page.locator('.awaited-page[role="alert"]')
  const path = (page: Page) => new URL(page.url()).pathname
  const main = (page: Page) => page.locator('main').innerText()

  test('R6.5 S22 a click keeps the page and its address under a notice, and the chosen page comes by itself with the connection', async () => {
    const { page, context, documents } = await visitHome()
    const before = await main(page)
    await context.setOffline(true)
    await follow(page, '/about-us')
    await notice(page).waitFor()
    expect(await notice(page).innerText()).toMatch(
      /^You are offline\. The page you chose opens as soon as you are back online\.\s+Stay on this page$/,
    )
    await entry(page, 'company').hover()
    await card(page, 'company').locator('a[href="/about-us"]').waitFor()
    expect([path(page), await main(page)]).toEqual(['/', before])
    await context.setOffline(false)
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    await page.locator('main > section').first().waitFor()
    expect(path(page)).toBe('/about-us')
    expect(await notice(page).count()).toBe(0)
    expect(await message(page).count()).toBe(0)
    expect(documents).toEqual([])
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await eventually(() => path(page)).toBe('/')
  })

  test('R6.5 S22 the same where only code is missing: nothing is reloaded without a connection', async () => {
    const { page, context, documents } = await visitHome()
    const before = await main(page)
    const answer = await (await fetch(siteUrl + pageDataUrl('/contact-us'))).text()
    await page.route(data('/contact-us'), (route) => route.fulfill({ contentType: 'application/json', body: answer }))
    await context.setOffline(true)
    await follow(page, '/contact-us')
    await notice(page).waitFor()
    expect([path(page), await main(page)]).toEqual(['/', before])
    expect(documents).toEqual([])
    await context.setOffline(false)
    await page.locator('main form').waitFor()
    await whollyLive(page)
    expect(await notice(page).count()).toBe(0)
    expect(await message(page).count()).toBe(0)
  })

  test('S22 who stays on the page stays there when the connection is back, and the latest choice counts', async () => {
    const { page, context } = await visitHome()
    // What was fetched ahead while there was a connection would open without one.
    await page.route('**/static/data/about-us.json*', (route) => route.abort())
    await context.setOffline(true)
    await follow(page, '/about-us')
    await notice(page).getByRole('button').click()
    expect(await notice(page).count()).toBe(0)
    await context.setOffline(false)
    await follow(page, '/integration')
    await eventually(() => path(page)).toBe('/integration')
    await context.setOffline(true)
    await follow(page, '/about-us')
    await notice(page).waitFor()
    await follow(page, '/contact-us')
    await context.setOffline(false)
    await page.locator('main form').waitFor()
    expect(path(page)).toBe('/contact-us')
    await page.goBack()
    await eventually(() => path(page)).toBe('/integration')
  })

  test('S22 a page that is there already opens without a connection', async () => {
    const { page, context } = await visitHome()
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    await follow(page, '/integration')
    await eventually(() => path(page)).toBe('/integration')
    await context.setOffline(true)
    await follow(page, '/about-us')
    await eventually(() => path(page)).toBe('/about-us')
    expect(await notice(page).count()).toBe(0)
    expect(await message(page).count()).toBe(0)
  })

  test('R6.5 a page that cannot be had on the way back says so in its place, and comes by itself with the connection', async () => {
    const { page, context, documents } = await visitHome()
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    await context.setOffline(true)
    await page.goBack()
    await message(page).waitFor()
    expect(await message(page).locator('h1').innerText()).toBe('You are offline')
    await entry(page, 'company').hover()
    await card(page, 'company').locator('a[href="/about-us"]').waitFor()
    await context.setOffline(false)
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    await page.locator('main > section').first().waitFor()
    expect(await message(page).count()).toBe(0)
    expect(documents).toEqual([])
    expect(await isMarked(page)).toBe(true)
  })

  test('R6.5 the message changes its words when the connection goes', async () => {
    const { page, context } = await visitHome()
    for (const pattern of [data('/about-us'), '**/about-us']) await page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }))
    await follow(page, '/about-us')
    await message(page).waitFor()
    expect(await message(page).locator('h1').innerText()).not.toBe('You are offline')
    await context.setOffline(true)
    await eventually(() => message(page).locator('h1').innerText()).toBe('You are offline')
  })
})

describe('the application itself', () => {
  test.each(['missing', 'reset', 'hang'] as const)(
    'B02 N01 when its code is %s, the page stays a readable document whose menus work',
    async (answer) => {
      const { page } = await visit('/robots.txt', { width: 390 })
      const code = await intercept(page, chunk('start'), answer)
      await page.goto(`${siteUrl}/about-us`)
      await page.mouse.move(5, 5, { steps: 2 })
      await eventually(() => code.count).toBeGreaterThan(0)
      await page.locator('.menu-fallback summary').click()
      await page.locator('.menu-fallback a[href="/contact-us"]').first().waitFor()
      expect(await page.locator('main h1').isVisible()).toBe(true)
      expect(await page.locator('html[data-live]').count()).toBe(0)
      await page.locator('.menu-fallback a[href="/contact-us"]').first().click()
      await page.waitForURL(`${siteUrl}/contact-us`)
    },
  )

  test('B02 a page that did not come to life does so when it is opened again', async () => {
    const { page } = await visit('/robots.txt')
    const code = await intercept(page, chunk('start'), 'missing')
    await page.goto(`${siteUrl}/about-us`)
    await page.mouse.move(5, 5, { steps: 2 })
    await eventually(() => code.count).toBeGreaterThan(0)
    code.answer = 'answer'
    await page.reload()
    await live(page)
  })

  test('B04 a section whose code is gone keeps its prerendered form, also when something else happens on the page', async () => {
    const { page } = await visit('/robots.txt')
    const code = await intercept(page, chunk('Form'), 'missing')
    await page.goto(`${siteUrl}/contact-us`)
    await live(page)
    await page.locator('main form').scrollIntoViewIfNeeded()
    await eventually(() => code.count).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await page.locator('main form input').first().focus()
    await entry(page, 'company').hover()
    await card(page, 'company').locator('a[href="/about-us"]').waitFor()
    expect(await page.locator('main form').isVisible()).toBe(true)
    expect(await page.locator('.section-error').count()).toBe(0)
  })
})

describe('styles that do not arrive', () => {
  const CSS = '**/static/media/bookingDialog-*.css*'
  const book = (page: Page) => page.locator('a[href^="https://calendly.com"]').first()

  /** The host of the booking page is not asked: it answers with an empty page. */
  async function visitBooking(before?: (page: Page) => Promise<unknown>) {
    const visitor = await visitHome(before)
    await visitor.context.route('https://calendly.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }),
    )
    await visitor.page.waitForLoadState('networkidle')
    return visitor
  }

  test('N07 R6.5 styles that failed once are put into the page again, and the window opens with them', async () => {
    const { page } = await visitBooking()
    const asked: string[] = []
    await page.route(CSS, async (route) => {
      asked.push(new URL(route.request().url()).search)
      if (asked.length === 1)
        await route.fulfill({ status: 404, contentType: 'text/html', headers: { 'x-content-type-options': 'nosniff' }, body: '<p>Gone' })
      else await route.continue()
    })
    await book(page).click()
    await page.locator('dialog[open]').waitFor()
    expect(asked).toEqual(['', '?retry=1'])
    await eventually(() => page.locator('dialog[open]').evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed')
    expect(
      await page.evaluate(() =>
        [...document.styleSheets].filter(({ href }) => href?.includes('retry=1')).map(({ cssRules }) => cssRules.length > 0),
      ),
    ).toEqual([true])
  })

  test.each([
    [
      'N07 are a document instead',
      (page: Page) =>
        page.route(CSS, (route) =>
          route.fulfill({ contentType: 'text/html', headers: { 'x-content-type-options': 'nosniff' }, body: '<p>Home' }),
        ),
    ],
    ['N07 are blocked', (page: Page) => page.route(CSS, (route) => route.abort('blockedbyclient'))],
  ])('R6.3 styles that %s: the booking page opens in a new tab, and the page lives', async (_how, arrange) => {
    const { page } = await visitBooking()
    await arrange(page)
    const popup = page.waitForEvent('popup')
    await book(page).click()
    expect((await popup).url()).toContain('https://calendly.com/')
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
  })

  test('N08 styles that hang: the booking page opens in a new tab after four seconds, and the page lives', async () => {
    const { page } = await visitBooking((opened) => opened.clock.install())
    const css = await intercept(page, CSS, 'hang')
    const popup = page.waitForEvent('popup')
    await book(page).click()
    await eventually(() => css.count).toBeGreaterThan(0)
    await page.clock.fastForward(4000)
    expect((await popup).url()).toContain('https://calendly.com/')
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
  })
})

describe('images that do not arrive', () => {
  const boxes = (page: Page) =>
    page
      .locator('header.site-header, header.site-header img, main > section, main img, main picture, footer.site-footer')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return `${element.tagName} ${element.className} ${Math.round(width)}x${Math.round(height)}`
        }),
      )

  test.each(['/', '/products/berth-book', '/integration'])('N14 %s keeps its layout, and every image has its words', async (path) => {
    const usual = await visit(path)
    await whollyLive(usual.page)
    const { page } = await visit(path, {
      before: (opened) => opened.route(/\.(png|jpe?g|webp|avif|svg|gif)(\?|$)/, (route) => route.fulfill({ status: 404, body: '' })),
    })
    await whollyLive(page)
    expect(await boxes(page)).toEqual(await boxes(usual.page))
    expect(await page.locator('img:not([alt])').count()).toBe(0)
  })
})
