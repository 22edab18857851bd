import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { beforeRelease } from '#tests/support/sampled.ts'
import { focusedHeading, follow, headings, isMarked, markDocument, scrollTop } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()

const titleOf = async (path: string) => ((await (await fetch(siteUrl + pageDataUrl(path))).json()) as { title: string }).title

type Answer = 'answer' | 'fail' | 'hang'

/** Lets requests of a page’s data end as said, and counts them. Where they fail, the document cannot be had either. */
async function interceptData(page: Page, path: string, answer: Answer) {
  const data = { answer, requests: 0 }
  await page.route(`**${path}`, async (route) => {
    if (data.answer === 'fail') await route.abort()
    else await route.continue()
  })
  await page.route(`**${pageDataUrl(path)}`, async (route) => {
    data.requests += 1
    if (data.answer === 'answer') await route.continue()
    else if (data.answer === 'fail') await route.abort()
  })
  return data
}

/** Takes the time limit from the page that is left, which then stays until the next one is there, however busy the machine is. */
const holdLong = (page: Page) =>
  page.evaluate(() => {
    const later = window.setTimeout
    Object.assign(window, { setTimeout: (job: () => void, delay?: number) => (delay === 300 ? 0 : later(job, delay)) })
  })

test('R2.1 while a page loads the text is exactly Loading.., and header and footer stay', async () => {
  const { page } = await visit('/')
  await live(page)
  await interceptData(page, '/about-us', 'hang')
  await follow(page, '/about-us')
  await page.waitForSelector('.page-loading')
  expect(await page.locator('main').textContent()).toBe('Loading..')
  expect(await page.locator('main [role="status"]').count()).toBe(1)
  expect(await page.locator('header.site-header').count()).toBe(1)
  expect(await page.locator('footer.site-footer a[href="/contact-us"]').count()).toBeGreaterThan(0)
})

test('R2.1 the page that is left stays for 300 ms, and only then gives way to the placeholder', async () => {
  const { page } = await visit('/', { before: (page) => page.clock.install() })
  await live(page)
  const before = await page.locator('main').innerText()
  const data = await interceptData(page, '/about-us', 'hang')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await follow(page, '/about-us')
  await eventually(() => data.requests).toBe(1)
  await page.clock.runFor(299)
  expect(await page.locator('main').innerText()).toBe(before)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.clock.runFor(1)
  await eventually(() => page.locator('main').textContent()).toBe('Loading..')
  expect(new URL(page.url()).pathname).toBe('/about-us')
})

