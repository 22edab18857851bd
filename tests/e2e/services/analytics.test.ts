import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, isMarked, markDocument } from '#tests/e2e/inPage.ts'
import { usePlenty } from '#tests/e2e/usePlenty.ts'
import { eventually, live } from '#tests/e2e/visit.ts'
import { INGEST, accepted, reports } from './ingest.ts'
import { blocked } from './outside.ts'
import { hold } from '#tests/e2e/survival/network.ts'
import { TAG_MANAGER, countedPages, events, tagManager, told } from './tagManager.ts'

const PRODUCT_LINK = 'footer a[data-menu-item="Spelt crown"]'
const { open } = usePlenty('advanced')
const answers = { [TAG_MANAGER]: tagManager, [INGEST]: accepted }

const heading = (page: Page) => page.locator('main h1').textContent()
async function goTo(page: Page, href: string, title: string) {
  await follow(page, href)
  await eventually(() => heading(page)).toBe(title)
}
const HOME = { path: '/', title: 'Sourdough bread and flowers · Brot & Blume' }
const BREADS = { path: '/breads', title: 'Our breads · Brot & Blume' }
const VISIT = { path: '/visit', title: 'Opening hours and orders · Brot & Blume' }
const DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }

test('R6.2 T05 T14 advanced says first of all that everything is denied, counts each page exactly once, and grants statistics only on Accept', async () => {
  let release = () => {}
  const { page, outside, faults } = await open('/', {
    answers,
    before: async (page) => void (release = await hold(page, /googleAnalytics-/)),
  })
  await live(page)
  await markDocument(page)
  // Visitors may be faster than the code of analytics.
  await goTo(page, '/breads', 'Our breads')
  release()
  await eventually(() => countedPages(page)).toEqual([HOME, BREADS])
  expect((await told(page))[0]).toEqual(['consent', 'default', DENIED])
  // Anchors, queries and clicks on the page itself do not count as pages.
  await goTo(page, '/visit', 'Come by')
  await follow(page, '/visit#order')
  await eventually(() => page.url()).toContain('#order')
  await follow(page, '/visit?bread=rye-loaf')
  await eventually(() => page.url()).toContain('?bread')
  await follow(page, '/visit')
  await page.goBack()
  await eventually(() => page.url()).toContain('?bread')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await eventually(() => heading(page)).toBe('Our breads')
  await page.goBack()
  await eventually(() => heading(page)).toBe('Good bread takes a day')
  await eventually(() => countedPages(page)).toEqual([HOME, BREADS, VISIT, BREADS, HOME])
  expect(await isMarked(page)).toBe(true)

  expect((await told(page)).filter(([command]) => command === 'consent')).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept' }).click()
  await eventually(async () => (await told(page)).filter(([command]) => command === 'consent').at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted' },
  ])
  expect(await countedPages(page)).toHaveLength(5)
  // One script and one initialization per document; the library must not count pages automatically.
  expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(1)
  const starts = (await told(page)).filter(([command]) => command === 'config')
  expect(starts).toMatchObject([['config', 'G-EXAMPLE123', { send_page_view: false }]])
  expect(outside.to(TAG_MANAGER)).toHaveLength(1)
  expect(faults).toEqual([])
})

test('T05 an unknown address counts as one page, never by its text', async () => {
  const { page } = await open('/eva%40mail', { answers })
  await live(page)
  await eventually(() => countedPages(page)).toHaveLength(1)
  expect(JSON.stringify(await told(page))).not.toContain('eva')
  expect((await countedPages(page))[0]).toMatchObject({ path: '/404' })
})

test('R6.1 a click on a menu, anywhere and by keyboard, is counted as category Products, action Click, with the name of the service', async () => {
  const product = (label: string) => ({ name: 'Click', params: { event_category: 'Products', event_label: label } })
  const { page, context } = await open('/', { answers })
  const clicks = async () => (await events(page)).filter(({ name }) => name !== 'page_view')
  await live(page)
  await page.locator('.mega-item[data-key="breads"] .mega-toggle').click()
  await page.locator('#mega_panel_breads a[data-menu-item="Rye loaf"]').click()
  await eventually(() => heading(page)).toBe('Rye loaf')
  await page.locator('.mega-item[data-key="breads"] a.mega-link').click()
  await eventually(() => heading(page)).toBe('Our breads')
  await page.locator('.mega-item a.mega-link[href="/visit"]').press('Enter')
  await eventually(() => heading(page)).toBe('Come by')
  const breads = page.locator('footer a[href="/breads"]')
  const label = (await breads.textContent())!
  await breads.press('Enter')
  await eventually(() => heading(page)).toBe('Our breads')
  const [other] = await Promise.all([context.waitForEvent('page'), page.locator(PRODUCT_LINK).click({ modifiers: ['Control'] })])
  await other.close()
  await page.locator('footer').getByRole('link', { name: 'Get Started' }).click()
  await eventually(() => heading(page)).toBe('Come by')
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.locator('.menu-button').click()
  await page.getByRole('dialog').locator('a[data-menu-item="Breads"]').click()
  await eventually(() => heading(page)).toBe('Our breads')
  await page.locator('.menu-button').click()
  await page.getByRole('dialog').locator('a[data-menu-item="Spelt crown"]').click()
  await eventually(() => heading(page)).toBe('Spelt crown')
  await eventually(async () => (await clicks()).length).toBe(8)
  const [panel, entry, bare, footer, tab, action, ...sidebar] = await clicks()
  expect([panel, entry, bare, footer, tab]).toEqual(['Rye loaf', 'Breads', 'Visit us', label, 'Spelt crown'].map(product))
  expect(action!.name).toBe('Footer Get Started Click')
  expect(sidebar).toEqual(['Breads', 'Spelt crown'].map(product))
})

