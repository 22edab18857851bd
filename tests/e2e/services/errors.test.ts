import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow } from '#tests/e2e/inPage.ts'
import { usePlenty } from '#tests/e2e/usePlenty.ts'
import { eventually, live } from '#tests/e2e/visit.ts'
import { INGEST, accepted, items, messages, reports, tooMany } from './ingest.ts'
import { TAG_MANAGER, tagManager } from './tagManager.ts'

const { open } = usePlenty('advanced')
const answers = { [TAG_MANAGER]: tagManager, [INGEST]: accepted }
const heading = (page: Page) => page.locator('main h1').textContent()

/** Code that throws an uncaught error, from a file of the site according to its stack. */
const throwing = (message: string, at = 'static/js/oven.js') =>
  `queueMicrotask(() => { const error = new TypeError(${JSON.stringify(message)}); error.stack = error.stack.split('\\n')[0] + '\\n    at heat (' + new URL(${JSON.stringify(at)}, location.origin + '/') + ':3:14)'; throw error })`
const fail = (page: Page, message: string, at?: string) => page.evaluate(throwing(message, at))
/** Resolves when reports can be sent: the page load timing, or a first error, has been sent. */
async function reporting(page: Page) {
  await live(page)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/sentry-[^/]*\.js/.test(name)))
}
/** The code of the form, with a component that fails. */
const failingForm = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'export default function Form() { throw new TypeError("the oven is cold") }' })

test('R6.6 B06 T09 an error from before anything had started, later ones and rejections are reported once each, and noise is not', async () => {
  const { page, outside } = await open('/visit?email=eva%40mail.example', {
    answers,
    before: (page) => page.addInitScript(`addEventListener('load', () => { ${throwing('too early')} })`),
  })
  await reporting(page)
  await eventually(() => messages(outside)).toEqual(['too early'])
  const [report] = reports(outside)
  expect(report!.release).toMatch(/^[0-9a-f]{12}$/)
  expect(report!.tags).toMatchObject({ build: report!.release, from: 'early' })
  expect(report!.exception?.values?.[0]).toMatchObject({ type: 'TypeError', mechanism: { handled: false } })

  // Its code is fetched after the page has loaded and painted.
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const code = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:sentry|browserServices|googleAnalytics|showConsent)-/.test(name))
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      loaded: navigation!.loadEventStart,
      fetched: code.map(({ startTime }) => startTime),
    }
  })
  expect(times.fetched.length).toBeGreaterThan(2)
  expect(Math.min(...times.fetched)).toBeGreaterThan(Math.max(times.loaded, times.painted))

  await fail(page, 'from an extension', 'chrome-extension://abcdef/content.js')
  await fail(page, 'from another host', 'https://www.googletagmanager.com/gtag/js')
  await fail(page, 'ResizeObserver loop completed with undelivered notifications.')
  await fail(page, 'Loading chunk form failed')
  await page.evaluate(`setTimeout(() => { throw Object.assign(new Error('Loading chunk form failed'), { name: 'ChunkLoadError' }) })`)
  await page.evaluate(
    `void Promise.reject(new TypeError('Failed to fetch dynamically imported module: ' + location.origin + '/static/js/old.js'))`,
  )
  await page.evaluate(`setTimeout(() => { Promise.reject(new RangeError('no flour left')) })`)
  await eventually(() => messages(outside)).toContain('no flour left')
  await fail(page, 'a fault of ours')
  await eventually(() => messages(outside)).toContain('a fault of ours')
  expect(messages(outside)).toEqual(['too early', 'no flour left', 'a fault of ours'])
  // The page load timing is sent as well, without any text except paths.
  await eventually(() => items(outside).filter(({ type }) => type !== 'event').length).toBeGreaterThan(0)
  expect(JSON.stringify(outside.to(INGEST))).not.toContain('mail.example')
})

