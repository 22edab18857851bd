import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { serve } from '#src/node/serve/serve.ts'
import { entriesOf } from '#src/site/pages/lookup.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { lookAtEvery, whollyLive } from '#tests/e2e/everyPage.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { builtSite } from '#tests/support/builtSite.ts'

/** Of a collection so many entries are looked at: they are made alike. */
const ENTRIES = 1

const { visit } = useBrowser()
const configDir = resolve('config')
const { site, problems } = loadSite(configDir)
// Colours of which `npm run validate` has warned are not named a second time.
const off = problems.some(({ code }) => code === 'E_CONTRAST') ? ['color-contrast'] : []
let server: Awaited<ReturnType<typeof serve>> | undefined

beforeAll(async () => {
  const dist = await builtSite(configDir, resolve('.build/e2e/company'))
  server = await serve({ dist, port: 0, redirects: site!.redirects, csp: siteHosts(site!) })
}, 240_000)
afterAll(() => server?.close())

test(
  'every page of the company has one main heading, comes to life without an error, is accessible and as narrow as its window',
  { timeout: 600_000 },
  async () => {
    const entries = Object.keys(site!.collections).flatMap((name) => entriesOf(site!, name).slice(0, ENTRIES))
    const pages = [...site!.pages.filter(({ collection }) => collection === undefined), ...entries]
    // axe looks where a kind of section stands for the first time.
    const kinds = new Set<string>()
    const isNews = (path: string) =>
      pages
        .find((page) => page.path === path)!
        .sections.map((section) => JSON.stringify([section.type, 'variant' in section ? section.variant : null]))
        .filter((kind) => !kinds.has(kind) && kinds.add(kind)).length > 0
    const links = new Set<string>()
    const findings = await lookAtEvery(
      pages.map(({ path }) => path),
      { visit, siteUrl: server!.url },
      { width: 1440, reducedMotion: 'reduce' },
      async ({ page, faults }, path) => {
        await whollyLive(page)
        const found = isNews(path) ? (await axeFindings(page, { off })).map((finding) => `axe: ${finding}`) : []
        const headings = await page.locator('h1').count()
        if (headings !== 1) found.push(`${headings} main headings`)
        const hrefs = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
        for (const href of hrefs) links.add(href.replace(/[?#].*/, ''))
        await page.setViewportSize({ width: 320, height: 640 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > 320) found.push(`${wide} pixels wide in a window of 320`)
        // Before the next page: the browser can stop drawing one whose window changes while it loads.
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        return [...found, ...faults]
      },
    )
    for (const path of links) {
      const { status } = await fetch(server!.url + path, { method: 'HEAD' })
      if (status !== 200) findings.push(`a link to ${path} answers ${status}`)
    }
    expect(findings).toEqual([])
  },
)
