import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow, isMarked, markDocument } from '#tests/e2e/inPage.ts'
import { eventually, live } from '#tests/e2e/visit.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { INGEST, accepted, reports } from './ingest.ts'
import { blocked, hanging, htmlAnswer } from './outside.ts'
import { TAG_MANAGER, countedPages, events, tagManager, told } from './tagManager.ts'
import { useServices } from './useServices.ts'

const PRODUCT_LINK = 'footer a[data-menu-item="Spelt crown"]'
const { open } = useServices('advanced')
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

test('R6.2 advanced says first of all that everything is denied, and grants statistics only on Accept', async () => {
  const { page, outside, faults } = await open('/', { answers })
  await live(page)
  await eventually(() => countedPages(page)).toEqual([HOME])
  expect((await told(page))[0]).toEqual(['consent', 'default', DENIED])
  expect((await told(page)).filter(([command]) => command === 'consent')).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept' }).click()
  await eventually(async () => (await told(page)).filter(([command]) => command === 'consent').at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted' },
  ])
  expect(await countedPages(page)).toEqual([HOME])
  expect(outside.to(TAG_MANAGER)).toHaveLength(1)
  expect(faults).toEqual([])
})

beforeRelease('T14 one script and one start for a document, whatever happens in it', async () => {
  const { page } = await open('/', { answers })
  await live(page)
  await eventually(() => countedPages(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept' }).click()
  await goTo(page, '/breads', 'Our breads')
  await goTo(page, '/', 'Good bread takes a day')
  expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(1)
  expect((await told(page)).filter(([command]) => command === 'config')).toHaveLength(1)
})

describe('T05 each page is counted exactly once', () => {
  test('the first one, each one after it, and one that Back returns to', async () => {
    const { page } = await open('/', { answers })
    await live(page)
    await markDocument(page)
    await eventually(() => countedPages(page)).toEqual([HOME])
    await goTo(page, '/breads', 'Our breads')
    await goTo(page, '/visit', 'Come by')
    await page.goBack()
    await eventually(() => heading(page)).toBe('Our breads')
    await page.goBack()
    await eventually(() => heading(page)).toBe('Good bread takes a day')
    await eventually(() => countedPages(page)).toEqual([HOME, BREADS, VISIT, BREADS, HOME])
    expect(await isMarked(page)).toBe(true)
  })

  test('not for anchors, queries, or a click on the page itself', async () => {
    const { page } = await open('/visit', { answers })
    await live(page)
    await eventually(() => countedPages(page)).toEqual([VISIT])
    await follow(page, '/visit#order')
    await eventually(() => page.url()).toContain('#order')
    await follow(page, '/visit?bread=rye-loaf')
    await eventually(() => page.url()).toContain('?bread')
    await follow(page, '/visit')
    await page.goBack()
    await eventually(() => page.url()).toContain('?bread')
    await goTo(page, '/breads', 'Our breads')
    await eventually(() => countedPages(page)).toEqual([VISIT, BREADS])
  })

  test('also when visitors are faster than the code of the statistics', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page } = await open('/', {
      answers,
      before: (page) =>
        page.route(/googleAnalytics-/, async (route) => {
          await held
          await route.fallback()
        }),
    })
    await live(page)
    await goTo(page, '/breads', 'Our breads')
    await goTo(page, '/visit', 'Come by')
    release()
    await eventually(() => countedPages(page)).toEqual([HOME, BREADS, VISIT])
  })

  test('an unknown address counts as one page, never by its text', async () => {
    const { page } = await open('/eva%40mail', { answers })
    await live(page)
    await eventually(() => countedPages(page)).toHaveLength(1)
    expect(JSON.stringify(await told(page))).not.toContain('eva')
    expect((await countedPages(page))[0]).toMatchObject({ path: '/404' })
  })

  beforeRelease('and the library is told to count none by itself', async () => {
    const { page } = await open('/', { answers })
    await live(page)
    await eventually(() => countedPages(page)).toHaveLength(1)
    expect((await told(page)).find(([command]) => command === 'config')).toMatchObject([
      'config',
      'G-EXAMPLE123',
      { send_page_view: false },
    ])
  })
})

