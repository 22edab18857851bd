import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, scrollTo } from '#tests/e2e/inPage.ts'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'

const { visit } = useBrowser()

/** A walk through the site: every kind of page, tools and the bare layout among them. */
const WALK = [
  '/products',
  '/products/berth-book',
  '/about-us',
  '/products/resume-check',
  '/products/resume-match',
  '/integration',
  '/pricing/berth-book',
  '/pricing/permission',
  '/get-started',
  '/',
  '/glossary/harbour',
  '/contact-us',
  '/solutions/small-harbours',
  '/terms-conditions',
  '/products/pilot-call',
]

type Watched = { shifts: PerformanceObserver; found: string[] }

/** Notes every shift from now on, also those that follow an input, with what has shifted. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
        const nodes = sources.map(({ node }) => (node instanceof Element ? `${node.nodeName}.${node.className}` : String(node?.nodeName)))
        found.push(`${location.pathname}: ${value.toFixed(3)} ${nodes.join(', ')}`)
      }
    }
    const shifts = new PerformanceObserver((list) => note(list.getEntries()))
    shifts.observe({ type: 'layout-shift' })
    Object.assign(window, { watched: { shifts, found } satisfies Watched, note })
  })

/** The shifts so far, once what is on the screen has been painted. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { watched, note } = window as unknown as { watched: Watched; note(entries: PerformanceEntryList): void }
    note(watched.shifts.takeRecords())
    return watched.found
  })

const arrive = async (page: Page, path: string) => {
  await eventually(() => page.evaluate(() => `${location.pathname} ${document.activeElement?.tagName}`)).toBe(`${path} H1`)
  await shiftsOf(page)
}

const WIDTHS = [390, 1440]

const savesData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

test.for(WIDTHS)('a walk through fifteen pages without pointing at a link first shifts nothing, at %i px', async (width) => {
  const { page } = await visit('/', { width })
  await live(page)
  await page.evaluate(() => document.fonts.ready)
  await watchShifts(page)
  for (const path of WALK) {
    await follow(page, path)
    await arrive(page, path)
  }
  expect(await shiftsOf(page)).toEqual([])
})

test.for(WIDTHS)('nor does one that waits for every page, nor one that leaves every page at its end, at %i px', async (width) => {
  // Where nothing is fetched ahead, every page has to be waited for.
  const { page } = await visit('/', { width, before: savesData })
  await live(page)
  await page.evaluate(() => document.fonts.ready)
  await watchShifts(page)
  let release = () => {}
  await page.route('**/*.json', async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  for (const path of WALK) {
    await scrollTo(page, 100_000)
    await shiftsOf(page)
    await follow(page, path)
    await page.waitForSelector('.page-loading')
    await shiftsOf(page)
    release()
    await arrive(page, path)
  }
  expect(await shiftsOf(page)).toEqual([])
})
