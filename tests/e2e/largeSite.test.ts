import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { whollyLive } from './everyPage.ts'
import { INGEST, accepted } from './services/ingest.ts'
import { TAG_MANAGER, tagManager } from './services/tagManager.ts'
import { usePlenty } from './usePlenty.ts'

/** The same site with few pages, and with many. */
const [small, large] = [usePlenty('strict'), usePlenty('advanced')]
const answers = { [TAG_MANAGER]: tagManager, [INGEST]: accepted }

const stylesAsked = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])))

describe('G21 a page of a large site, whose styles are in files', () => {
  test('looks as it does on a small one, without JavaScript, too', async () => {
    const [one, other] = await Promise.all([
      small.open('/visit', { javaScriptEnabled: false }),
      large.open('/visit', { javaScriptEnabled: false }),
    ])
    for (const path of ['/breads/rye-loaf', '/', '/visit']) {
      const [here, there] = await Promise.all(
        [one, other].map(async ({ page, site }) => {
          await page.goto(site + path)
          return { files: await stylesAsked(page), picture: await page.screenshot({ fullPage: true, animations: 'disabled' }) }
        }),
      )
      expect(here!.files).toEqual([expect.stringMatching(/^(?:\/laden\/brot)?\/static\/css\/late-[\w-]+\.css$/)])
      expect(there!.files).toEqual([expect.stringMatching(/^\/static\/css\/site-/), expect.stringMatching(/^\/static\/css\/page-/)])
      expect(there!.picture.equals(here!.picture), path).toBe(true)
    }
    expect([...one.faults, ...other.faults]).toEqual([])
  })

  test('comes to life, leads to another one and gets the styles of that, under its policy', async () => {
    const { page, faults, site } = await large.open('/visit', { answers, refused: true })
    await whollyLive(page)
    await page.evaluate(() => Object.assign(window, { still: true }))
    await page.locator('a[href="/breads"]:visible').first().click()
    await page.waitForURL(`${site}/breads`)
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('read'))
    expect(await page.evaluate(() => 'still' in window)).toBe(true)
    const there = await large.open('/breads', { answers, refused: true })
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
    const { page } = await large.open('/visit', {
      answers,
      refused: true,
      before: (before) => before.route('**/static/css/**', (route) => route.abort()),
    })
    await page.locator('main h1').waitFor()
    await whollyLive(page)
    expect(await page.locator('main').innerText()).toContain('Lindenstrasse')
    const icons = await page.locator('svg:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(Math.max(0, ...icons)).toBeLessThan(100)
  })
})
