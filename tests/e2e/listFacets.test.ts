import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { MUSEUM } from '#tests/support/museum.ts'
import { axeFindings } from './axeFindings.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  const dist = await builtSite(MUSEUM, resolve('.build/e2e/museum'))
  server = await serve({ dist, port: 0, redirects: [], csp: {} })
}, 400_000)
afterAll(() => server.close())

const PAGE = '/exhibitions'

test('without JavaScript, facets lead to pages of their values, and those back to the list', async () => {
  const { page } = await visit(PAGE, { site: server.url, javaScriptEnabled: false })
  const shown = () => page.locator('main .card h3').allTextContents()
  const all = await shown()
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await page.getByRole('link', { name: /^Cellar/ }).click()
  await page.waitForURL(`${server.url}${PAGE}/room/cellar`)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  const inCellar = await shown()
  expect(inCellar).toContain('Salt')
  expect(inCellar.length).toBeLessThan(all.length)
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.waitForURL(server.url + PAGE)
  expect(await shown()).toEqual(all)
})

test.each([390, 1440])(
  'with JavaScript, facets are combined with keys alone, and survive reloading and going back (%i px)',
  async (width) => {
    const { page, faults } = await visit(PAGE, { site: server.url, width })
    await live(page)
    const facet = (name: RegExp) => page.getByRole('link', { name })
    const shown = () => page.locator('main .card h3').allTextContents()
    const status = () => page.locator('main [role="status"]').textContent()
    const asked: string[] = []
    await facet(/^Cellar/).scrollIntoViewIfNeeded()
    // The section is live once its links lead to the list.
    await eventually(() => facet(/^Cellar/).getAttribute('href')).toBe(`${PAGE}?room=cellar`)
    page.on('request', (request) => asked.push(request.url()))
    await facet(/^Cellar/).focus()
    await page.keyboard.press('Enter')
    await eventually(status).toMatch(/^[1-5] of 6 shown$/)
    expect(await facet(/^Cellar/).getAttribute('aria-current')).toBe('true')
    await facet(/^Trade/).focus()
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?room=cellar&theme=trade')
    const both = await shown()
    expect(both).toContain('Salt')
    expect(asked.filter((url) => !/\.(?:svg|png|webp|avif)$/.test(new URL(url).pathname))).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await eventually(shown).toEqual(both)
    await page.getByRole('link', { name: 'Salt' }).click()
    await page.locator('h1', { hasText: 'Salt' }).waitFor()
    await page.goBack()
    await eventually(shown).toEqual(both)
    await page.getByRole('searchbox').fill('nothing like it')
    await eventually(status).toBe('0 of 6 shown')
    await page.getByRole('link', { name: 'Show all' }).click()
    await eventually(status).toBe('6 of 6 shown')
    expect([new URL(page.url()).search, faults]).toEqual(['', []])
  },
)
