import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { sampled } from '#tests/support/sampled.ts'
import { whollyLive } from './everyPage.ts'
import { richBakery, writeRichBakery } from './richBakery.ts'
import { useBrowser } from './visit.ts'

const { visit } = useBrowser()
const servers: Awaited<ReturnType<typeof serve>>[] = []
/** The addresses of the same site with few pages, and with many. */
let [small, large] = ['', '']

beforeAll(async () => {
  const home = resolve('.build/e2e/large')
  const configDir = join(home, 'config')
  writeRichBakery(configDir)
  const rules = JSON.parse(readFileSync(join(configDir, 'pages/house-rules.json'), 'utf8')) as { description: string }
  for (let day = 1; day <= 150; day += 1) {
    const page = { ...rules, title: `House rules of day ${day}`, description: `Day ${day}: ${rules.description}`, noindex: true }
    writeFileSync(join(configDir, `pages/rules-${day}.json`), JSON.stringify(page))
  }
  for (const dist of [(await richBakery()).dist, await builtSite(configDir, home)]) servers.push(await serve({ dist, port: 0 }))
  ;[small, large] = servers.map(({ url }) => url) as [string, string]
}, 300_000)
afterAll(() => Promise.all(servers.map((server) => server.close())))

const stylesAsked = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])))

describe('G21 a page of a large site, whose styles are in files', () => {
  test.each(sampled(['/breads/rye-loaf', '/', '/visit'], 1))(
    '%s looks as it does on a small one, without JavaScript, too',
    async (path) => {
      const [one, other] = await Promise.all(
        [small, large].map(async (site) => {
          const { page, faults } = await visit(path, { site, javaScriptEnabled: false })
          const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
          return { files: await stylesAsked(page), picture, faults }
        }),
      )
      expect(one!.files).toEqual([expect.stringMatching(/^\/static\/css\/late-[\w-]+\.css$/)])
      expect(other!.files).toEqual([expect.stringMatching(/^\/static\/css\/site-/), expect.stringMatching(/^\/static\/css\/page-/)])
      expect(other!.picture.equals(one!.picture)).toBe(true)
      expect([...one!.faults, ...other!.faults]).toEqual([])
    },
  )

  test('comes to life, leads to another one and gets the styles of that, under its policy', async () => {
    const { page, faults } = await visit('/visit', { site: large })
    await whollyLive(page)
    await page.evaluate(() => Object.assign(window, { still: true }))
    await page.locator('a[href="/breads"]:visible').first().click()
    await page.waitForURL(`${large}/breads`)
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('read'))
    expect(await page.evaluate(() => 'still' in window)).toBe(true)
    const there = await visit('/breads', { site: large })
    await whollyLive(there.page)
    const looks = (of: Page) =>
      of.locator('main h1, main h2, main a').evaluateAll((all) =>
        all.map((one) => {
          const { color, fontSize, backgroundColor, display } = getComputedStyle(one)
          return [one.tagName, color, fontSize, backgroundColor, display, Math.round(one.getBoundingClientRect().width)]
        }),
      )
    expect(await looks(page)).toEqual(await looks(there.page))
    expect([...faults, ...there.faults]).toEqual([])
  })

  test('can be read and used when the files do not arrive', async () => {
    const { page } = await visit('/visit', { site: large, before: (before) => before.route('**/static/css/**', (route) => route.abort()) })
    await page.locator('main h1').waitFor()
    await whollyLive(page)
    expect(await page.locator('main').innerText()).toContain('Lindenstrasse')
    const icons = await page.locator('svg:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(Math.max(0, ...icons)).toBeLessThan(100)
  })
})
