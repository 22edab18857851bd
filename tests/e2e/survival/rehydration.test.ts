import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PERSIST_TIMEOUT_MS } from '#src/site/constants.ts'
import { sampleKeeping } from '#packages/recruiting/results/fixtures/inStore.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { STATE_VERSION } from '#src/store/persistence/migrations.ts'
import { whollyLive } from '#tests/e2e/everyPage.ts'
import { focusedHeading, follow } from '#tests/e2e/inPage.ts'
import { card, entry } from '#tests/e2e/menu.ts'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { chunk, emptyShell, intercept, scriptsOf } from './network.ts'

const { visit, siteUrl } = useBrowser()

const STORE = chunk('packagedStore')
const STORED = JSON.parse(readFileSync(`packages/recruiting/results/fixtures/v${STATE_VERSION}.json`, 'utf8')) as Record<string, string>
/** What this build stores, kept until tomorrow. */
const RESULTS = JSON.stringify({ ...STORED, _owner: undefined, _keeping: JSON.stringify(sampleKeeping()) })

/** Leaves results of an earlier visit in the browser, and writes down what the page reads of them before and after it goes live. */
async function withResults(page: Page) {
  await page.addInitScript(
    ([key, results]) => {
      if (!localStorage.getItem(key!)) localStorage.setItem(key!, results!)
      const reads = { before: 0, after: 0 }
      Object.assign(window, { reads })
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (name) {
        if (this === localStorage && name === key) reads[document.documentElement.hasAttribute('data-live') ? 'after' : 'before'] += 1
        return getItem.call(this, name)
      }
    },
    [ROOT_KEY, RESULTS],
  )
}

/** How often the results were read before the page went live: once to see that there are any, more often to take them over. */
const readsBefore = (page: Page) => page.evaluate(() => (window as unknown as { reads: { before: number } }).reads.before)
const isLive = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-live'))
const rootText = (page: Page) => page.locator('#root').innerText()

/** Settles when code of the store is asked for. */
const storeAskedFor = (page: Page) => page.waitForRequest((request) => /\/packagedStore-[^/]*\.js$/.test(request.url()))

describe('a page that was prerendered', () => {
  test('R5.10 is live only after the results of an earlier visit are there, and stays readable until then', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, faults } = await visit('/robots.txt')
    await withResults(page)
    await page.route(STORE, async (route) => {
      await held
      await route.continue()
    })
    const asked = storeAskedFor(page)
    await page.goto(`${siteUrl}/contact-us`)
    await page.mouse.move(5, 5, { steps: 2 })
    await asked
    expect(await isLive(page)).toBe(false)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    expect(await readsBefore(page)).toBe(1)
    release()
    await whollyLive(page)
    expect(await readsBefore(page)).toBeGreaterThan(1)
    expect(await page.evaluate((key) => localStorage.getItem(key), ROOT_KEY)).toBe(RESULTS)
    expect(faults).toEqual([])
  })

  test('R5.10 asks for no code of the store when nothing is stored', async () => {
    const { page, faults } = await visit('/robots.txt')
    const scripts = scriptsOf(page)
    await page.goto(`${siteUrl}/contact-us`)
    await whollyLive(page)
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((path) => /store|persist/i.test(path))).toEqual([])
    expect(faults).toEqual([])
  })

  test('R5.10 N03 is live after five seconds when the code of the store does not come', async () => {
    const { page, faults } = await visit('/robots.txt', { before: (opened) => opened.clock.install() })
    await withResults(page)
    await intercept(page, STORE, 'hang')
    const asked = storeAskedFor(page)
    await page.goto(`${siteUrl}/about-us`)
    await page.mouse.move(5, 5, { steps: 2 })
    await asked
    expect(await isLive(page)).toBe(false)
    await page.clock.fastForward(PERSIST_TIMEOUT_MS)
    await live(page)
    await follow(page, '/contact-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(await page.evaluate((key) => localStorage.getItem(key), ROOT_KEY)).toBe(RESULTS)
    expect(faults.join()).toContain('Loading chunk store failed (timeout)')
  })

  test('R5.10 N01 is live at once when the code of the store is gone', async () => {
    const { page, faults } = await visit('/robots.txt')
    await withResults(page)
    await intercept(page, STORE, 'missing')
    await page.goto(`${siteUrl}/contact-us`)
    await whollyLive(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), ROOT_KEY)).toBe(RESULTS)
    expect(faults.join()).toContain('ChunkLoadError: Loading chunk store failed')
  })

  test.each(sampled(['{"candidate":"{"}', 'oops', 'null'], 1))('S04 lives with %s in the place of results', async (raw) => {
    const { page, faults } = await visit('/robots.txt')
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [ROOT_KEY, raw])
    await page.goto(`${siteUrl}/contact-us`)
    await whollyLive(page)
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(faults).toEqual([])
  })
})

