import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitBeforeLife } from './changedBefore.ts'
import { opener } from './menu.ts'
import { dropOn } from '#packages/recruiting/tests/e2e/dropOn.ts'
import { said, toolOf, words } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { eventually, useBrowser } from './visit.ts'

const browser = useBrowser()
const { visit, siteUrl } = browser
const checker = toolOf('resumeChecker')
const APPLY = '/pricing/permission/apply'
const RESUME = 'Robin Example\nrobin@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked bread'

let folder: string
let resume: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-action-'))
  resume = join(folder, 'robin.txt')
  writeFileSync(resume, RESUME)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const resultOf = (page: Page) => page.locator('.result-heading:focus').waitFor()
const readText = (page: Page) => page.locator('.report .parser-text pre').textContent()

describe('until somebody does something', () => {
  test('R6.4 a page fetches the entry and nothing more, and R2.2 clears the saved search parameters and agreement all the same', async () => {
    const asked: string[] = []
    const { page } = await visit('/robots.txt', { before: async (page) => void page.on('request', (request) => asked.push(request.url())) })
    await page.evaluate(() => sessionStorage.setItem('agreement', 'true'))
    for (const path of ['/about-us', '/contact-us', checker.path]) {
      asked.length = 0
      await page.goto(siteUrl + path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(
        asked.filter((url) => url.endsWith('.js')).map((url) => url.replace(/.*\/|-[\w-]{8}\.js$/g, '')),
        path,
      ).toEqual(['index'])
      expect(await page.locator('html[data-live]').count()).toBe(0)
      expect(await page.evaluate(() => sessionStorage.getItem('agreement'))).toBe(null)
    }
  })
})

describe('tools-review 8: the first thing that is done counts, although the application is not there yet', () => {
  test('R5.1 R6.4 a text that is typed and sent is analysed', async () => {
    const { page, start: arrive, faults } = await visitBeforeLife(browser, checker.path)
    const submit = page.locator('form.sheet [type="submit"]')
    await page.locator('form.sheet textarea').first().fill(RESUME)
    await submit.click()
    expect(await submit.getAttribute('data-held')).toBe('')
    arrive()
    await resultOf(page)
    expect(await readText(page)).toContain('robin@mail.example')
    expect(await page.locator('form.sheet textarea').first().inputValue()).toBe(RESUME)
    expect(await page.locator('[data-held]').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('R5.1 R6.4 the press on the sample fills it in', async () => {
    const { page, start: arrive } = await visitBeforeLife(browser, checker.path)
    await page.getByRole('button', { name: words.useSample }).click()
    arrive()
    await eventually(() => page.locator('form.sheet textarea').first().inputValue()).not.toBe('')
  })

  test('R5.1 R6.4 a file that is chosen is read', async () => {
    const { page, start: arrive } = await visitBeforeLife(browser, checker.path)
    await page.locator('form.sheet input[type="file"]').first().setInputFiles(resume)
    arrive()
    await page.getByText(said(words.chosen, { name: 'robin.txt' })).waitFor()
  })

  test('R5.1 R6.4 a file that is dropped is read and does not take the place of the page', async () => {
    const { page, start: arrive } = await visitBeforeLife(browser, checker.path)
    await dropOn(page.locator('.drop').first(), [resume])
    // A file dropped next to the drop area changes nothing.
    await dropOn(page.locator('main h1'), [resume])
    // A file that replaces the page would be loading by now.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(page.url()).toBe(siteUrl + checker.path)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    arrive()
    await page.getByText(said(words.chosen, { name: 'robin.txt' })).waitFor()
  })

  test('R2.2 a box that is ticked stays ticked and is saved', async () => {
    const { page, start: arrive } = await visitBeforeLife(browser, `${APPLY}?plan=berth-book`)
    const agreement = page.locator('form input[type="checkbox"]').last()
    await agreement.check()
    arrive()
    await eventually(() => page.evaluate(() => sessionStorage.getItem('agreement'))).toBe('true')
    expect(await agreement.isChecked()).toBe(true)
  })

  test('R6.4 a filter that is pressed and a word that is searched for choose', async () => {
    const { page, start: arrive } = await visitBeforeLife(browser, '/integration')
    const items = page.locator('.items .item')
    const all = await items.count()
    await page.locator('.chips [aria-pressed]').nth(1).click()
    arrive()
    await eventually(() => items.count()).toBeLessThan(all)
    expect(new URL(page.url()).searchParams.get('category')).toBeTruthy()
  })

  test('R3.2 a panel of the menu that is pressed is open at once and stays open, and a link leads on', async () => {
    const { page, start: arrive } = await visitBeforeLife(browser, '/')
    await opener(page, 'solutions').click()
    const panel = page.locator('#mega_panel_solutions .mega-card')
    await panel.waitFor()
    arrive()
    await eventually(() => opener(page, 'solutions').getAttribute('aria-expanded')).toBe('true')
    expect(await panel.isVisible()).toBe(true)
    const early = await visitBeforeLife(browser, '/')
    await early.page.locator('.site-footer a[href="/about-us"]').click()
    await early.page.waitForURL(`${siteUrl}/about-us`)
  })

  test('R3.3 a sidebar that is asked for opens', async () => {
    const { page, start: arrive } = await visitBeforeLife(browser, '/', { width: 390, hasTouch: true, isMobile: true })
    await page.locator('.menu-button').tap()
    await page.locator('.menu-fallback[open] a[href="/about-us"]').waitFor()
    arrive()
    await page.getByRole('dialog', { name: 'Menu' }).locator('a[href="/about-us"]').waitFor()
  })
})

test('N01 B02 where the application never comes, fields of a tool wait again and files still do not replace the page', async () => {
  const { page } = await visit('/robots.txt')
  await page.route('**/start-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(siteUrl + checker.path)
  expect(await page.locator('form.sheet :is(button, input, textarea):enabled').count()).toBeGreaterThan(2)
  await page.mouse.move(5, 5, { steps: 2 })
  await eventually(() => page.locator('form.sheet :is(button, input, textarea):enabled').count()).toBe(0)
  await dropOn(page.locator('.drop').first(), [resume])
  expect(page.url()).toBe(siteUrl + checker.path)
})
