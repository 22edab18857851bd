import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { whollyLive } from '#tests/e2e/everyPage.ts'
import { focusedHeading, follow, isMarked } from '#tests/e2e/inPage.ts'
import { card, entry } from '#tests/e2e/menu.ts'
import { type CuttingServer, startCuttingServer } from '#tests/e2e/survival/cuttingServer.ts'
import { chunk, documentsOf, emptyShell, intercept, scriptsOf } from '#tests/e2e/survival/network.ts'
import { FORM, WANTED, formLives, furnitureLives, message, retry, visitHome } from '#tests/e2e/survival/wantedPage.ts'
import { eventually, live, useBrowser, type VisitOptions } from '#tests/e2e/visit.ts'

// What happens most: tests/e2e/survival/chunks.test.ts.
const { visit, siteUrl } = useBrowser()

describe('code that a deployment has taken away', () => {
  test('N01 R6.5 the wanted page is loaded once with its document, and works', async () => {
    const { page, code, documents } = await visitHome(visit, 'missing')
    await page.route(`${siteUrl}${WANTED}`, async (route) => {
      code.answer = 'answer'
      await route.continue()
    })
    await follow(page, WANTED)
    await page.waitForRequest(`${siteUrl}${WANTED}`)
    await page.waitForLoadState('load')
    await formLives(page)
    expect(documents).toEqual([WANTED])
    expect(await isMarked(page)).toBe(false)
  })

  test('N02 in a shell that nobody has prerendered: one reload, then the message; Home leads home', async () => {
    const { page } = await visit('/robots.txt')
    const documents = documentsOf(page)
    await emptyShell(page, WANTED)
    await intercept(page, FORM, 'missing')
    await page.goto(siteUrl + WANTED)
    await message(page).waitFor()
    await furnitureLives(page)
    expect(documents).toEqual([WANTED, WANTED])
    await message(page).locator('a[href="/"]').click()
    await page.waitForURL(`${siteUrl}/`)
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(documents).toEqual([WANTED, WANTED])
  })

  test('N01 the footer says so when its own code is gone, and the page lives; Retry brings it', async () => {
    const { page } = await visit('/robots.txt')
    const code = await intercept(page, chunk('Footer'), 'missing')
    await page.goto(`${siteUrl}/get-started`)
    await live(page)
    const documents = documentsOf(page)
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    const failed = page.locator('.section-error[role="alert"]')
    await failed.waitFor()
    await entry(page, 'company').hover()
    await card(page, 'company').locator('a[href="/about-us"]').waitFor()
    // A failure that is rendered again and again would ask again and again.
    expect(code.count).toBeLessThan(5)
    expect(documents).toEqual([])
    code.answer = 'answer'
    await failed.getByRole('button').click()
    await page.locator('footer a[href="/about-us"]').first().waitFor()
    await live(page)
    expect(await failed.count()).toBe(0)
  })
})

const held: VisitOptions = { before: (page) => page.clock.install() }

test('N03 R6.4 data of the page that hang: Loading.. stays, a note after 10 s, a message after 120 s, and Retry brings the page', async () => {
  const { page, documents, faults } = await visitHome(visit, 'answer', held)
  const hanging = await intercept(page, `**${pageDataUrl(WANTED)}`, 'hang')
  await follow(page, WANTED)
  await eventually(() => hanging.count).toBe(1)
  await eventually(() => page.locator('main').innerText()).toBe('Loading..')
  await page.clock.fastForward(10_000)
  await eventually(() => page.locator('main p').allTextContents()).toHaveLength(2)
  await page.clock.fastForward(CHUNK_TIMEOUT_MS - 20_000)
  expect(await page.locator('main p').first().innerText()).toBe('Loading..')
  expect(await message(page).count()).toBe(0)
  await page.clock.fastForward(11_000)
  await message(page).waitFor()
  expect(faults.join()).toMatch(/ChunkLoadError: Loading chunk [^\n]*failed \(timeout\)/)
  expect(documents).toEqual([])
  expect(hanging.count).toBe(1)
  await furnitureLives(page)

  hanging.answer = 'answer'
  await retry(page).click()
  await formLives(page)
})

