import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { beforeRelease } from '#tests/support/sampled.ts'
import { openTool, toolOf, words } from './toolPages.ts'

const { visit } = useBrowser()
const tool = toolOf('jobScanner')

beforeRelease('S01 where the browser gives no storage, the result is shown and the note says that it is not kept', async () => {
  const { report, trySample } = await openTool(visit, tool, {
    before: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
      ),
  })
  await trySample()
  expect(await report.locator('.storage-note').innerText()).toBe(words.notKept)
})

beforeRelease('S02 where the storage is full, the note says so', async () => {
  const { report, trySample } = await openTool(visit, tool, {
    before: (page) =>
      page.addInitScript((full) => {
        // What fills it; an empty one that takes nothing counts as blocked.
        localStorage.setItem('other', 'data')
        const put = Storage.prototype.setItem
        Storage.prototype.setItem = function (key, value) {
          if (key === full) throw new DOMException('full', 'QuotaExceededError')
          put.call(this, key, value)
        }
      }, ROOT_KEY),
  })
  await trySample()
  expect(await report.locator('.storage-note').innerText()).toBe(words.storageFull)
})

test('S04 a stored value that is cut in half is offered as it is, with a result and without one, until it is cleared', async () => {
  const cut = '{"candidate":"{\\"Total\\":81,\\"Text\\":\\"Robin Exa'
  const { page, report, trySample, clearData } = await openTool(visit, tool, {
    // Only on the first visit: what a reload finds is what the page has stored.
    before: (page) =>
      page.addInitScript(
        ([key, value, mark]) => sessionStorage.getItem(mark!) ?? (localStorage.setItem(key!, value!), sessionStorage.setItem(mark!, 'put')),
        [ROOT_KEY, cut, 'put'] as const,
      ),
  })
  const raw = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.downloadRaw }).click()])
    return readFileSync(await download.path(), 'utf8')
  }
  await page.getByText(words.restoredPartly).waitFor()
  expect(await report.count()).toBe(0)
  expect(await raw()).toBe(cut)
  await trySample()
  expect(await report.locator('.storage-note').innerText()).toContain(words.restoredPartly)
  expect(await raw()).toBe(cut)
  await clearData()
  await page.getByText(words.cleared).waitFor()
  expect(await page.getByText(words.restoredPartly).count()).toBe(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), BACKUP_KEY)).toBeNull()
})

beforeRelease(
  'S04 S21 4.5 MB that can be neither read nor copied aside can be downloaded, and results are shown all the same',
  async () => {
    const { page, report, trySample } = await openTool(visit, tool, {
      before: (page) => page.addInitScript((key) => localStorage.setItem(key, `{"candidate":"${'x'.repeat(4_500_000)}`), ROOT_KEY),
    })
    await page.getByText(words.restoredPartly).waitFor()
    await trySample()
    expect(await report.locator('.storage-note').innerText()).toContain(words.storageFull)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.downloadRaw }).click()])
    expect(readFileSync(await download.path(), 'utf8')).toHaveLength(4_500_000 + '{"candidate":"'.length)
  },
)