test('T06 no query, e-mail address or typed text is in anything that is told', async () => {
  const { page, outside } = await open('/visit?email=eva%40mail.example&name=Eva#order', { answers })
  await live(page)
  await eventually(() => countedPages(page)).toEqual([VISIT])
  await page.getByLabel('E-mail').fill('eva@mail.example')
  await page.getByLabel('Your name').fill('Eva Canary')
  await follow(page, '/breads?token=canary-secret')
  await eventually(() => heading(page)).toBe('Our breads')
  await page.locator(PRODUCT_LINK).click()
  await eventually(() => events(page)).toHaveLength(4)
  const all = JSON.stringify([await told(page), outside.sent])
  // The name in the query only: a trace may contain the chunk `tokens`.
  for (const secret of ['mail.example', 'Canary', 'canary', 'Eva', 'token=', '"token', '#order']) expect(all, secret).not.toContain(secret)
  expect((await told(page)).flatMap((call) => JSON.stringify(call).match(/"https?:[^"]*\?[^"]*"/g) ?? [])).toEqual([])
})

test('T01 T02 the site is the same where the host of the statistics is blocked, and where others have broken what they use', async () => {
  const { page, outside, faults, site } = await open('/', { answers: { [TAG_MANAGER]: blocked, [INGEST]: accepted } })
  await live(page)
  await eventually(() => outside.to(TAG_MANAGER)).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept' }).click()
  // Clicks that lead nowhere, so that only the counting runs.
  await page.evaluate(() => {
    const link = document.createElement('button')
    link.dataset['menuItem'] = 'Rye loaf'
    document.body.append(link)
    for (let times = 0; times < 200; times += 1) link.click()
    link.remove()
  })
  await goTo(page, '/breads', 'Our breads')
  await page.goBack()
  await eventually(() => heading(page)).toBe('Good bread takes a day')
  expect((await told(page)).length).toBeLessThan(150)
  expect(outside.to(TAG_MANAGER)).toHaveLength(1)

  await page.addInitScript(() => Object.assign(window, { dataLayer: Object.freeze([]) }))
  await page.goto(`${site}/breads`)
  await live(page)
  await page.locator(PRODUCT_LINK).click()
  await eventually(() => heading(page)).toBe('Spelt crown')
  expect(reports(outside)).toEqual([])
  // The browser itself logs failed requests; our code does not.
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([])
})

test('R6.2 T20 a browser that asks for privacy has every request answered by the site itself, and no cookie left', async () => {
  const requests: string[] = []
  const { page, outside, faults, site } = await open('/?email=eva%40mail.example', {
    before: async (page) => {
      page.on('request', (request) => requests.push(request.url()))
      // The browser requests privacy, and has a cookie from an earlier visit.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
        if (sessionStorage.getItem('visited') === null) document.cookie = '_ga=GA1.1.1.1; path=/'
        sessionStorage.setItem('visited', 'yes')
      })
    },
  })
  await live(page)
  await eventually(() => requests.some((url) => url.includes('browserServices'))).toBe(true)
  await goTo(page, '/breads', 'Our breads')
  await page.locator('footer [data-footer-action] a').click()
  await eventually(() => heading(page)).toBe('Come by')
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('an oven is cold')
    }),
  )
  await eventually(() => faults.length).toBe(1)
  await page.reload({ waitUntil: 'load' })
  await live(page)
  expect(requests.length).toBeGreaterThan(5)
  expect(requests.filter((url) => new URL(url).origin !== site && !url.startsWith('data:'))).toEqual([])
  expect(outside.sent).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(await page.getByRole('region', { name: 'Cookies for statistics' }).count()).toBe(0)
})
