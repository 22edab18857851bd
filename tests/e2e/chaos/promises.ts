import type { Page } from 'playwright-core'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import type { Visitor } from './visitorActions.ts'

/** The time limit for a promise, in milliseconds, in which pending work ends. */
const PATIENCE_MS = 8000
/** The documents that one action may request: its own, one reload for missing code, and one for an outdated page. */
const MOST_DOCUMENTS = 3
/** The browser’s message about an incomplete script is not an error of the script. */
const OF_THE_NETWORK = /^SyntaxError|Failed to fetch dynamically imported module|Importing a module script failed/

type Promised = (page: Page, bare: readonly string[]) => Promise<string | undefined>

/** Conditions that are always met, or soon after an action; each returns a description of the problem. */
const ALWAYS: Promised[] = [
  (page, bare) =>
    page.evaluate((without) => {
      const isThere = document.querySelector('header.site-header .brand') !== null
      return isThere || without.includes(location.pathname) ? undefined : 'the header is gone'
    }, bare),
  (page) =>
    page.evaluate(() => {
      const isOpen = document.querySelector('[role="dialog"], dialog[open]') !== null
      const isLocked = [document.documentElement, document.body].some((one) => getComputedStyle(one).overflowY === 'hidden')
      return isLocked && !isOpen ? 'nothing is open and the page does not scroll' : undefined
    }),
  (page) => page.evaluate(() => (document.querySelector('main')?.innerText.trim() ? undefined : 'the page is blank')),
]

/** The promises that are currently broken. When everything is `calm`, typed text and results are checked too, and the menu must open. */
export async function promises(visitor: Visitor, calm: boolean): Promise<string[]> {
  const { page, documents, places } = visitor
  const broken = visitor.errors.filter((error) => !OF_THE_NETWORK.test(error)).map((error) => `an error that nobody caught: ${error}`)
  if (documents > MOST_DOCUMENTS) broken.push(`one action asked for ${documents} documents`)
  for (const look of ALWAYS) {
    const found = await soon(() => look(page, places.bare))
    if (found !== undefined) broken.push(found)
  }
  const stored = await page.evaluate((key) => localStorage.getItem(key)?.length ?? 0, ROOT_KEY).catch(() => 0)
  if (visitor.hasResult && stored === 0) broken.push('stored results are gone')
  visitor.hasResult ||= stored > 0
  if (calm && broken.length === 0) broken.push(...(await afterTheStorm(visitor)))
  return broken
}

async function afterTheStorm({ page, siteUrl, typed }: Visitor): Promise<string[]> {
  const broken: string[] = []
  for (const [place, text] of typed) {
    const [path, name] = place.split(' ') as [string, string]
    await page.goto(siteUrl + path, { waitUntil: 'load' })
    const field = page.locator(`main form [name="${name}"]`)
    await field.scrollIntoViewIfNeeded()
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    const lost = await soon(async () => ((await field.inputValue()) === text ? undefined : `what was typed is gone: ${place}: ${text}`))
    if (lost) broken.push(lost)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl, { waitUntil: 'load' })
  await page.locator('.mega-entry').first().hover()
  const closed = await soon(async () =>
    (await page.locator('.mega-panel a').filter({ visible: true }).count()) > 0 ? undefined : 'no menu opens',
  )
  return closed ? [...broken, closed] : broken
}

/**
 * Retries until there are no problems, up to a time limit; then returns the problems. A check that is interrupted by a new document is
 * repeated.
 */
async function soon(look: () => Promise<string | undefined>): Promise<string | undefined> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await look().catch((error: unknown) => `cannot be looked at: ${String(error).split('\n', 1)[0]}`)
    if (found === undefined || Date.now() > end) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
