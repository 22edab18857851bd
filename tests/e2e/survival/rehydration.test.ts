import { describe, expect, test } from 'vitest'
import { PERSIST_TIMEOUT_MS } from '#src/site/constants.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { whollyLive } from '#tests/e2e/everyPage.ts'
import { focusedHeading, follow } from '#tests/e2e/inPage.ts'
import { card, entry } from '#tests/e2e/menu.ts'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'
import { RESULTS, STORE, isLive, readsBefore, storeAskedFor, withResults } from './earlierVisit.ts'
import { hold, intercept, scriptsOf } from './network.ts'

const { visit, siteUrl } = useBrowser()

describe('a page that was prerendered', () => {
  test('R5.10 is live only after the results of an earlier visit are there, and stays readable until then', async () => {
    const { page, faults } = await visit('/robots.txt')
    await withResults(page)
    const release = await hold(page, STORE)
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

  test('S04 lives with nonsense in the place of results', async () => {
    const { page, faults } = await visit('/robots.txt')
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [ROOT_KEY, '{"candidate":"{"}'])
    await page.goto(`${siteUrl}/contact-us`)
    await whollyLive(page)
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(faults).toEqual([])
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
  // The form validates the input.
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