describe('R6.1 a click is counted as category Products, action Click, with the name of the service', () => {
  const product = (label: string) => ({ name: 'Click', params: { event_category: 'Products', event_label: label } })
  const clicks = async (page: Page) => (await events(page)).filter(({ name }) => name !== 'page_view')

  test('in a panel of the header', async () => {
    const { page } = await open('/', { answers })
    await live(page)
    await page.locator('.mega-item[data-key="breads"] .mega-toggle').click()
    await page.locator('#mega_panel_breads a[data-menu-item="Rye loaf"]').click()
    await eventually(() => clicks(page)).toEqual([product('Rye loaf')])
    await eventually(() => heading(page)).toBe('Rye loaf')
  })

  beforeRelease('in the sidebar', async () => {
    const { page } = await open('/', { answers, width: 390 })
    await live(page)
    await page.locator('.menu-button').click()
    await page.getByRole('dialog').locator('a[data-menu-item="Spelt crown"]').click()
    await eventually(() => clicks(page)).toEqual([product('Spelt crown')])
    await eventually(() => heading(page)).toBe('Spelt crown')
  })

  beforeRelease('on an entry of the header that is a page itself', async () => {
    const { page } = await open('/', { answers })
    await live(page)
    await page.locator('.mega-item[data-key="breads"] a.mega-link').click()
    await eventually(() => clicks(page)).toEqual([product('Breads')])
    await eventually(() => heading(page)).toBe('Our breads')
  })

  beforeRelease('on such an entry in the sidebar', async () => {
    const { page } = await open('/', { answers, width: 390 })
    await live(page)
    await page.locator('.menu-button').click()
    await page.getByRole('dialog').locator('a[data-menu-item="Breads"]').click()
    await eventually(() => clicks(page)).toEqual([product('Breads')])
  })

  beforeRelease('on an entry of the header without a panel, by the keyboard', async () => {
    const { page } = await open('/', { answers })
    await live(page)
    await page.locator('.mega-item a.mega-link[href="/visit"]').press('Enter')
    await eventually(() => heading(page)).toBe('Come by')
    await eventually(() => clicks(page)).toEqual([product('Visit us')])
  })

  test('in every column of the footer, by the keyboard as well', async () => {
    const { page } = await open('/', { answers })
    await live(page)
    const breads = page.locator('footer a[href="/breads"]')
    const label = await breads.textContent()
    await breads.press('Enter')
    await eventually(() => heading(page)).toBe('Our breads')
    await page.locator(PRODUCT_LINK).click()
    await eventually(() => heading(page)).toBe('Spelt crown')
    await eventually(() => clicks(page)).toEqual([product(label!), product('Spelt crown')])
  })

  test('also where the link opens in another tab', async () => {
    const { page, context } = await open('/', { answers })
    await live(page)
    const [other] = await Promise.all([context.waitForEvent('page'), page.locator(PRODUCT_LINK).click({ modifiers: ['Control'] })])
    await eventually(() => clicks(page)).toEqual([product('Spelt crown')])
    await other.close()
  })

  test('the Get Started button of the footer has an event named for that click', async () => {
    const { page } = await open('/', { answers })
    await live(page)
    await page.locator('footer').getByRole('link', { name: 'Get Started' }).click()
    await eventually(() => heading(page)).toBe('Come by')
    await eventually(async () => (await clicks(page)).map(({ name }) => name)).toEqual(['Footer Get Started Click'])
  })
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
  // The name of the query, that is: a trace may name the chunk `tokens`.
  for (const secret of ['mail.example', 'Canary', 'canary', 'Eva', 'token=', '"token', '#order']) expect(all, secret).not.toContain(secret)
  expect((await told(page)).flatMap((call) => JSON.stringify(call).match(/"https?:[^"]*\?[^"]*"/g) ?? [])).toEqual([])
})

describe('T01 the site is the same', () => {
  const hosts = [
    ['is blocked', blocked],
    ['never answers', hanging],
    ['answers with a page', htmlAnswer(200)],
    ['is down', htmlAnswer(503)],
  ] as const
  test.for(sampled(hosts, 1))('where the host of the statistics %s', async ([, answer]) => {
    const { page, outside, faults } = await open('/', { answers: { [TAG_MANAGER]: answer, [INGEST]: accepted } })
    await live(page)
    await eventually(() => outside.to(TAG_MANAGER)).toHaveLength(1)
    await page.getByRole('button', { name: 'Accept' }).click()
    for (let round = 0; round < 40; round += 1) {
      // Clicks that lead nowhere, so that only the counting is at work.
      await page.evaluate(() => {
        const link = document.createElement('button')
        link.dataset['menuItem'] = 'Rye loaf'
        document.body.append(link)
        for (let times = 0; times < 5; times += 1) link.click()
        link.remove()
      })
    }
    await goTo(page, '/breads', 'Our breads')
    await page.goBack()
    await eventually(() => heading(page)).toBe('Good bread takes a day')
    expect((await told(page)).length).toBeLessThan(150)
    expect(outside.to(TAG_MANAGER)).toHaveLength(1)
    expect(reports(outside)).toEqual([])
    // The browser itself writes a line for a request that failed or code that is none; nothing of ours does.
    expect(faults.filter((fault) => !/Failed to load resource|Unexpected token '<'/.test(fault))).toEqual([])
  })
})

describe('T02 nothing fails', () => {
  const broken = [
    ['dataLayer is frozen', () => Object.assign(window, { dataLayer: Object.freeze([]) })],
    ['dataLayer cannot be written', () => Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]), writable: false })],
    ['dataLayer is no list', () => Object.assign(window, { dataLayer: 'gone' })],
    [
      'gtag throws',
      () =>
        Object.defineProperty(window, 'gtag', {
          get: () => () => {
            throw new Error('not here')
          },
          set() {},
        }),
    ],
    ['gtag is no function', () => Object.defineProperty(window, 'gtag', { value: null, writable: false })],
  ] as const
  test.for(sampled(broken, 1))('where %s', async ([, breakIt]) => {
    const { page, outside, faults } = await open('/', { answers, before: (page) => page.addInitScript(breakIt) })
    await live(page)
    await page.getByRole('button', { name: 'Accept' }).click()
    await goTo(page, '/breads', 'Our breads')
    await page.locator(PRODUCT_LINK).click()
    await eventually(() => heading(page)).toBe('Spelt crown')
    expect(reports(outside)).toEqual([])
    expect(faults).toEqual([])
  })
})
