import type { Page } from 'playwright-core'
import { live } from './visit.ts'
import type { Visit, VisitOptions } from './visit.ts'

/** How many pages are worked on at a time: more gains nothing on two cores. */
const VISITORS = 3

/** An address that leads nowhere. */
export const NOWHERE = '/no-such-page'

/** The paths that the sitemap of a served site lists, in its order. Fails when there is none. */
export async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`)
  if (!response.ok) throw new Error(`/sitemap.xml answered ${response.status}`)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname)
}

/** Every page that people can see: those of the sitemap, and the document of an address that leads nowhere. */
export async function everyPath(siteUrl: string): Promise<string[]> {
  return [...(await sitemapPaths(siteUrl)), NOWHERE]
}

/**
 * Opens page after page and collects what `look` finds, each finding with its path before it. A few visitors share the work; each keeps its
 * browser context, so that `look` must leave no traces that the next page would see.
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

/**
 * Settles when the application has taken over the document and every section that hydrates by itself has come to life, which takes
 * scrolling past it.
 */
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
    // Some wait until somebody is about to use them.
    for (const section of document.querySelectorAll('[data-live="onUse"]'))
      section.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await frame()
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-live=""][data-section] > .container')].every(({ firstElementChild }) =>
      // React leaves its mark on the elements that it has taken over.
      Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__react')),
    ),
  )
}
