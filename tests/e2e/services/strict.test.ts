import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow } from '#tests/e2e/inPage.ts'
import { BASE } from '#tests/e2e/plentySite.ts'
import { usePlenty } from '#tests/e2e/usePlenty.ts'
import { eventually, live } from '#tests/e2e/visit.ts'
import { INGEST, accepted } from './ingest.ts'
import { TAG_MANAGER, countedPages, events, tagManager, told } from './tagManager.ts'

const { open } = usePlenty('strict')
const answers = { [TAG_MANAGER]: tagManager, [INGEST]: accepted }

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies for statistics' })
const answer = (page: Page, name: 'Accept' | 'Reject') => banner(page).getByRole('button', { name }).click()
const reopen = (page: Page) => page.getByRole('button', { name: 'Cookie settings' }).click()
const heading = (page: Page) => page.locator('main h1').textContent()
/** Traces of analytics and error reports on a page: their code, their global names, their cookies. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    code: performance.getEntriesByType('resource').flatMap(({ name }) => /googleAnalytics|sentry/.exec(name) ?? []),
    names: ['dataLayer', 'gtag', '__SENTRY__'].filter((name) => name in window),
    cookies: document.cookie,
  }))
const NONE = { code: [], names: [], cookies: '' }
const fail = (page: Page, words: string) =>
  page.evaluate(
    (message) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve)
        setTimeout(() => {
          throw new Error(message)
        })
      }),
    words,
  )

test('R6.2 T03 strict asks nothing of other hosts before the answer, whatever visitors do, nor after Reject, which closes the question for good', async () => {
  const { page, outside, faults } = await open('/?email=eva%40mail.example')
  await live(page)
  await banner(page).waitFor()
  await page.locator('.mega-item[data-key="breads"] .mega-toggle').click()
  await page.locator('#mega_panel_breads [data-menu-item="Rye loaf"]').click()
  await eventually(() => heading(page)).toBe('Rye loaf')
  await page.locator('footer [data-footer-action] a').click()
  await eventually(() => heading(page)).toBe('Come by')
  await page.goBack()
  await eventually(() => heading(page)).toBe('Rye loaf')
  await fail(page, 'an oven is cold')
  await eventually(() => faults.length).toBe(1)
  expect(outside.sent).toEqual([])
  expect(await traces(page)).toEqual(NONE)
  expect(await banner(page).isVisible()).toBe(true)

  await answer(page, 'Reject')
  await banner(page).waitFor({ state: 'detached' })
  await follow(page, '/visit')
  await eventually(() => heading(page)).toBe('Come by')
  await page.reload({ waitUntil: 'load' })
  await live(page)
  // The services are ready once the footer button works, and would have made requests by then.
  await eventually(async () => {
    await reopen(page)
    return banner(page).count()
  }).toBe(1)
  await answer(page, 'Reject')
  expect(outside.sent).toEqual([])
  expect(await traces(page)).toEqual(NONE)
})

test('R6.2 R6.6 Accept, also in another tab, loads statistics, denied at first, counts the page on the screen once, and sends what failed before', async () => {
  const { page, context, outside, site } = await open('/', { answers })
  await live(page)
  await banner(page).waitFor()
  await follow(page, '/breads')
  await eventually(() => heading(page)).toBe('Our breads')
  await fail(page, 'the early oven is cold')
  const other = await context.newPage()
  await other.goto(`${site}/breads`, { waitUntil: 'load' })
  await live(other)
  await answer(other, 'Accept')
  await banner(page).waitFor({ state: 'detached' })
  await other.close()
  await eventually(() => countedPages(page)).toEqual([{ path: `${BASE.strict}/breads`, title: 'Our breads · Brot & Blume' }])
  const [first, second] = await told(page)
  expect(first!.slice(0, 2)).toEqual(['consent', 'default'])
  expect(first![2]).toMatchObject({ analytics_storage: 'denied' })
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  expect(new Set(outside.to(TAG_MANAGER).map(({ url }) => url))).toEqual(
    new Set(['https://www.googletagmanager.com/gtag/js?id=G-EXAMPLE123']),
  )
  expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(1)
  await eventually(() => outside.to(INGEST).some(({ body }) => body.includes('the early oven is cold'))).toBe(true)

  // The next visit is counted without a banner.
  await page.reload({ waitUntil: 'load' })
  await live(page)
  await eventually(() => countedPages(page)).toHaveLength(1)
  expect(await banner(page).count()).toBe(0)
})

test('R6.2 R6.6 withdrawn consent ends the counting and the reports, and deletes the cookies', async () => {
  const { page, outside } = await open('/', { answers })
  await live(page)
  await banner(page).waitFor()
  await answer(page, 'Accept')
  await eventually(() => countedPages(page)).toHaveLength(1)
  await page.evaluate((base) => {
    document.cookie = `_ga=GA1.1.1.1; path=${base}/`
    document.cookie = `_ga_EXAMPLE123=GS1; path=${base}/`
    // Another site of the host.
    document.cookie = '_ga_OTHER=GS1; path=/'
  }, BASE.strict)
  await reopen(page)
  await answer(page, 'Reject')
  await eventually(() => page.evaluate(() => document.cookie)).toBe('_ga_OTHER=GS1')
  await banner(page).waitFor({ state: 'detached' })
  expect((await told(page)).at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-EXAMPLE123'])).toBe(true)
  const before = [(await told(page)).length, outside.to(INGEST).filter(({ body }) => body.includes('oven')).length]
  await fail(page, 'the late oven is cold')
  await follow(page, '/breads')
  await eventually(() => heading(page)).toBe('Our breads')
  await page.locator('footer [data-menu-item]').first().click()
  await eventually(() => heading(page)).toBe('Spelt crown')
  expect([(await told(page)).length, outside.to(INGEST).filter(({ body }) => body.includes('oven')).length]).toEqual(before)
  expect(await events(page)).toHaveLength(1)
})

test('R6.2 Global Privacy Control counts as Reject: no question, nothing loaded, until the visitor says otherwise', async () => {
  const { page, outside } = await open('/', {
    answers,
    before: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  })
  await live(page)
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('browserServices')))
  await eventually(loaded).toBe(true)
  await follow(page, '/breads')
  await eventually(() => heading(page)).toBe('Our breads')
  expect(await banner(page).count()).toBe(0)
  expect(outside.sent).toEqual([])
  expect(await traces(page)).toEqual(NONE)
  await eventually(async () => {
    await reopen(page)
    return banner(page).count()
  }).toBe(1)
  await answer(page, 'Accept')
  await eventually(() => countedPages(page)).toHaveLength(1)
  await page.reload({ waitUntil: 'load' })
  await live(page)
  await eventually(() => countedPages(page)).toHaveLength(1)
})
