import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { whollyLive } from '#tests/e2e/everyPage.ts'
import { focusedHeading, follow, isMarked, markDocument } from '#tests/e2e/inPage.ts'
import { card, entry } from '#tests/e2e/menu.ts'
import { eventually, live, useBrowser, type VisitOptions } from '#tests/e2e/visit.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { type CuttingServer, startCuttingServer } from './cuttingServer.ts'
import { type Answer, chunk, documentsOf, emptyShell, intercept } from './network.ts'

const { visit, siteUrl } = useBrowser()

/** A page with a section whose code nobody has on another page, and the name of that code. */
const WANTED = '/contact-us'
const FORM = chunk('Form')

/** The home page, live, and what becomes of the code that the wanted page needs. */
async function visitHome(answer: Answer, options: VisitOptions = {}) {
  const visitor = await visit('/', options)
  const { page } = visitor
  await live(page)
  await markDocument(page)
  return { ...visitor, code: await intercept(page, FORM, answer), documents: documentsOf(page) }
}

const blockedStorage: VisitOptions = {
  before: (page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    ),
}

const message = (page: Page) => page.locator('main .page-error[role="alert"]')
const retry = (page: Page) => message(page).getByRole('button')

/** The header answers and the footer is there. */
async function furnitureLives(page: Page) {
  await entry(page, 'company').hover()
  await card(page, 'company').locator('a[href="/about-us"]').waitFor()
  await page.mouse.move(5, 5)
  expect(await page.locator('footer a[href="/about-us"]').count()).toBeGreaterThan(0)
}

/** The wanted page is there, and its form lives. */
async function formLives(page: Page) {
  await page.waitForURL(`**${WANTED}`)
  await page.locator('main form').waitFor()
  await whollyLive(page)
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main form [aria-invalid="true"]').first().waitFor()
}

describe('code that a deployment has taken away', () => {
  beforeRelease('N01 R6.5 the wanted page is loaded once with its document, and works', async () => {
    const { page, code, documents } = await visitHome('missing')
    await page.route(`${siteUrl}${WANTED}`, async (route) => {
      code.answer = 'answer'
      await route.continue()
    })
    await follow(page, WANTED)
    await page.waitForRequest(`${siteUrl}${WANTED}`)
    await page.waitForLoadState('load')
    await formLives(page)
    expect(documents).toEqual([WANTED])
    expect(await isMarked(page)).toBe(false)
  })

  const storages = [
    [' and no session storage', blockedStorage],
    ['', {}],
  ] as const
  test.each(sampled(storages, 1))(
    'N02 B02 still gone after that%s: the document is readable, no more reloads, and elsewhere a message with Retry and Home',
    async (_how, options) => {
      const { page, code, documents, faults } = await visitHome('missing', options)
      await follow(page, WANTED)
      await eventually(() => documents).toEqual([WANTED])
      await page.waitForLoadState('load')
      await live(page)
      // The document does without the code.
      expect(await page.locator('main h1').isVisible()).toBe(true)
      expect(await page.locator('main form').isVisible()).toBe(true)
      await furnitureLives(page)

      // Coming back to the page needs the code again.
      await follow(page, '/about-us')
      await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
      await page.goBack()
      await message(page).waitFor()
      await furnitureLives(page)
      expect(await message(page).locator('a[href="/"]').count()).toBe(1)
      expect(documents).toEqual([WANTED])
      expect(faults.join('\n')).toContain('ChunkLoadError: Loading chunk form failed')

      code.answer = 'answer'
      await retry(page).click()
      await formLives(page)
      expect(documents).toEqual([WANTED, WANTED])
    },
  )

  beforeRelease('N02 in a shell that nobody has prerendered: one reload, then the message; Home leads home', async () => {
    const { page } = await visit('/robots.txt')
    const documents = documentsOf(page)
    await emptyShell(page, WANTED)
    await intercept(page, FORM, 'missing')
    await page.goto(siteUrl + WANTED)
    await message(page).waitFor()
    await furnitureLives(page)
    expect(documents).toEqual([WANTED, WANTED])
    await message(page).locator('a[href="/"]').click()
    await page.waitForURL(`${siteUrl}/`)
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(documents).toEqual([WANTED, WANTED])
  })

  beforeRelease('N01 the footer says so when its own code is gone, and the page lives; Retry brings it', async () => {
    const { page } = await visit('/robots.txt')
    const code = await intercept(page, chunk('Footer'), 'missing')
    await page.goto(`${siteUrl}/get-started`)
    await live(page)
    const documents = documentsOf(page)
    await follow(page, '/about-us')
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    const failed = page.locator('.section-error[role="alert"]')
    await failed.waitFor()
    await entry(page, 'company').hover()
    await card(page, 'company').locator('a[href="/about-us"]').waitFor()
    // A failure that is rendered again and again would ask again and again.
    expect(code.count).toBeLessThan(5)
    expect(documents).toEqual([])
    code.answer = 'answer'
    await failed.getByRole('button').click()
    await page.locator('footer a[href="/about-us"]').first().waitFor()
    await live(page)
    expect(await failed.count()).toBe(0)
  })
})

