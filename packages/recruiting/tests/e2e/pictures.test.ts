import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { faultyFiles } from '#packages/recruiting/corpus/resumes/faultyFiles.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { beforeRelease } from '#tests/support/sampled.ts'
import { openTool, toolOf, words } from './toolPages.ts'

const { visit, siteUrl } = useBrowser()
const checker = toolOf('resumeChecker')
const scout = toolOf('dataScout')

const LINES = [
  'Mara Quillfeather',
  'mara.quillfeather@mail.example',
  'Experience',
  'Senior Deckhand, Northgate Ferries',
  'Mar 2019 - Present',
]
const LETTERS = /\/static\/recognition\//

/** A PDF of pages that are photographs of text, and nothing else. */
async function scanned(page: Page, pages: string[][]) {
  const file = await PDFDocument.create()
  const screen = await page.context().newPage()
  await screen.setViewportSize({ width: 1000, height: 1400 })
  for (const lines of pages) {
    await screen.setContent(`<body style="margin:80px;font:26px/1.6 sans-serif">${lines.map((line) => `<p>${line}</p>`).join('')}</body>`)
    const picture = await file.embedJpg(await screen.screenshot({ type: 'jpeg', quality: 80 }))
    file.addPage([595, 833]).drawImage(picture, { x: 0, y: 0, width: 595, height: 833 })
  }
  await screen.close()
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await file.save()) }
}

const readButton = (page: Page) => page.getByRole('button', { name: words.readPictures })

describe('a document that holds pictures of text', () => {
  test('B24 is read when the visitor asks for it, by files of this site alone, and its text is looked through first', async () => {
    const asked: string[] = []
    const { page, faults, choose, refusal, analyse, report, box } = await openTool(visit, checker, {
      before: async (page) => void page.on('request', (request) => asked.push(request.url())),
    })
    await choose(await scanned(page, [LINES, ['Education', 'BSc Nautical Science, 2014']]))
    await refusal.filter({ hasText: words.scan }).waitFor({ timeout: 60_000 })
    expect(await page.locator('.read-pictures').innerText()).toMatch(/\d(?:\.\d)? MB/)
    expect(asked.filter((url) => LETTERS.test(url))).toEqual([])

    await readButton(page).click()
    await page.locator('.from-pictures:focus').waitFor({ timeout: 120_000 })
    const text = await box().inputValue()
    for (const line of [...LINES, 'Education']) expect(text).toContain(line)
    expect(text.indexOf('Education')).toBeGreaterThan(text.indexOf('Present'))
    expect(await refusal.count()).toBe(0)
    const fetched = asked.filter((url) => LETTERS.test(url)).map((url) => url.split('/').at(-1))
    expect([...new Set(fetched)].sort()).toEqual([
      'eng.traineddata',
      'tesseract-core-simd-lstm.js',
      'tesseract-core-simd-lstm.wasm',
      'worker.min.js',
    ])
    await analyse()
    expect(await report.locator('.parser-text pre').textContent()).toContain('mara.quillfeather@mail.example')
    expect(asked.filter((url) => !url.startsWith(siteUrl) && !/^(?:data|blob|about):/.test(url))).toEqual([])
    expect(faults).toEqual([])
  })

  beforeRelease('B24 gives no value that counts as sure', async () => {
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

  beforeRelease('B24 stays refused when the visitor cancels, and what reads it is ended', async () => {
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

  beforeRelease('B24 stays refused when something is missing, with the reason', async () => {
    const { page, choose, refusal } = await openTool(visit, checker, {
      before: (page) => page.context().route(/\.traineddata$/, (route) => route.fulfill({ status: 404, body: 'Not found' })),
    })
    await choose(await scanned(page, [LINES]))
    await readButton(page).click()
    await refusal.filter({ hasText: words.picturesFailed }).waitFor({ timeout: 120_000 })
    expect(await readButton(page).isEnabled()).toBe(true)
    expect(await refusal.filter({ hasText: words.scan }).count()).toBe(1)
  })

  beforeRelease('B24 in which no letters are found is said to have none', async () => {
    const { page, choose, refusal } = await openTool(visit, checker)
    await choose({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await faultyFiles.scan()) })
    await readButton(page).click()
    await refusal.filter({ hasText: words.noLetters }).waitFor({ timeout: 120_000 })
  })

  test('B24 is refused as ever where the browser has no WebAssembly', async () => {
    const { page, choose, refusal } = await openTool(visit, checker, {
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly')),
    })
    await choose(await scanned(page, [LINES]))
    await refusal.filter({ hasText: words.scan }).waitFor({ timeout: 60_000 })
    expect(await readButton(page).count()).toBe(0)
  })
})
