import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { sampleKeeping } from '#packages/recruiting/results/fixtures/inStore.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { STATE_VERSION } from '#src/store/persistence/migrations.ts'
import { chunk } from './network.ts'

/** The path of the store’s code. */
export const STORE = chunk('packagedStore')
const STORED = JSON.parse(readFileSync(`packages/recruiting/results/fixtures/v${STATE_VERSION}.json`, 'utf8')) as Record<string, string>
/** Stored results in the format of this build, valid until tomorrow. */
export const RESULTS = JSON.stringify({ ...STORED, _owner: undefined, _keeping: JSON.stringify(sampleKeeping()) })

/** Stores results of an earlier visit in the browser, and records when the page reads them, before and after hydration. */
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

/** The number of reads before hydration: one to detect results, more to load them. */
export const readsBefore = (page: Page) => page.evaluate(() => (window as unknown as { reads: { before: number } }).reads.before)
export const isLive = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-live'))

/** Resolves when the code of the store is requested. */
export const storeAskedFor = (page: Page) => page.waitForRequest((request) => /\/packagedStore-[^/]*\.js$/.test(request.url()))
