import { describe, expect, test } from 'vitest'
import { useBrowser } from '#tests/e2e/visit.ts'
import { LINES, readButton, scanned } from './scannedPages.ts'
import { openTool, toolOf, words } from './toolPages.ts'

const { visit, siteUrl } = useBrowser()
const checker = toolOf('resumeChecker')

const LETTERS = /\/static\/recognition\//

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

  test('B24 is refused as ever where the browser has no WebAssembly', async () => {
    const { page, choose, refusal } = await openTool(visit, checker, {
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly')),
    })
    await choose(await scanned(page, [LINES]))
    await refusal.filter({ hasText: words.scan }).waitFor({ timeout: 60_000 })
    expect(await readButton(page).count()).toBe(0)
  })
})