describe('B04 a section that fails', () => {
  test('shows its fallback alone, on a page that is gone to as well: header, footer and other sections work, one report names the section, and its button tries again', async () => {
    const { page, outside, site } = await open('/visit#order', {
      answers,
      refused: true,
      async before(page) {
        await page.clock.install()
        await page.route(/\/Form-[^/]*\.js/, failingForm)
      },
    })
    await live(page)
    const fallback = page.locator('[data-type="form"] .section-error')
    await fallback.waitFor()
    expect(await page.locator('.section-error').count()).toBe(1)
    expect(await heading(page)).toBe('Come by')
    await eventually(() => messages(outside)).toEqual(['the oven is cold'])
    expect(reports(outside)[0]!.tags).toMatchObject({ from: 'section', section_type: 'form', section_id: 'order' })

    await page.getByText('Can I pay by card?').click()
    await page.getByText('Yes, from the first roll.').waitFor()
    await page.locator('.mega-item[data-key="breads"] .mega-toggle').click()
    await page.locator('#mega_panel_breads a[data-menu-item="Rye loaf"]').click()
    await eventually(() => heading(page)).toBe('Rye loaf')
    await page.locator('footer a[data-menu-item="Spelt crown"]').click()
    await eventually(() => heading(page)).toBe('Spelt crown')
    // React reports it late, if at all.
    await page.clock.fastForward(5000)
    await fail(page, 'the last one')
    await eventually(() => messages(outside).at(-1)).toBe('the last one')
    expect(messages(outside)).toEqual(['the oven is cold', 'the last one'])

    await page.goto(site)
    await live(page)
    await follow(page, '/visit')
    await fallback.waitFor()
    expect(await heading(page)).toBe('Come by')
    await eventually(() => messages(outside)).toHaveLength(3)
    await page.locator('.section-error').getByRole('button', { name: 'Try again' }).click()
    await fallback.waitFor()
    expect(await page.locator('footer').isVisible()).toBe(true)
  })

  test('B05 stays quiet where the reports themselves fail', async () => {
    const broken = `export const startSentry = () => ({ report() { document.documentElement.dataset.asked = ''; throw new Error('reports are broken') } })`
    const { page, outside, faults } = await open('/visit#order', {
      answers,
      refused: true,
      async before(page) {
        await page.route(/\/Form-[^/]*\.js/, failingForm)
        await page.route(/\/sentry-[^/]*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: broken }))
      },
    })
    await reporting(page)
    await page.locator('[data-type="form"] .section-error').waitFor()
    await page.waitForSelector('html[data-asked]')
    await follow(page, '/breads')
    await eventually(() => heading(page)).toBe('Our breads')
    expect(outside.to(INGEST)).toEqual([])
    expect(faults.join('\n')).not.toContain('reports are broken')
  })
})

test('T07 the site is the same and asks little where the host of the reports refuses them', async () => {
  const { page, outside, faults } = await open('/', { answers: { [TAG_MANAGER]: tagManager, [INGEST]: tooMany } })
  await reporting(page)
  await eventually(() => outside.to(INGEST).length).toBeGreaterThan(0)
  await page.evaluate(
    `for (let turn = 0; turn < 60; turn += 1) { const name = 'oven ' + String.fromCharCode(97 + turn % 26, 97 + turn / 26); setTimeout(() => { throw new Error(name) }) }`,
  )
  await eventually(() => faults.filter((fault) => /oven/.test(fault)).length).toBe(60)
  await follow(page, '/breads')
  await eventually(() => heading(page)).toBe('Our breads')
  await page.goBack()
  await eventually(() => heading(page)).toBe('Good bread takes a day')
  expect(outside.to(INGEST).length).toBeLessThanOrEqual(13)
  expect(faults.filter((fault) => !/oven|Failed to load resource/.test(fault))).toEqual([])
})

test('T08 nothing that visitors type or keep is in any report', async () => {
  const CANARY = 'canary-4711-resume'
  const { page, outside } = await open(`/visit?note=${CANARY}`, {
    answers,
    refused: true,
    before: (page) =>
      page.addInitScript((canary) => {
        localStorage.setItem('persist:root', JSON.stringify({ note: canary }))
        sessionStorage.setItem('draft:other', canary)
        document.cookie = `note=${canary}; path=/`
      }, CANARY),
  })
  await reporting(page)
  await page.getByLabel('Wishes').fill(`${CANARY} and more`)
  await page.getByLabel('Your name').fill(CANARY)
  await page.evaluate((canary) => {
    console.warn(canary)
    setTimeout(() => JSON.parse(`{"resume": ${canary}`))
    setTimeout(() => {
      throw new Error(`Cannot read "the words of ${canary}" at all`)
    })
    setTimeout(() => {
      throw Object.assign(new TypeError('with extras'), { resume: canary })
    })
    void Promise.reject({ resume: canary })
    void fetch(`/data/${'none'}.json?note=${canary}`)
  }, CANARY)
  await eventually(() => reports(outside).length).toBeGreaterThanOrEqual(3)
  await page.getByLabel('Wishes').click()
  await follow(page, `/breads?note=${CANARY}`)
  await eventually(() => heading(page)).toBe('Our breads')
  await fail(page, 'the last one')
  await eventually(() => messages(outside)).toContain('the last one')
  expect(reports(outside).at(-1)!.request!.url).toMatch(/\/breads$/)
  expect(JSON.stringify(outside.sent)).not.toContain('canary')
})