test('R2.1 a page that comes in time takes the place of the one before it, which stays until then', async () => {
  const { page } = await visit('/')
  await live(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${pageDataUrl('/about-us')}`, async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => seen.add(document.querySelector('main h1, main .page-loading')?.textContent ?? 'nothing')).observe(
      document.body,
      { childList: true, subtree: true },
    )
  })
  await holdLong(page)
  const [home] = await headings(page)
  await follow(page, '/about-us')
  await eventually(() => page.evaluate(() => document.querySelector('main h1')?.textContent)).toBe(home)
  release()
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  const [about] = await headings(page)
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.filter((text) => text !== home)).toEqual([about])
})

test('R4.5 the next page fades in, but not for a reader who has asked for less motion', async () => {
  const fades = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page } = await visit('/', { reducedMotion })
    await live(page)
    await holdLong(page)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      Object.assign(window, { fades: 0 })
      document.startViewTransition = (change) => {
        Object.assign(window, { fades: (window as unknown as { fades: number }).fades + 1 })
        return start(change)
      }
    })
    await page.locator('footer a[href="/about-us"]').click()
    await eventually(() => page.title()).toBe(await titleOf('/about-us'))
    expect(await scrollTop(page)).toBe(0)
    return page.evaluate(() => (window as unknown as { fades: number }).fades)
  }
  expect([await fades('no-preference'), await fades('reduce')]).toEqual([1, 0])
})

test('R2.1 a link is followed in the same document, and title, heading and focus are those of the next page', async () => {
  const { page, faults } = await visit('/')
  await live(page)
  await markDocument(page)
  await page.locator('footer a[href="/about-us"]').click()
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  expect(await headings(page)).toHaveLength(1)
  expect(await focusedHeading(page)).toBe(`H1 ${(await headings(page))[0]}`)
  expect(new URL(page.url()).pathname).toBe('/about-us')
  expect(await isMarked(page)).toBe(true)
  expect(faults).toEqual([])
})

beforeRelease('B13 back and forward show whole pages, with their titles and focus, the first page included', async () => {
  const { page, faults } = await visit('/products')
  await live(page)
  const first = await page.locator('main').innerText()
  await markDocument(page)
  await follow(page, '/contact-us')
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  await page.goBack()
  await eventually(() => page.title()).toBe(await titleOf('/products'))
  await eventually(() => page.locator('main').innerText()).toBe(first)
  expect(await focusedHeading(page)).toMatch(/^H1 /)
  await page.goForward()
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  expect(await page.locator('main form').count()).toBe(1)
  expect(await isMarked(page)).toBe(true)
  expect(faults).toEqual([])
})

test('pointing at a link fetches its page once, and the click then needs no request', async () => {
  const { page } = await visit('/')
  await live(page)
  const data = await interceptData(page, '/contact-us', 'answer')
  const link = page.locator('footer a[href="/contact-us"]')
  await link.hover()
  await eventually(() => data.requests).toBe(1)
  await page.mouse.move(1, 1)
  await link.hover()
  await link.click()
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  expect(data.requests).toBe(1)
})

test('focusing a link fetches its page', async () => {
  const { page } = await visit('/')
  await live(page)
  const data = await interceptData(page, '/contact-us', 'answer')
  await page.locator('footer a[href="/contact-us"]').focus()
  await eventually(() => data.requests).toBe(1)
})

test('B04 a page that cannot be fetched says so in place; header and footer live, and Retry brings the page', async () => {
  const { page } = await visit('/')
  await live(page)
  const data = await interceptData(page, '/about-us', 'fail')
  await follow(page, '/about-us')
  const retry = page.locator('main .page-error[role="alert"] button')
  await retry.waitFor()
  await page.locator('.mega-item[data-key="solutions"] button').click()
  await page.locator('#mega_panel_solutions a').first().waitFor()
  await page.keyboard.press('Escape')
  // Trying again may fail too.
  const before = data.requests
  await retry.click()
  await eventually(() => data.requests).toBe(before + 1)
  await retry.waitFor()
  data.answer = 'answer'
  await retry.click()
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  expect(await focusedHeading(page)).toMatch(/^H1 /)
})

beforeRelease('B04 another page can be opened from one that failed', async () => {
  const { page } = await visit('/')
  await live(page)
  await interceptData(page, '/about-us', 'fail')
  await follow(page, '/about-us')
  await page.locator('main .page-error').waitFor()
  await page.locator('footer a[href="/contact-us"]').click()
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  expect(await page.locator('main .page-error').count()).toBe(0)
})

test.each<[string, Parameters<Route['fulfill']>[0]]>([
  ['are not there', { status: 404 }],
  ['are kept from scripts', { status: 403, contentType: 'text/html', body: '<p>Are you a robot?</p>' }],
  ['are a page of a filter', { contentType: 'text/html', body: '<p>Are you a robot?</p>' }],
  ['were cut off', { contentType: 'application/json', body: '{"path":"/ab' }],
])('R6.5 where the data of pages %s, links and Back lead to their documents', async (_, answer) => {
  const { page } = await visit('/')
  await live(page)
  await page.route('**/static/data/**', (route) => route.fulfill(answer))
  await follow(page, '/about-us')
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  await live(page)
  await follow(page, '/contact-us')
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  await live(page)
  // The document is loaded within the step back, of which one that waits for its end may hear nothing.
  await page.evaluate(() => history.back())
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  await live(page)
  await page.locator('header .brand').click()
  await eventually(() => page.title()).toBe(await titleOf('/'))
  expect(await page.locator('.page-error').count()).toBe(0)
})

test('R2.3 Back leads to the page before, also from a document that was loaded anew and sleeps', async () => {
  const { page } = await visit('/')
  await live(page)
  await follow(page, '/about-us')
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  await page.reload()
  await page.goBack()
  await eventually(() => page.title()).toBe(await titleOf('/'))
  expect(await headings(page)).not.toEqual([])
})

test('a page of another build is loaded as a whole document', async () => {
  const { page } = await visit('/')
  await live(page)
  await markDocument(page)
  await page.route(`**${pageDataUrl('/about-us')}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } })
  })
  await follow(page, '/about-us')
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  expect(await isMarked(page)).toBe(false)
})

test('R2 /get-started has neither header nor footer, and the next page has both again', async () => {
  const { page, faults } = await visit('/')
  await live(page)
  const footer = await page.locator('footer').innerText()
  await page.locator('.site-header-actions a[href="/get-started"]').click()
  await eventually(() => page.title()).toBe(await titleOf('/get-started'))
  expect(await page.locator('header.site-header, footer.site-footer').count()).toBe(0)
  await page.locator('main a[href="/"]').first().click()
  await eventually(() => page.title()).toBe(await titleOf('/'))
  expect(await page.locator('header.site-header').count()).toBe(1)
  expect(await page.locator('footer').innerText()).toBe(footer)
  expect(faults).toEqual([])
})

beforeRelease('R2 header and footer appear when the first page had none', async () => {
  const { page } = await visit('/get-started')
  await live(page)
  expect(await page.locator('header.site-header, footer.site-footer').count()).toBe(0)
  await page.locator('main a[href="/"]').first().click()
  await eventually(() => page.title()).toBe(await titleOf('/'))
  await page.locator('footer a[href="/about-us"]').waitFor()
  await page.locator('.mega-item[data-key="products"] button').click()
  await page.locator('#mega_panel_products a').first().waitFor()
})

test('the canonical address is that of the page shown', async () => {
  const { page } = await visit('/')
  await live(page)
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
  const home = await canonical()
  await follow(page, '/about-us')
  await eventually(canonical).toBe(`${home}about-us`)
})
