import { expect, test } from 'vitest'
import { axeFindings } from './axeFindings.ts'
import { usePlenty } from './usePlenty.ts'
import { live } from './visit.ts'

const { open, url } = usePlenty('strict')
const switchTo = '.language-switch a'

test('R2.6 without JavaScript the switch leads to the same page, whose document says its language and direction', async () => {
  const { page, site } = await open('/visit', { javaScriptEnabled: false })
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

test('R2.6 pages of one language follow one another in place, those of another bring their document, and anchors are kept', async () => {
  const { page, site, faults } = await open('/de', { refused: true })
  await live(page)
  await page.evaluate(() => Object.assign(window, { still: true }))
  await page.locator('main a[href$="/de/brote"]').first().click()
  await page.waitForURL(`${site}/de/brote`)
  await page.locator('h1', { hasText: 'Unsere Brote' }).waitFor()
  expect(await page.evaluate(() => 'still' in window)).toBe(true)
  expect(await page.locator('.breadcrumb a').first().textContent()).toBe('Startseite')
  expect(await page.locator(switchTo).getAttribute('href')).toBe(`${new URL(site).pathname}/breads`)
  await page.locator(switchTo).click()
  await page.locator('h1', { hasText: 'Our breads' }).waitFor()
  expect(await page.evaluate(() => ['still' in window, document.documentElement.lang])).toEqual([false, 'en-GB'])

  // The anchor at the scroll position has the same name in all languages.
  await page.goto(`${site}/visit#order`)
  await live(page)
  await page.locator(switchTo, { hasText: 'Deutsch' }).click()
  await page.waitForURL(`${site}/de/besuch#order`)
  expect(await page.locator('#order').textContent()).toContain('Ein Brot bestellen')
  expect(faults).toEqual([])
})

test('R8.8 an unknown address is told in the language of the address, as a document and in place', async () => {
  expect((await fetch(`${url()}/de/404.html`)).status).toBe(404)
  const { page } = await open('/de/gibt-es-nicht')
  await live(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('h1').textContent()).toBe('Ausverkauft')
  await page.goto(`${url()}/ar/none`)
  expect(await page.locator('h1').textContent()).toBe('Sold out')
})

test('R2.6 pages of other languages come to life without a fault, axe finds nothing, and one that is not translated says so', async () => {
  const { page, faults, site } = await open('/ar', { refused: true })
  for (const path of ['/ar', '/de/besuch', '/de/house-rules']) {
    await page.goto(site + path)
    await live(page)
    expect(await axeFindings(page), path).toEqual([])
  }
  expect(await page.locator('.untranslated').textContent()).toBe('Diese Seite gibt es bisher nur auf Englisch.')
  expect(await page.locator('h1').evaluate((heading) => heading.closest('[lang]')!.getAttribute('lang'))).toBe('en-GB')
  expect(faults).toEqual([])
})
