import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { sampleKeeping } from '#packages/recruiting/results/fixtures/inStore.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { STATE_VERSION } from '#src/store/persistence/migrations.ts'
import { chunk } from './network.ts'

/** Where the code of the store is. */
export const STORE = chunk('packagedStore')
const STORED = JSON.parse(readFileSync(`packages/recruiting/results/fixtures/v${STATE_VERSION}.json`, 'utf8')) as Record<string, string>
/** What this build stores, kept until tomorrow. */
export const RESULTS = JSON.stringify({ ...STORED, _owner: undefined, _keeping: JSON.stringify(sampleKeeping()) })

/** Leaves results of an earlier visit in the browser, and writes down what the page reads of them before and after it goes live. */
export async function withResults(page: Page) {
  await page.addInitScript(
    ([key, results]) => {
      if (!localStorage.getItem(key!)) localStorage.setItem(key!, results!)
      const reads = { before: 0, after: 0 }
      Object.assign(window, { reads })
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (name) {
        if (this === localStorage && name === key) reads[document.documentElement.hasAttribute('data-live') ? 'after' : 'before'] += 1
        return getItem.call(this, name)
      }
    },
    [ROOT_KEY, RESULTS],
  )
}

/** How often the results were read before the page went live: once to see that there are any, more often to take them over. */
export const readsBefore = (page: Page) => page.evaluate(() => (window as unknown as { reads: { before: number } }).reads.before)
export const isLive = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-live'))

/** Settles when code of the store is asked for. */
export const storeAskedFor = (page: Page) => page.waitForRequest((request) => /\/packagedStore-[^/]*\.js$/.test(request.url()))
