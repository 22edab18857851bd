import type { Page } from 'playwright-core'
import { live } from './visit.ts'
import type { Visit, VisitOptions } from './visit.ts'

/** The number of concurrent pages: more have no benefit on two cores. */
const VISITORS = 3

/** An address that does not exist. */
export const NOWHERE = '/no-such-page'

/** The paths in the sitemap of a served site, in its order, without the base path of `siteUrl`. Throws if there is none. */
export async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`)
  if (!response.ok) throw new Error(`/sitemap.xml answered ${response.status}`)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    new URL(match[1]!).pathname.slice(new URL(siteUrl).pathname.replace(/\/$/, '').length),
  )
}

/** All pages that visitors can see: those of the sitemap, and the document for an address that does not exist. */
export async function everyPath(siteUrl: string): Promise<string[]> {
  return [...(await sitemapPaths(siteUrl)), NOWHERE]
}

/**
 * Opens all pages and collects the findings of `look`, each with its path. A few visitors share the work; each keeps its browser context,
 * so `look` must leave no traces that the next page would notice.
 */
export async function lookAtEvery(
  paths: string[],
  { visit, siteUrl }: { visit(path: string, options?: VisitOptions): Promise<Visit>; siteUrl: string },
  options: VisitOptions,
  look: (visit: Visit, path: string) => Promise<string[]>,
): Promise<string[]> {
  const left = paths.values()
  const findings: string[] = []

  async function walk() {
    const visitor = await visit('/robots.txt', options)
    for (const path of left) {
      visitor.faults.length = 0
      await visitor.page.goto(siteUrl + path, { waitUntil: 'load' })
      for (const finding of await look(visitor, path)) findings.push(`${path}: ${finding}`)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, walk))
  return findings.sort()
}

/** Resolves when the document and every section that hydrates automatically have hydrated, which requires scrolling past it. */
export async function whollyLive(page: Page): Promise<void> {
  await live(page)
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const step = window.innerHeight / 2
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Some wait until they are about to be used.
    for (const section of document.querySelectorAll('[data-live="onUse"]'))
      section.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await frame()
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-live=""][data-section] > .container')].every(({ firstElementChild }) =>
      // React marks hydrated elements.
      Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__react')),
    ),
  )
}
