import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow } from '#tests/e2e/inPage.ts'
import { eventually, live } from '#tests/e2e/visit.ts'
import { INGEST, accepted } from '#tests/e2e/services/ingest.ts'
import { blocked, hanging } from '#tests/e2e/services/outside.ts'
import { TAG_MANAGER, tagManager } from '#tests/e2e/services/tagManager.ts'
import { hold } from '#tests/e2e/survival/network.ts'
import { usePlenty } from '#tests/e2e/usePlenty.ts'

const { open } = usePlenty('advanced')
const CALENDLY = 'calendly.com'
const PAGE = 'https://calendly.com/brot-und-blume/tasting'
const MAIL = 'shop@brot-und-blume.example'
const PATIENCE_MS = 2000

/** The booking page, which says what the real one says when it is there. */
const widget = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Tasting</title><button>Pick a day</button><script>parent.postMessage({ event: "calendly.event_type_viewed" }, "*")</script>',
  })
/** A page that says nothing. */
const mute = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' })
const hosts = (answer: (route: Route) => unknown) => ({ [TAG_MANAGER]: tagManager, [INGEST]: accepted, [CALENDLY]: answer })

const opener = (page: Page) => page.locator('.site-header a[data-booking]:visible')
const dialog = (page: Page) => page.locator('dialog.booking')
const note = (page: Page) => dialog(page).locator('.booking-note')
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Has the browser remember a click, or not, however long the test takes. */
const remembersClicks = (isActive: boolean) => (page: Page) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'userActivation', { value: { isActive: value } }), isActive)

/** Opens a page whose services are there; a click books from then on. The question of consent is answered, so that it is not in the way. */
async function ready(path: string, answer: (route: Route) => unknown, options: Parameters<typeof open>[1] = {}) {
  const visitor = await open(path, { answers: hosts(answer), ...options })
  await live(visitor.page)
  await visitor.page.getByRole('button', { name: 'Reject' }).click()
  return visitor
}
async function opened(answer: (route: Route) => unknown, { isRemembered = false } = {}) {
  const visitor = await ready('/', answer, {
    async before(page) {
      await remembersClicks(isRemembered)(page)
      await page.clock.install()
    },
  })
  // From here on time passes only when the test says so.
  await visitor.page.clock.pauseAt(Date.now() + 1000)
  await opener(visitor.page).click()
  await dialog(visitor.page).waitFor()
  return visitor
}

