import { describe, expect, test } from 'vitest'
import { PERSIST_TIMEOUT_MS } from '#src/site/constants.ts'
import { focusedHeading } from '#tests/e2e/inPage.ts'
import { card, entry } from '#tests/e2e/menu.ts'
import { STORE, readsBefore, storeAskedFor, withResults } from '#tests/e2e/survival/earlierVisit.ts'
import { emptyShell, hold, intercept, scriptsOf } from '#tests/e2e/survival/network.ts'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'

const { visit, siteUrl } = useBrowser()

describe('a shell that nobody has prerendered', () => {
  test.each(['/', '/contact-us'])('R5.10 shows nothing at %s until the results are there, and then the page', async (path) => {
    const { page: usual } = await visit(path)
    const { page, faults } = await visit('/robots.txt')
    await withResults(page)
    await emptyShell(page, path)
    const release = await hold(page, STORE)
    const asked = storeAskedFor(page)
    await page.goto(siteUrl + path)
    await page.mouse.move(5, 5, { steps: 2 })
    await asked
    expect(await page.locator('#root').evaluate(({ childNodes }) => childNodes.length)).toBe(0)
    release()
    await page.locator('main h1').waitFor()
    await live(page)
    expect(await readsBefore(page)).toBeGreaterThan(1)
    expect(await page.locator('main > section').count()).toBe(await usual.locator('main > section').count())
    await page.locator('footer a[href="/about-us"]').first().waitFor()
    expect(await page.title()).toBe(await usual.title())
    expect(faults).toEqual([])
  })

  test('R5.10 shows the page without delay when nothing is stored', async () => {
    const { page, faults } = await visit('/robots.txt')
    const scripts = scriptsOf(page)
    await emptyShell(page, '/about-us')
    await page.goto(`${siteUrl}/about-us`)
    await live(page)
    await page.locator('main h1').waitFor()
    await entry(page, 'company').hover()
    await card(page, 'company').locator('a[href="/contact-us"]').click()
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    expect(scripts.filter((path) => /store|persist/i.test(path))).toEqual([])
    expect(faults).toEqual([])
  })

  test('R5.10 N03 shows the page after five seconds when the code of the store does not come', async () => {
    const { page } = await visit('/robots.txt', { before: (opened) => opened.clock.install() })
    await withResults(page)
    await emptyShell(page, '/about-us')
    await intercept(page, STORE, 'hang')
    const asked = storeAskedFor(page)
    await page.goto(`${siteUrl}/about-us`)
    await page.mouse.move(5, 5, { steps: 2 })
    await asked
    expect(await page.locator('#root').innerText()).toBe('')
    await page.clock.fastForward(PERSIST_TIMEOUT_MS)
    await page.locator('main h1').waitFor()
  })
})
