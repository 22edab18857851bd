import { expect, inject, onTestFinished, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { focusedHeading, follow } from '#tests/e2e/inPage.ts'
import { eventually, live, useBrowser, type VisitOptions } from '#tests/e2e/visit.ts'
import { startCuttingServer } from './cuttingServer.ts'
import { documentsOf, intercept } from './network.ts'
import { FORM, WANTED, blockedStorage, formLives, furnitureLives, message, retry, visitHome } from './wantedPage.ts'

// More ways in which code and data fail to load: tests/release/chunks.test.ts.
const { visit, siteUrl } = useBrowser()

test('N01 N02 B02 still gone after that, and no session storage: the document is readable, no more reloads, and elsewhere a message with Retry and Home', async () => {
  const { page, code, documents, faults } = await visitHome(visit, 'missing', blockedStorage)
  await follow(page, WANTED)
  await eventually(() => documents).toEqual([WANTED])
  await page.waitForLoadState('load')
  await live(page)
  // The document works without the code.
  expect(await page.locator('main h1').isVisible()).toBe(true)
  expect(await page.locator('main form').isVisible()).toBe(true)
  await furnitureLives(page)

  // Returning to the page needs the code again.
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
})

const held: VisitOptions = { before: (page) => page.clock.install() }

test('N03 R6.4 the page: Loading.. stays, a note after 10 s, a message after 120 s, and Retry brings the page', async () => {
  const { page, documents, faults } = await visitHome(visit, 'answer', held)
  const hanging = await intercept(page, FORM, 'hang')
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
})

test('N05 R6.5 data whose body is cut off: a quiet second try brings the page', async () => {
  const server = await startCuttingServer(siteUrl, new RegExp(`${pageDataUrl(WANTED)}$`))
  onTestFinished(() => server.close())
  const { page } = await visit('/', { site: server.url })
  await live(page)
  const documents = documentsOf(page)
  server.cuts = 1
  await follow(page, WANTED)
  await formLives(page)
  expect(server.cuts).toBe(0)
  expect(documents).toEqual([])
})

test('N10 N12 code that arrives cut short is a chunk that failed: one reload brings the page', async () => {
  const { page, documents, code } = await visitHome(visit, 'answer')
  let requests = 0
  // Browsers cache code that failed to parse, so the second try makes no request.
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

test('R6.4 every file of code lies in static/js/, but for what reads scanned documents once that is asked for', () => {
  const stray = findFiles(inject('siteDist')).filter(
    (file) => /\.m?js$/.test(file) && !/^static\/(?:js\/[^/]+|recognition\/[^/]+\/[^/]+)$/.test(file),
  )
  expect(stray).toEqual([])
})