describe('R6.3 Book Demo', () => {
  test('opens the booking page in a dialog over the page', async () => {
    const { page, outside, faults } = await opened(widget)
    await eventually(() => dialog(page).getAttribute('data-state')).toBe('ready')
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(
      await dialog(page)
        .getAttribute('aria-labelledby')
        .then((id) => page.locator(`#${id}`).textContent()),
    ).toBe('Book a time')
    await page.frameLocator('dialog.booking iframe').getByRole('button', { name: 'Pick a day' }).waitFor()
    expect(await note(page).isVisible()).toBe(false)
    const [asked] = outside.to(CALENDLY)
    expect(asked!.url.startsWith(PAGE)).toBe(true)
    await page.clock.runFor(PATIENCE_MS * 2)
    expect(await dialog(page).getAttribute('data-state')).toBe('ready')
    expect(faults).toEqual([])
  })

  test('asks nothing of the host before it is used', async () => {
    const { page, outside } = await ready('/', widget)
    await opener(page).hover()
    await follow(page, '/breads')
    await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
    expect(outside.to(CALENDLY)).toEqual([])
  })

  test('is a plain link to the page where scripts do not run', async () => {
    const { page } = await open('/', { javaScriptEnabled: false })
    const [href, target, rel] = await opener(page).evaluate((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))
    expect([href, target, rel]).toEqual([PAGE, '_blank', 'noopener'])
  })

  test.for([
    ['the policy of the page refuses its frame', { policy: 'bare' }],
    ['the code of the dialog does not arrive', { before: (page: Page) => page.route(/bookingDialog-/, (route) => route.abort()) }],
    [
      'the browser has no modal dialogs',
      { before: (page: Page) => page.addInitScript(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')) },
    ],
  ] as const)('opens the page in a new tab, without ties to this one, where %s', async ([, options]) => {
    const { page, context } = await ready('/', widget, options)
    const [tab] = await Promise.all([context.waitForEvent('page'), opener(page).click()])
    await tab.waitForURL(PAGE, { waitUntil: 'commit' })
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    expect(await dialog(page).count()).toBe(0)
    expect(context.pages()).toHaveLength(2)
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('T10 where the booking page does not come', () => {
  const failures = [
    ['is blocked', blocked],
    ['never answers', hanging],
    ['is another page', mute],
    ['is not there', (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })],
  ] as const

  // A tab that waits for an answer is none that can be looked at.
  const answered = failures.filter(([, answer]) => answer !== hanging)

  test.for(answered)('R6.3 it opens in a new tab after two seconds, without ties to this one: it %s', async ([, answer]) => {
    const { page, context } = await opened(answer, { isRemembered: true })
    await page.clock.runFor(PATIENCE_MS - 1000)
    expect(await dialog(page).getAttribute('data-state')).toBe('waiting')
    expect(context.pages()).toHaveLength(1)
    const [tab] = await Promise.all([context.waitForEvent('page'), page.clock.runFor(1100)])
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    await dialog(page).waitFor({ state: 'detached' })
    expect(await focusedText(page)).toContain('Book a tasting')
    expect(context.pages()).toHaveLength(2)
  })

  test.for(failures)('a link and an address stand in its place where no tab may be opened any more: it %s', async ([, answer]) => {
    const { page, context } = await opened(answer)
    await page.clock.runFor(PATIENCE_MS - 1000)
    expect(await dialog(page).getAttribute('data-state')).toBe('waiting')
    await page.clock.runFor(1100)
    expect(await dialog(page).getAttribute('data-state')).toBe('failed')
    expect(await note(page).isVisible()).toBe(true)
    const link = note(page).locator(`a[href="${PAGE}"]`)
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(await note(page).locator(`a[href="mailto:${MAIL}"]`).textContent()).toBe(MAIL)
    expect(context.pages()).toHaveLength(1)
  })

  test('Esc closes at once while it is awaited', async () => {
    const { page } = await opened(hanging)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await focusedText(page)).toContain('Book a tasting')
  })

  test('Close closes when it has failed', async () => {
    const { page } = await opened(mute)
    await page.clock.runFor(PATIENCE_MS + 100)
    await dialog(page).getByRole('button', { name: 'Close' }).first().click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await focusedText(page)).toContain('Book a tasting')
  })

  test('a page that speaks late takes its place back', async () => {
    let frame: Route | undefined
    const { page } = await opened((route) => (frame = route))
    await page.clock.runFor(PATIENCE_MS + 100)
    expect(await dialog(page).getAttribute('data-state')).toBe('failed')
    await eventually(() => frame !== undefined).toBe(true)
    await widget(frame!)
    await eventually(() => dialog(page).getAttribute('data-state')).toBe('ready')
  })

  test('what other windows say is not taken for its word', async () => {
    const { page } = await opened(hanging)
    await page.evaluate(() => window.postMessage({ event: 'calendly.event_type_viewed' }, '*'))
    await page.clock.runFor(PATIENCE_MS + 100)
    expect(await dialog(page).getAttribute('data-state')).toBe('failed')
  })

  test('going offline says so at once, and offline it is not tried', async () => {
    const { page, context } = await opened(hanging)
    await context.setOffline(true)
    await eventually(() => dialog(page).getAttribute('data-state')).toBe('failed')
  })
})

describe('T11 there is one dialog at most', () => {
  test('opened twice at once', async () => {
    const { page } = await ready('/', widget)
    await opener(page).evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    await dialog(page).waitFor()
    await eventually(() => dialog(page).getAttribute('data-state')).toBe('ready')
    expect(await dialog(page).count()).toBe(1)
  })

  test('closed and opened again: the page is locked while it is there and free afterwards', async () => {
    const { page } = await ready('/', widget)
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    const before = await overflow()
    for (let round = 0; round < 3; round += 1) {
      await opener(page).click()
      await dialog(page).waitFor()
      expect(await overflow()).toBe('hidden')
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      expect(await overflow()).toBe(before)
      expect(await focusedText(page)).toContain('Book a tasting')
    }
  })

  test('closed by a change of the route while it is open', async () => {
    const { page } = await ready('/', widget)
    await opener(page).click()
    await dialog(page).waitFor()
    await follow(page, '/breads')
    await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
    expect(await dialog(page).count()).toBe(0)
    await eventually(() => focusedText(page)).toBe('Our breads')
  })

  test('closed by Back', async () => {
    const { page } = await ready('/', widget)
    await follow(page, '/breads')
    await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
    await opener(page).click()
    await dialog(page).waitFor()
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    await eventually(() => page.locator('main h1').textContent()).toBe('Good bread takes a day')
  })

  test('never opened when the route changes while its code is on the way', async () => {
    let release = () => {}
    const { page, context } = await ready('/', widget, {
      before: async (page) => void (release = await hold(page, /bookingDialog-.*\.js/)),
    })
    await opener(page).click()
    await follow(page, '/breads')
    await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
    const arrived = page.waitForResponse(/bookingDialog-.*\.js/)
    release()
    await arrived
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await dialog(page).count()).toBe(0)
    expect(context.pages()).toHaveLength(1)
  })
})

test('T13 what the address hands on is encoded, cut and chosen from a list', async () => {
  const name = `<b>"Eva" & Åsa</b> ${'ü'.repeat(1000)}`
  const query = new URLSearchParams({ name, email: 'eva+bread@mail.example', utm_source: 'a&b=c', hide_gdpr_banner: '1', a1: 'secret' })
  const { page, outside } = await ready(`/?${query}`, widget)
  await opener(page).click()
  await eventually(() => dialog(page).getAttribute('data-state')).toBe('ready')
  const handed = new URL(outside.to(CALENDLY)[0]!.url)
  expect(handed.origin + handed.pathname).toBe(PAGE)
  expect([...(handed.searchParams.get('name') ?? '')]).toHaveLength(100)
  expect(name.startsWith(handed.searchParams.get('name')!)).toBe(true)
  expect([...handed.searchParams.keys()].filter((key) => !key.startsWith('embed_')).toSorted()).toEqual(['email', 'name', 'utm_source'])
  expect(handed.searchParams.get('utm_source')).toBe('a&b=c')
  expect(await page.locator('dialog.booking b').count()).toBe(0)
})
