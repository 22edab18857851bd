import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { harbour } from '#tests/support/harbour.ts'
import { focusedHeading, follow, headings, isMarked, markDocument, scrollTop } from './inPage.ts'
import { hold } from './survival/network.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()

const titleOf = async (path: string) => ((await (await fetch(siteUrl + pageDataUrl(path))).json()) as { title: string }).title

type Answer = 'answer' | 'fail' | 'hang'

/** Lets requests for page data end as specified, and counts them. If they fail, requests for the document fail as well. */
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

/** Removes the time limit of the page being left, which then stays until the next one has loaded, however busy the machine is. */
const holdLong = (page: Page) =>
  page.evaluate(() => {
    const later = window.setTimeout
    Object.assign(window, { setTimeout: (job: () => void, delay?: number) => (delay === 300 ? 0 : later(job, delay)) })
  })

test('R2.1 the page that is left stays for 300 ms, and only then gives way to exactly Loading.., with header and footer round it', async () => {
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
  expect(await page.locator('main [role="status"]').count()).toBe(1)
  expect(await page.locator('header.site-header').count()).toBe(1)
  expect(await page.locator('footer.site-footer a[href="/contact-us"]').count()).toBeGreaterThan(0)
})

test('R2.1 a page that comes in time takes the place of the one before it, which stays until then', async () => {
  const { page } = await visit('/')
  await live(page)
  const release = await hold(page, `**${pageDataUrl('/about-us')}`)
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

test('R2.1 B13 links, Back and Forward lead through whole pages in the same document, with title, heading, focus and canonical address of each', async () => {
  const { page, faults } = await visit('/products')
  await live(page)
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
  const first = await page.locator('main').innerText()
  await markDocument(page)
  await follow(page, '/about-us')
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  expect(await headings(page)).toHaveLength(1)
  expect(await focusedHeading(page)).toBe(`H1 ${(await headings(page))[0]}`)
  expect(new URL(page.url()).pathname).toBe('/about-us')
  await eventually(canonical).toBe(`${harbour.url}/about-us`)
  await page.locator('footer a[href="/contact-us"]').click()
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  await page.goBack()
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  await page.goBack()
  await eventually(() => page.title()).toBe(await titleOf('/products'))
  await eventually(() => page.locator('main').innerText()).toBe(first)
  expect(await focusedHeading(page)).toMatch(/^H1 /)
  await page.goForward()
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  await page.goForward()
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  expect(await page.locator('main form').count()).toBe(1)
  expect(await isMarked(page)).toBe(true)
  expect(faults).toEqual([])
})

test('focusing a link, and pointing at it, fetches its page once, and the click then needs no request', async () => {
  const { page } = await visit('/')
  await live(page)
  const [focused, pointedAt] = [await interceptData(page, '/about-us', 'answer'), await interceptData(page, '/contact-us', 'answer')]
  await page.locator('footer a[href="/about-us"]').focus()
  await eventually(() => focused.requests).toBe(1)
  const link = page.locator('footer a[href="/contact-us"]')
  await link.hover()
  await eventually(() => pointedAt.requests).toBe(1)
  await page.mouse.move(1, 1)
  await link.hover()
  await link.click()
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  expect(pointedAt.requests).toBe(1)
})

test('B04 a page that cannot be fetched says so in place; header and footer live, another page can be opened, and Retry brings the page', async () => {
  const { page } = await visit('/')
  await live(page)
  const data = await interceptData(page, '/about-us', 'fail')
  await follow(page, '/about-us')
  const retry = page.locator('main .page-error[role="alert"] button')
  await retry.waitFor()
  await page.locator('.mega-item[data-key="solutions"] button').click()
  await page.locator('#mega_panel_solutions a').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('footer a[href="/contact-us"]').click()
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  expect(await page.locator('main .page-error').count()).toBe(0)
  await follow(page, '/about-us')
  await retry.waitFor()
  // A retry may fail too.
  const before = data.requests
  await retry.click()
  await eventually(() => data.requests).toBe(before + 1)
  await retry.waitFor()
  data.answer = 'answer'
  await retry.click()
  await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  expect(await focusedHeading(page)).toMatch(/^H1 /)
})

test('R6.5 where the data of pages are not there, kept from scripts or cut off, links and Back lead to their documents', async () => {
  const answers: Parameters<Route['fulfill']>[0][] = [
    { status: 404 },
    { status: 403, contentType: 'text/html', body: '<p>Are you a robot?</p>' },
    { contentType: 'application/json', body: '{"path":"/ab' },
    { contentType: 'text/html', body: '<p>Are you a robot?</p>' },
  ]
  const { page } = await visit('/robots.txt')
  let answer = answers[0]
  await page.route('**/static/data/**', (route) => route.fulfill(answer))
  for (answer of answers) {
    await page.goto(siteUrl)
    await live(page)
    await follow(page, '/about-us')
    await eventually(() => page.title()).toBe(await titleOf('/about-us'))
  }
  await live(page)
  await follow(page, '/contact-us')
  await eventually(() => page.title()).toBe(await titleOf('/contact-us'))
  await live(page)
  // The document is loaded during the history step, so waiting for its load event may never end.
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

test('R2 /get-started has neither header nor footer, also as the first page, and the next page has both', async () => {
  const { page, faults } = await visit('/get-started')
  await live(page)
  const bare = () => page.locator('header.site-header, footer.site-footer').count()
  expect(await bare()).toBe(0)
  await page.locator('main a[href="/"]').first().click()
  await eventually(() => page.title()).toBe(await titleOf('/'))
  await page.locator('footer a[href="/about-us"]').waitFor()
  await page.locator('.mega-item[data-key="products"] button').click()
  await page.locator('#mega_panel_products a').first().waitFor()
  await page.keyboard.press('Escape')
  const footer = await page.locator('footer').innerText()
  await page.locator('.site-header-actions a[href="/get-started"]').click()
  await eventually(() => page.title()).toBe(await titleOf('/get-started'))
  expect(await bare()).toBe(0)
  await page.locator('main a[href="/"]').first().click()
  await eventually(() => page.title()).toBe(await titleOf('/'))
  expect(await page.locator('header.site-header').count()).toBe(1)
  expect(await page.locator('footer').innerText()).toBe(footer)
  expect(faults).toEqual([])
})
