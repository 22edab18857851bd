import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { serve } from '#src/node/serve/serve.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { lookAtEvery, whollyLive } from '#tests/e2e/everyPage.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import type { SitePage } from '#src/site/site.ts'
import { builtSite } from '#tests/support/builtSite.ts'

/** A small window, in CSS pixels. */
const SMALL = { width: 320, height: 640 }

/**
 * The shipped company, built and served for the tests of a file. `findings` opens its pages and returns their problems: main headings,
 * browser errors, findings of axe, width in a small window, dead links.
 */
export function shippedCompany(): { pages: readonly SitePage[]; findings(paths: string[]): Promise<string[]> } {
  const { visit } = useBrowser()
  const configDir = resolve('config')
  const { site, problems } = loadSite(configDir)
  // Colours that `npm run validate` already warns about are not reported again.
  const off = problems.some(({ code }) => code === 'E_CONTRAST') ? ['color-contrast'] : []
  let server: Awaited<ReturnType<typeof serve>> | undefined

  beforeAll(async () => {
    const dist = await builtSite(configDir, resolve('.build/e2e/company'))
    server = await serve({ dist, port: 0, redirects: site!.redirects, csp: siteHosts(site!) })
  }, 240_000)
  afterAll(() => server?.close())

  return {
    pages: site!.pages,
    async findings(paths) {
      const links = new Set<string>()
      const site = { visit, siteUrl: server!.url }
      const findings = await lookAtEvery(paths, site, { width: 1440, reducedMotion: 'reduce' }, async ({ page, faults }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await whollyLive(page)
        const found = (await axeFindings(page, { off })).map((finding) => `axe: ${finding}`)
        const headings = await page.locator('h1').count()
        if (headings !== 1) found.push(`${headings} main headings`)
        const hrefs = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
        for (const href of hrefs) links.add(href.replace(/[?#].*/, ''))
        await page.setViewportSize(SMALL)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > SMALL.width) found.push(`${wide} pixels wide in a window of ${SMALL.width}`)
        return [...found, ...faults]
      })
      for (const path of links) {
        const { status } = await fetch(server!.url + path, { method: 'HEAD' })
        if (status !== 200) findings.push(`a link to ${path} answers ${status}`)
      }
      return findings
    },
  }
}
