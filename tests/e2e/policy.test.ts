import { describe, expect, test } from 'vitest'
import { NOWHERE, everyPath } from './everyPage.ts'
import { follow, isMarked, markDocument } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()

const policyOf = async (path: string) => (await fetch(siteUrl + path)).headers.get('content-security-policy') ?? ''

/** The style sources in a policy. */
const styleSources = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []

describe('the policy in the header', () => {
  test('H27 names the style blocks of the page as the page itself does, and no others', async () => {
    for (const path of await everyPath(siteUrl)) {
      const answer = await fetch(siteUrl + path)
      const header = styleSources(answer.headers.get('content-security-policy') ?? '')
      const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text())?.[1] ?? ''
      expect(header, path).toEqual(styleSources(inPage))
      expect(header, path).not.toContain("'unsafe-inline'")
    }
  })

  test('H27 a copy whose addresses somebody has rewritten, as archives and mirrors do, keeps its styles and its font', async () => {
    const { page, faults } = await visit('/robots.txt')
    const fonts: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
    const rewritten = (html: string) => html.replaceAll(/url\(/g, 'url(/saved').replaceAll(/href="\/(?!\/)/g, 'href="/saved/')
    await page.route(`${siteUrl}/about-us`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: rewritten(await response.text()) })
    })
    await page.route('**/saved/**', (route) => route.continue({ url: route.request().url().replace('/saved/', '/') }))
    await page.goto(`${siteUrl}/about-us`)
    expect(await page.locator('.site-header').evaluate((header) => getComputedStyle(header).position)).toBe('sticky')
    await eventually(() => fonts.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  test('H27 text cannot become HTML or a script, but for what is ours', async () => {
    const { page } = await visit('/about-us')
    const attempts: Record<string, () => void> = {
      TrustedHTML: () => void (document.querySelector('main')!.innerHTML = '<p>text</p>'),
      TrustedScript: () => void Object.assign(document.createElement('script'), { textContent: '1' }),
    }
    for (const [type, attempt] of Object.entries(attempts)) await expect(page.evaluate(attempt), type).rejects.toThrow(type)
    expect(await page.evaluate(() => document.querySelector('main h1') !== null)).toBe(true)
  })

  test('H27 late styles of components work on a walk over many pages by clicks, under the policy of the first', async () => {
    const paths = (await everyPath(siteUrl)).filter((path) => path !== '/' && path !== NOWHERE)
    const first = new Set(styleSources(await policyOf('/')))
    // Sources that a page would list if it were opened directly, and the first page does not.
    const others = await Promise.all(
      paths.map(async (path) => ({ path, own: styleSources(await policyOf(path)).filter((source) => !first.has(source)) })),
    )
    const walk = others
      .filter(({ own }) => own.length > 0)
      .toSorted((one, other) => other.own.length - one.own.length)
      .map(({ path }) => path)
    expect(walk.length).toBeGreaterThan(5)
    const { page, faults } = await visit('/')
    await page.evaluate(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`))
    })
    await live(page)
    await markDocument(page)
    for (const path of walk) {
      await follow(page, path)
      await eventually(() => page.evaluate(() => location.pathname)).toBe(path)
      await page.waitForSelector('main h1')
    }
    expect(await isMarked(page)).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
    expect(faults).toEqual([])
  })
})