describe('a shell that nobody has prerendered', () => {
  beforeRelease.each(['/', '/contact-us'])('R5.10 shows nothing at %s until the results are there, and then the page', async (path) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page: usual } = await visit(path)
    const { page, faults } = await visit('/robots.txt')
    await withResults(page)
    await emptyShell(page, path)
    await page.route(STORE, async (route) => {
      await held
      await route.continue()
    })
    const asked = storeAskedFor(page)
    await page.goto(siteUrl + path)
    await page.mouse.move(5, 5, { steps: 2 })
    await asked
    expect(await page.locator('#root').evaluate(({ childNodes }) => childNodes.length)).toBe(0)
    release()
    await page.locator('main h1').waitFor()
    await live(page)
    expect(await readsBefore(page)).toBeGreaterThan(1)
    expect(await page.locator('main > section').count()).toBe(await usual.locator('main > section').count())
    await page.locator('footer a[href="/about-us"]').first().waitFor()
    expect(await page.title()).toBe(await usual.title())
    expect(faults).toEqual([])
  })

  beforeRelease('R5.10 shows the page without delay when nothing is stored', async () => {
    const { page, faults } = await visit('/robots.txt')
    const scripts = scriptsOf(page)
    await emptyShell(page, '/about-us')
    await page.goto(`${siteUrl}/about-us`)
    await live(page)
    await page.locator('main h1').waitFor()
    await entry(page, 'company').hover()
    await card(page, 'company').locator('a[href="/contact-us"]').click()
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(scripts.filter((path) => /store|persist/i.test(path))).toEqual([])
    expect(faults).toEqual([])
  })

  beforeRelease('R5.10 N03 shows the page after five seconds when the code of the store does not come', async () => {
    const { page } = await visit('/robots.txt', { before: (opened) => opened.clock.install() })
    await withResults(page)
    await emptyShell(page, '/about-us')
    await intercept(page, STORE, 'hang')
    const asked = storeAskedFor(page)
    await page.goto(`${siteUrl}/about-us`)
    await page.mouse.move(5, 5, { steps: 2 })
    await asked
    expect(await rootText(page)).toBe('')
    await page.clock.fastForward(PERSIST_TIMEOUT_MS)
    await page.locator('main h1').waitFor()
  })
})

test('S01 with all storage blocked the whole site works', async () => {
  const { page, faults } = await visit('/', {
    before: (opened) =>
      opened.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError')
            },
          })
        }
      }),
  })
  await whollyLive(page)
  await entry(page, 'company').hover()
  await card(page, 'company').locator('a[href="/contact-us"]').click()
  await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
  // The form checks what is entered.
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main form [aria-invalid="true"]').first().waitFor()
  await follow(page, '/integration')
  await page.waitForURL('**/integration')
  await page.locator('main [data-type="integrationsDirectory"] input').first().waitFor()
  await page.goBack()
  await page.locator('main form').waitFor()
  await follow(page, '/pricing/permission/apply?plan=berth-book')
  await page.locator('main form').waitFor()
  await page.reload()
  await whollyLive(page)
  expect(faults).toEqual([])
})