describe('a connection that breaks', () => {
  let cutting: CuttingServer
  beforeAll(async () => {
    cutting = await startCuttingServer(siteUrl, /\/static\/js\/Form-/)
  })
  afterAll(() => cutting.close())

  // Browsers that remember failures of code never ask again: there the document brings the page (N12).
  const reset = [
    ['code', FORM, 1],
    ['data', `**${pageDataUrl(WANTED)}`, 0],
  ] as const
  test.each(reset)(
    'N05 R6.5 reset while %s is on its way: a quiet second try brings the page, or else its document',
    async (_what, pattern, most) => {
      const { page, documents } = await visitHome(visit, 'answer')
      const broken = await intercept(page, pattern, 'reset')
      page.on('requestfailed', () => (broken.answer = 'answer'))
      await follow(page, WANTED)
      await formLives(page)
      expect(broken.count).toBe(2)
      expect(documents.length).toBeLessThanOrEqual(most)
      expect(await isMarked(page)).toBe(documents.length === 0)
    },
  )

  test('N05 R6.5 a body of code that is cut off: a quiet second try brings the page, or else its document', async () => {
    const { page } = await visit('/', { site: cutting.url })
    await live(page)
    const documents = documentsOf(page)
    cutting.cuts = 1
    await follow(page, WANTED)
    await formLives(page)
    expect(cutting.cuts).toBe(0)
    expect(documents.length).toBeLessThanOrEqual(1)
  })

  test('N05 code that is cut off every time is loaded with its document, once', async () => {
    const { page } = await visit('/', { site: cutting.url })
    await live(page)
    const documents = documentsOf(page)
    cutting.cuts = 1000
    await follow(page, WANTED)
    await eventually(() => documents).toEqual([WANTED])
    await page.waitForLoadState('load')
    await live(page)
    expect(await page.locator('main form').isVisible()).toBe(true)
    cutting.cuts = 0
    expect(documents).toEqual([WANTED])
  })
})

describe('code that browsers never ask for twice', () => {
  test('N10 code that is always cut short: the document is readable, and no loop', async () => {
    const { page, documents } = await visitHome(visit, 'answer')
    await page.route(FORM, async (route) => route.fulfill({ contentType: 'text/javascript', body: 'import{' }))
    await follow(page, WANTED)
    await eventually(() => documents).toEqual([WANTED])
    await page.waitForLoadState('load')
    await whollyLiveButForms(page)
    expect(await page.locator('main form').isVisible()).toBe(true)
    expect(documents).toEqual([WANTED])
  })

  test('N12 Retry reloads the document where the browser would not ask again', async () => {
    const { page } = await visit('/robots.txt')
    const documents = documentsOf(page)
    await emptyShell(page, WANTED)
    // Code fails in the first two documents for good, as in browsers that remember failures.
    await page.route(FORM, (route) => (documents.length > 2 ? route.continue() : route.abort()))
    await page.goto(siteUrl + WANTED)
    await retry(page).click()
    await formLives(page)
    expect(documents).toEqual([WANTED, WANTED, WANTED])
  })

  async function whollyLiveButForms(page: Page) {
    await live(page)
    await page.locator('main form').scrollIntoViewIfNeeded()
    await furnitureLives(page)
  }
})

test('R6.4 pages ask for code there and nowhere else', async () => {
  const { page } = await visit('/robots.txt')
  const scripts = scriptsOf(page)
  for (const path of ['/', WANTED, '/integration', '/glossary/weather']) {
    await page.goto(siteUrl + path)
    await whollyLive(page)
  }
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((path) => !path.startsWith('/static/js/'))).toEqual([])
})
