import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, live } from '#tests/e2e/visit.ts'
import { follow } from '#tests/e2e/inPage.ts'
import { beforeRelease } from '#tests/support/sampled.ts'
import { INGEST, accepted } from './ingest.ts'
import { TAG_MANAGER, countedPages, events, tagManager, told } from './tagManager.ts'
import { useServices } from './useServices.ts'

const { open } = useServices('strict')
const answers = { [TAG_MANAGER]: tagManager, [INGEST]: accepted }

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies for statistics' })
const answer = (page: Page, name: 'Accept' | 'Reject') => banner(page).getByRole('button', { name }).click()
const reopen = (page: Page) => page.getByRole('button', { name: 'Cookie settings' }).click()
const heading = (page: Page) => page.locator('main h1').textContent()
/** What a page holds that only statistics and reports leave: their code, their names in the window, their cookies. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    code: performance.getEntriesByType('resource').flatMap(({ name }) => /googleAnalytics|sentry/.exec(name) ?? []),
    names: ['dataLayer', 'gtag', '__SENTRY__'].filter((name) => name in window),
    cookies: document.cookie,
  }))
const NONE = { code: [], names: [], cookies: '' }

test('R6.2 T03 strict asks nothing of other hosts before the answer, whatever visitors do', async () => {
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
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('an oven is cold')
    }),
  )
  await eventually(() => faults.length).toBe(1)
  expect(outside.sent).toEqual([])
  expect(await traces(page)).toEqual(NONE)
  expect(await banner(page).isVisible()).toBe(true)
})

test('R6.2 Accept loads statistics, denied at first, and counts the page on the screen once', async () => {
  const { page, outside, faults } = await open('/', { answers })
  await live(page)
  await banner(page).waitFor()
  await follow(page, '/breads')
  await eventually(() => heading(page)).toBe('Our breads')
  await answer(page, 'Accept')
  await eventually(() => countedPages(page)).toEqual([{ path: '/breads', title: 'Our breads · Brot & Blume' }])
  const [first, second] = await told(page)
  expect(first!.slice(0, 2)).toEqual(['consent', 'default'])
  expect(first![2]).toMatchObject({ analytics_storage: 'denied' })
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  expect(outside.to(TAG_MANAGER).map(({ url }) => url)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-EXAMPLE123'])
  expect(await banner(page).count()).toBe(0)
  await page.reload({ waitUntil: 'load' })
  await live(page)
  await eventually(() => countedPages(page)).toHaveLength(1)
  expect(await banner(page).count()).toBe(0)
  expect(faults).toEqual([])
})

test('R6.2 Reject closes the question for good and asks nothing of other hosts', async () => {
  const { page, outside } = await open('/')
  await live(page)
  await banner(page).waitFor()
  await answer(page, 'Reject')
  await banner(page).waitFor({ state: 'detached' })
  await follow(page, '/visit')
  await eventually(() => heading(page)).toBe('Come by')
  await page.reload({ waitUntil: 'load' })
  await live(page)
  // The services are there once the footer button works, and would have asked by then.
  await eventually(async () => {
    await reopen(page)
    return banner(page).count()
  }).toBe(1)
  await answer(page, 'Reject')
  expect(outside.sent).toEqual([])
  expect(await traces(page)).toEqual(NONE)
})

beforeRelease('R6.2 Global Privacy Control counts as Reject: no question, nothing loaded, until the visitor says otherwise', async () => {
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

test('R6.2 withdrawn consent ends the counting and deletes the cookies', async () => {
  const { page } = await open('/', { answers })
  await live(page)
  await banner(page).waitFor()
  await answer(page, 'Accept')
  await eventually(() => countedPages(page)).toHaveLength(1)
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1.1; path=/'
    document.cookie = '_ga_EXAMPLE123=GS1; path=/'
    document.cookie = 'own=1; path=/'
  })
  await reopen(page)
  await answer(page, 'Reject')
  await eventually(() => page.evaluate(() => document.cookie)).toBe('own=1')
  expect((await told(page)).at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-EXAMPLE123'])).toBe(true)
  const before = (await told(page)).length
  await follow(page, '/breads')
  await eventually(() => heading(page)).toBe('Our breads')
  await page.locator('footer [data-menu-item]').first().click()
  await eventually(() => heading(page)).toBe('Spelt crown')
  expect(await told(page)).toHaveLength(before)
  expect(await events(page)).toHaveLength(1)
})

beforeRelease('R6.2 an answer given in another tab closes the question here and is followed', async () => {
  const { page, context, site } = await open('/', { answers })
  await live(page)
  await banner(page).waitFor()
  const other = await context.newPage()
  await other.goto(`${site}/breads`, { waitUntil: 'load' })
  await live(other)
  await banner(other).waitFor()
  await answer(other, 'Accept')
  await banner(page).waitFor({ state: 'detached' })
  await eventually(() => countedPages(page)).toHaveLength(1)
})

test('R6.6 strict: what failed before the answer is reported after Accept, and nothing is after Reject', async () => {
  const { page, outside } = await open('/', { answers })
  await live(page)
  await banner(page).waitFor()
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('the early oven is cold')
    }),
  )
  await answer(page, 'Accept')
  await eventually(() => outside.to(INGEST).some(({ body }) => body.includes('the early oven is cold'))).toBe(true)
  await reopen(page)
  await answer(page, 'Reject')
  await banner(page).waitFor({ state: 'detached' })
  const before = outside.to(INGEST).length
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('the late oven is cold')
    })
    await new Promise((resolve) => setTimeout(resolve))
  })
  await follow(page, '/breads')
  await eventually(() => heading(page)).toBe('Our breads')
  expect(outside.to(INGEST)).toHaveLength(before)
})
