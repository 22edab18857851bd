import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { openTool, toolOf, words } from './toolPages.ts'

const { visit } = useBrowser()
const tool = toolOf('jobScanner')

test('S04 a stored value that is cut in half is offered as it is, with a result and without one, until it is cleared', async () => {
  const cut = '{"candidate":"{\\"Total\\":81,\\"Text\\":\\"Robin Exa'
  const { page, report, trySample, clearData } = await openTool(visit, tool, {
    // On the first visit only: a reload must find the data stored by the page.
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
