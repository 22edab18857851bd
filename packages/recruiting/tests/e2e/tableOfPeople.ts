import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { useBrowser, type VisitOptions } from '#tests/e2e/visit.ts'
import { type OpenTool, holding, openTool, toolOf } from './toolPages.ts'

/** A file of text that somebody chooses. */
export const file = (name: string, text: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

/** A cell of the table of people: its row, counted from 0, and its column. */
export const cell = (report: Locator, person: number, column: string) =>
  report.locator('tbody tr').nth(person).locator(`[data-column="${column}"]`)

/** Presses a button that saves a file, and gives its name and bytes. */
export async function saved(page: Page, label: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label, exact: true }).click()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** Gives `openTable`, which opens the table of the sample before somebody who comes back to it. The sample is read once for a test file. */
export function useTableOfPeople(): { openTable(options?: VisitOptions): Promise<OpenTool> } {
  const { visit } = useBrowser()
  const scout = toolOf('dataScout')
  const read: string[] = []
  beforeAll(async () => {
    const { page, trySample } = await openTool(visit, scout)
    await trySample()
    const stored = await page.waitForFunction((key) => /Mika/.test(localStorage.getItem(key) ?? '') && localStorage.getItem(key), ROOT_KEY)
    read.push((await stored.jsonValue()) as string)
  })
  return {
    async openTable(options) {
      const table = await openTool(visit, scout, { ...options, before: holding(read[0]!) })
      await table.report.waitFor()
      return table
    },
  }
}