describe('code and data that hang', () => {
  const held: VisitOptions = { before: (page) => page.clock.install() }

  const wanted = [
    ['code', FORM],
    ['data', `**${pageDataUrl(WANTED)}`],
  ] as const
  test.each(sampled(wanted, 1))(
    'N03 R6.4 %s of the page: Loading.. stays, a note after 10 s, a message after 120 s, and Retry brings the page',
    async (_what, pattern) => {
      const { page, documents, faults } = await visitHome('answer', held)
      const hanging = await intercept(page, pattern, 'hang')
      await follow(page, WANTED)
      await eventually(() => hanging.count).toBe(1)
      await eventually(() => page.locator('main').innerText()).toBe('Loading..')
      await page.clock.fastForward(10_000)
      await eventually(() => page.locator('main p').allTextContents()).toHaveLength(2)
      await page.clock.fastForward(CHUNK_TIMEOUT_MS - 20_000)
      expect(await page.locator('main p').first().innerText()).toBe('Loading..')
      expect(await message(page).count()).toBe(0)
      await page.clock.fastForward(11_000)
      await message(page).waitFor()
      expect(faults.join()).toMatch(/ChunkLoadError: Loading chunk [^\n]*failed \(timeout\)/)
      expect(documents).toEqual([])
      expect(hanging.count).toBe(1)
      await furnitureLives(page)

      hanging.answer = 'answer'
      await retry(page).click()
      await formLives(page)
    },
  )
})

describe('a connection that breaks', () => {
  const files = { code: /\/static\/js\/Form-/, data: new RegExp(`${pageDataUrl(WANTED)}$`) }
  const cutting: Partial<Record<keyof typeof files, CuttingServer>> = {}

  beforeAll(async () => {
    for (const kind of ['code', 'data'] as const) cutting[kind] = await startCuttingServer(siteUrl, files[kind])
  })
  afterAll(async () => {
    await Promise.all(Object.values(cutting).map((server) => server.close()))
  })

  // Browsers that remember failures of code never ask again: there the document brings the page (N12).
  const reset = [
    ['code', FORM, 1],
    ['data', `**${pageDataUrl(WANTED)}`, 0],
  ] as const
  beforeRelease.each(reset)(
    'N05 R6.5 reset while %s is on its way: a quiet second try brings the page, or else its document',
    async (_what, pattern, most) => {
      const { page, documents } = await visitHome('answer')
      const broken = await intercept(page, pattern, 'reset')
      page.on('requestfailed', () => (broken.answer = 'answer'))
      await follow(page, WANTED)
      await formLives(page)
      expect(broken.count).toBe(2)
      expect(documents.length).toBeLessThanOrEqual(most)
      expect(await isMarked(page)).toBe(documents.length === 0)
    },
  )

  const cut = [
    ['data', 0],
    ['code', 1],
  ] as const
  test.each(sampled(cut, 1))(
    'N05 R6.5 a body of %s that is cut off: a quiet second try brings the page, or else its document',
    async (kind, most) => {
      const server = cutting[kind]!
      const { page } = await visit('/', { site: server.url })
      await live(page)
      const documents = documentsOf(page)
      server.cuts = 1
      await follow(page, WANTED)
      await formLives(page)
      expect(server.cuts).toBe(0)
      expect(documents.length).toBeLessThanOrEqual(most)
    },
  )

  beforeRelease('N05 code that is cut off every time is loaded with its document, once', async () => {
    const server = cutting.code!
    const { page } = await visit('/', { site: server.url })
    await live(page)
    const documents = documentsOf(page)
    server.cuts = 1000
    await follow(page, WANTED)
    await eventually(() => documents).toEqual([WANTED])
    await page.waitForLoadState('load')
    await live(page)
    expect(await page.locator('main form').isVisible()).toBe(true)
    server.cuts = 0
    expect(documents).toEqual([WANTED])
  })
})

