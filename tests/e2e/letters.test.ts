import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { writeDairy } from '#tests/support/dairy.ts'
import { axeFindings } from './axeFindings.ts'
import { everyPath, lookAtEvery, sitemapPaths, whollyLive } from './everyPage.ts'
import { type VisitOptions, live, useBrowser } from './visit.ts'

// The Hofkäserei Grünau, whose addresses and anchors have German and Arabic letters.
const { visit } = useBrowser()
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  const home = resolve('.build/e2e/dairy')
  const configDir = join(home, 'config')
  rmSync(configDir, { recursive: true, force: true })
  mkdirSync(configDir, { recursive: true })
  writeDairy(configDir)
  server = await serve({ dist: await builtSite(configDir, home), port: 0 })
}, 400_000)
afterAll(() => server.close())

const open = (path: string, options: VisitOptions = {}) => visit(path, { ...options, site: server.url })

test('every page comes to life without a fault; its links and anchors lead somewhere, each address has one spelling', async () => {
  const paths = await everyPath(server.url)
  expect(paths.filter((path) => path.includes('%')).length).toBeGreaterThan(8)
  const known = new Set([...(await sitemapPaths(server.url)), '/k%C3%A4se/tags/wei%C3%9F', '/k%C3%A4se/tags/w%C3%BCrzig'])
  const findings = await lookAtEvery(paths, { visit: open, siteUrl: server.url }, {}, async ({ page, faults }, path) => {
    await whollyLive(page)
    const dead = await page.evaluate(
      (pages) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"], a[href^="#"]')]
        return links.flatMap(({ href }) => {
          const { pathname, hash } = new URL(href)
          const isHere = pathname === location.pathname
          const hasAnchor = !isHere || hash === '' || document.getElementById(decodeURIComponent(hash.slice(1)))
          return (isHere || pages.includes(pathname) || pathname.startsWith('/assets/')) && hasAnchor ? [] : [href]
        })
      },
      [...known],
    )
    const canonical = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)
    return [
      ...faults.filter((fault) => path !== '/no-such-page' || !/status of 404/.test(fault)),
      ...dead.map((href) => `a link to ${href}`),
      ...(path === '/no-such-page' || new URL(canonical!).pathname === path ? [] : [`the canonical address is ${canonical}`]),
      ...((await page.locator('h1').count()) === 1 ? [] : ['another number of main headings']),
    ]
  })
  expect(findings).toEqual([])
})

test('pages follow one another in place, anchors are reached, and the way back leads to the same place', async () => {
  const { page, faults } = await open('/')
  await live(page)
  await page.evaluate(() => Object.assign(window, { still: true }))
  // Written in config as /%C3%BCber-uns#%C3%B6ffnungszeiten.
  await page.locator('main a[href="/über-uns#öffnungszeiten"]').click()
  await page.locator('h1', { hasText: 'Über uns' }).waitFor()
  expect(decodeURI(page.url())).toBe(`${server.url}/über-uns#öffnungszeiten`)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('öffnungszeiten')
  await page.locator('main a[href="#straße-und-weg"]').first().click()
  await page.waitForURL(`${server.url}/${encodeURI('über-uns#straße-und-weg')}`)
  await page.locator('main a[href="/käse"]').click()
  await page.locator('h1', { hasText: 'Unser Käse' }).waitFor()
  await page.locator('main a[href="/käse/bergkäse"]').first().click()
  await page.locator('h1', { hasText: 'Bergkäse' }).waitFor()
  expect(await page.locator('.breadcrumb a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/', '/käse'])
  await page.goBack()
  await page.locator('h1', { hasText: 'Unser Käse' }).waitFor()
  expect(await page.evaluate(() => 'still' in window)).toBe(true)
  expect(faults).toEqual([])
})

test('without JavaScript the switch leads from the German to the Arabic address, which reads from right to left', async () => {
  const { page } = await open('/über-uns', { javaScriptEnabled: false })
  await page.locator('.language-switch a').click()
  await page.waitForURL(`${server.url}/${encodeURI('ar/زيارة')}`)
  expect(await page.locator('html').evaluate((root: HTMLElement) => [root.lang, root.dir])).toEqual(['ar', 'rtl'])
  await page.locator('main a[href="#المواعيد"]').first().click()
  expect(await page.evaluate(() => document.querySelector(':target')?.textContent)).toBe('المواعيد')
})

test('on a phone an Arabic page leads on in place, nothing sticks out, and axe finds nothing', async () => {
  const { page, faults } = await open('/ar', { width: 390, height: 800 })
  await live(page)
  await page.evaluate(() => Object.assign(window, { still: true }))
  await page.locator('main a[href="/ar/زيارة#المواعيد"]').click()
  await page.locator('h1', { hasText: 'زيارة' }).waitFor()
  expect(await page.evaluate(() => ['still' in window, document.activeElement?.id])).toEqual([true, 'المواعيد'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeFindings(page)).toEqual([])
  expect(faults).toEqual([])
})

test('each spelling of an address is the page, or leads to it in ASCII', async () => {
  for (const path of ['/über-uns', '/%C3%BCber-uns', '/%c3%bcber-uns', '/u%CC%88ber-uns', '/%FCber-uns'])
    expect((await fetch(server.url + path)).status, path).toBe(200)
  const spellings = ['/%C3%9Cber-Uns', '/über-uns/', '/ueber-uns', '/%C3%BCber-uns/index.html']
  for (const path of spellings) {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' })
    expect([status, headers.get('location')], path).toEqual([301, '/%C3%BCber-uns'])
  }
  const markdown = await fetch(`${server.url}/über-uns.md`)
  expect(markdown.headers.get('link')).toContain('/%C3%BCber-uns>')
  expect(await markdown.text()).not.toMatch(/\]\(https:[^)]*[\u0080-\uffff]/)
  for (const file of ['sitemap.xml', 'llms.txt', 'käse/feed.atom', 'käse/feed.json', 'ar/أجبان/feed.rss'])
    expect(await (await fetch(`${server.url}/${file}`)).text(), file).not.toMatch(/(?:https:\/\/|tag:)[^\s"<>)]*[\u0080-\uffff]/)
})
