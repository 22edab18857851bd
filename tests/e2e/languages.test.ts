import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { sampled } from '#tests/support/sampled.ts'
import { axeFindings } from './axeFindings.ts'
import { live, useBrowser } from './visit.ts'

const { visit } = useBrowser()
let server: Awaited<ReturnType<typeof serve>>
let site: string

beforeAll(async () => {
  const home = resolve('.build/e2e/languages')
  const configDir = join(home, 'config')
  rmSync(configDir, { recursive: true, force: true })
  for (const part of ['bakery', 'bakery-languages']) cpSync(resolve('tests/fixtures', part), configDir, { recursive: true })
  const dist = await builtSite(configDir, home)
  server = await serve({ dist, port: 0 })
  site = server.url
}, 300_000)
afterAll(async () => {
  await server.close()
})

const switchTo = '.language-switch a'

test('R2.6 without JavaScript the switch leads to the same page, whose document says its language and direction', async () => {
  const { page } = await visit('/visit', { site, javaScriptEnabled: false })
  expect(
    await page
      .locator(switchTo)
      .evaluateAll((links) => links.map((link) => [link.textContent, link.closest('[lang]')!.getAttribute('lang')])),
  ).toEqual([
    ['Deutsch', 'de'],
    ['العربية', 'ar'],
  ])
  await page.locator(switchTo, { hasText: 'العربية' }).click()
  await page.waitForURL(`${site}/ar/visit`)
  expect(await page.locator('html').evaluate((root: HTMLElement) => [root.lang, root.dir])).toEqual(['ar', 'rtl'])
  await page.locator(switchTo, { hasText: 'Deutsch' }).click()
  await page.waitForURL(`${site}/de/besuch`)
  expect(await page.locator('html').evaluate((root: HTMLElement) => [root.lang, root.dir])).toEqual(['de', ''])
})

test('R2.6 pages of one language follow one another in place, and those of another bring their document', async () => {
  const { page, faults } = await visit('/de', { site })
  await live(page)
  await page.evaluate(() => Object.assign(window, { still: true }))
  await page.locator('main a[href="/de/brote"]').first().click()
  await page.waitForURL(`${site}/de/brote`)
  await page.locator('h1', { hasText: 'Unsere Brote' }).waitFor()
  expect(await page.evaluate(() => 'still' in window)).toBe(true)
  expect(await page.locator('.breadcrumb a').first().textContent()).toBe('Startseite')
  expect(await page.locator(switchTo).getAttribute('href')).toBe('/breads')
  await page.locator(switchTo).click()
  await page.locator('h1', { hasText: 'Our breads' }).waitFor()
  expect(await page.evaluate(() => ['still' in window, document.documentElement.lang])).toEqual([false, 'en-GB'])
  expect(faults).toEqual([])
})

test('R2.6 the switch leads to the anchor at which the reader is, which is the same in all languages', async () => {
  const { page } = await visit('/visit#order', { site })
  await live(page)
  await page.locator(switchTo, { hasText: 'Deutsch' }).click()
  await page.waitForURL(`${site}/de/besuch#order`)
  expect(await page.locator('#order').textContent()).toContain('Ein Brot bestellen')
})

test('R8.8 an unknown address is told in the language of the address, as a document and in place', async () => {
  expect((await fetch(`${site}/de/404.html`)).status).toBe(404)
  const { page } = await visit('/de/gibt-es-nicht', { site })
  await live(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('h1').textContent()).toBe('Ausverkauft')
  const other = await visit('/ar/none', { site })
  expect(await other.page.locator('h1').textContent()).toBe('Sold out')
})

test.each(sampled(['/ar', '/de/besuch', '/de/house-rules'], 2))(
  'R2.6 %s comes to life without a fault, and axe finds nothing',
  async (path) => {
    const { page, faults } = await visit(path, { site })
    await live(page)
    expect(await axeFindings(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

test('R2.6 a page that is not translated says so, and its own language', async () => {
  const { page } = await visit('/de/house-rules', { site })
  expect(await page.locator('.untranslated').textContent()).toBe('Diese Seite gibt es bisher nur auf Englisch.')
  expect(await page.locator('h1').evaluate((heading) => heading.closest('[lang]')!.getAttribute('lang'))).toBe('en-GB')
})
