import { describe, expect, test } from 'vitest'
import { faultyFiles } from '#packages/recruiting/corpus/resumes/faultyFiles.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { LINES, readButton, scanned } from '#packages/recruiting/tests/e2e/scannedPages.ts'
import { openTool, toolOf, words } from '#packages/recruiting/tests/e2e/toolPages.ts'

const { visit } = useBrowser()
const checker = toolOf('resumeChecker')
const scout = toolOf('dataScout')

describe('a document that holds pictures of text', () => {
  test('B24 gives no value that counts as sure', async () => {
    const { page, choose, analyse, report } = await openTool(visit, scout)
    await choose(await scanned(page, [LINES]))
    await readButton(page).click()
    await page.locator('.from-pictures').waitFor({ timeout: 120_000 })
    await analyse()
    const marks = await report
      .locator('tbody [data-mark]')
      .evaluateAll((cells) => cells.map(({ dataset }) => [dataset.column, dataset.mark]))
    // The file is what the visitor gave.
    expect(marks.filter(([column, mark]) => mark === 'sure' && column !== 'file')).toEqual([])
    expect(marks.filter(([, mark]) => mark === 'doubtful').map(([column]) => column)).toEqual(
      expect.arrayContaining(['name', 'email', 'experience']),
    )
  })

  test('B24 stays refused when the visitor cancels, and what reads it is ended', async () => {
    let isFetching = false
    const { page, choose, refusal, box } = await openTool(visit, checker, {
      // What never arrives is waited for until somebody cancels.
      before: (page) => page.context().route(/\.traineddata$/, () => void (isFetching = true)),
    })
    await choose(await scanned(page, [LINES]))
    await readButton(page).click()
    await eventually(() => isFetching).toBe(true)
    await page.getByRole('button', { name: words.cancel, exact: true }).click()
    await page.getByText(words.cancelled).waitFor()
    await eventually(() => page.workers().length).toBe(0)
    expect(await refusal.innerText()).toContain(words.scan)
    expect(await readButton(page).isEnabled()).toBe(true)
    expect(await box().inputValue()).toBe('')
  })

  test('B24 stays refused when something is missing, with the reason', async () => {
    const { page, choose, refusal } = await openTool(visit, checker, {
      before: (page) => page.context().route(/\.traineddata$/, (route) => route.fulfill({ status: 404, body: 'Not found' })),
    })
    await choose(await scanned(page, [LINES]))
    await readButton(page).click()
    await refusal.filter({ hasText: words.picturesFailed }).waitFor({ timeout: 120_000 })
    expect(await readButton(page).isEnabled()).toBe(true)
    expect(await refusal.filter({ hasText: words.scan }).count()).toBe(1)
  })

  test('B24 in which no letters are found is said to have none', async () => {
    const { page, choose, refusal } = await openTool(visit, checker)
    await choose({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await faultyFiles.scan()) })
    await readButton(page).click()
    await refusal.filter({ hasText: words.noLetters }).waitFor({ timeout: 120_000 })
  })
})