describe('code that browsers never ask for twice', () => {
  test('N10 N12 code that arrives cut short is a chunk that failed: one reload brings the page', async () => {
    const { page, documents, code } = await visitHome('answer')
    let requests = 0
    // Browsers keep code that they could not read, so that the second try asks nobody.
    await page.route(FORM, async (route) => {
      requests += 1
      if (documents.length > 0) return route.fallback()
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.slice(0, body.length / 2) })
    })
    await follow(page, WANTED)
    await eventually(() => documents).toEqual([WANTED])
    await page.waitForLoadState('load')
    await formLives(page)
    expect(requests).toBeGreaterThan(1)
    expect(code.count).toBeGreaterThan(0)
    expect(documents).toEqual([WANTED])
  })

  beforeRelease('N10 code that is always cut short: the document is readable, and no loop', async () => {
    const { page, documents } = await visitHome('answer')
    await page.route(FORM, async (route) => route.fulfill({ contentType: 'text/javascript', body: 'import{' }))
    await follow(page, WANTED)
    await eventually(() => documents).toEqual([WANTED])
    await page.waitForLoadState('load')
    await whollyLiveButForms(page)
    expect(await page.locator('main form').isVisible()).toBe(true)
    expect(documents).toEqual([WANTED])
  })

  beforeRelease('N12 Retry reloads the document where the browser would not ask again', async () => {
    const { page } = await visit('/robots.txt')
    const documents = documentsOf(page)
    await emptyShell(page, WANTED)
    // Code fails in the first two documents for good, as in browsers that remember failures.
    await page.route(FORM, (route) => (documents.length > 2 ? route.continue() : route.abort()))
    await page.goto(siteUrl + WANTED)
    await retry(page).click()
    await formLives(page)
    expect(documents).toEqual([WANTED, WANTED, WANTED])
  })

  async function whollyLiveButForms(page: Page) {
    await live(page)
    await page.locator('main form').scrollIntoViewIfNeeded()
    await furnitureLives(page)
  }
})

describe('where code comes from', () => {
  test('R6.4 every file of code lies in static/js/, but for what reads scanned documents once that is asked for', () => {
    const stray = findFiles(inject('siteDist')).filter(
      (file) => /\.m?js$/.test(file) && !/^static\/(?:js\/[^/]+|recognition\/[^/]+\/[^/]+)$/.test(file),
    )
    expect(stray).toEqual([])
  })

  beforeRelease('R6.4 pages ask for code there and nowhere else', async () => {
    const { page } = await visit('/robots.txt')
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    for (const path of ['/', WANTED, '/integration', '/glossary/weather']) {
      await page.goto(siteUrl + path)
      await whollyLive(page)
    }
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((path) => !path.startsWith('/static/js/'))).toEqual([])
  })
})
