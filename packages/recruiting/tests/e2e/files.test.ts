import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultyFiles } from '#packages/recruiting/corpus/resumes/faultyFiles.ts'
import { samples } from '#packages/recruiting/corpus/resumes/samples.ts'
import { isMarked, markDocument } from '#tests/e2e/inPage.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { dropOn } from './dropOn.ts'
import { openTool, said, toolOf, words } from './toolPages.ts'

const { visit, siteUrl } = useBrowser()
const checker = toolOf('resumeChecker')
const scout = toolOf('dataScout')
const corpus = samples(1)
const SCRIPT_NAME = '<img src=x onerror=alert(1)>.pdf'
const limits = { megabytes: 5, pages: 10, characters: '60,000', seconds: 20 }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tools-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

describe('files are read in this browser', () => {
  test('R5.1 a PDF, a Word file and a text give a result, by code of this host alone', async () => {
    const asked: string[] = []
    const { page, faults, choose, analyse, report } = await openTool(visit, checker, {
      before: async (page) => void page.on('request', (request) => asked.push(request.url())),
    })
    for (const ending of ['pdf', 'docx', 'txt']) {
      const sample = corpus.find(({ name }) => name.endsWith(ending))!
      const { bytes, truth } = await sample.make()
      await choose(file(sample.name, bytes))
      await page.getByText(said(words.chosen, { name: sample.name })).waitFor({ timeout: 60_000 })
      await analyse()
      expect(await report.locator('.parser-text pre').textContent(), sample.name).toContain(truth.email)
      expect(await report.innerText(), sample.name).not.toContain(words.ofSample)
    }
    expect(asked.filter((url) => !url.startsWith(siteUrl) && !/^(?:data|blob):/.test(url))).toEqual([])
    expect(asked.some((url) => url.includes('pdf.worker'))).toBe(true)
    expect(faults).toEqual([])
  })

  test('R5.6 many files dropped at once become a table, and the one too many is named', async () => {
    const { page, refusal, analyse, report } = await openTool(visit, scout)
    const paths = await Promise.all(
      Array.from({ length: 26 }, async (_none, index) => {
        const path = join(folder, `resume-${index + 1}.txt`)
        writeFileSync(
          path,
          `Person ${String.fromCodePoint(65 + index)} Example\nperson${index}@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked bread`,
        )
        return path
      }),
    )
    await dropOn(page.locator('.drop'), paths)
    await refusal.waitFor()
    expect(await refusal.innerText()).toBe(said(words.tooManyFiles, { limit: 25, names: 'resume-26.txt' }))
    await page.locator('.given [data-state="ready"]').nth(24).waitFor()
    await analyse()
    expect(await report.locator('tbody tr').count()).toBe(25)
  })
})

describe('B19 a file that cannot be used', () => {
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, string, string][] = [
    ['has a password', faultyFiles.locked, 'locked.pdf', words.locked],
    ['lies about what it unpacks to', () => faultyFiles.lyingBomb(60), 'lie.docx', words.bomb],
    ['is damaged, with a script for a name', async () => (await faultyFiles.pdf(['Cut off'])).slice(0, 60), SCRIPT_NAME, words.damaged],
  ]

  test('is named with the reason, in text at its control and with the focus; the earlier result stays', async () => {
    let dialogs = 0
    const { page, choose, trySample, refusal, report, box } = await openTool(visit, checker, {
      async before(page) {
        page.on('dialog', (dialog) => {
          dialogs += 1
          void dialog.dismiss()
        })
        await page.addInitScript(() => {
          const read = File.prototype.arrayBuffer
          File.prototype.arrayBuffer = function () {
            Object.assign(window, { lastRead: this.name })
            return read.call(this)
          }
        })
      },
    })
    await trySample()
    const score = await report.locator('.dial').innerText()
    for (const [what, make, name, reason] of cases) {
      await choose(file(name, await make()))
      await refusal.filter({ hasText: name }).waitFor({ timeout: 60_000 })
      expect(await refusal.innerText(), what).toBe(`${said(words.failed, { name })}: ${reason}`)
      await eventually(() => refusal.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    expect(await page.locator('fieldset:has(.refusal) .drop').count()).toBe(1)
    expect(await page.locator('.refusal img').count()).toBe(0)

    const huge = join(folder, 'huge.pdf')
    writeFileSync(huge, '')
    truncateSync(huge, 100 * 1024 * 1024)
    await choose(huge)
    await refusal.filter({ hasText: 'huge.pdf' }).waitFor()
    expect(await refusal.innerText()).toContain(said(words.tooLarge, { actual: 100, limit: limits.megabytes }))
    expect(cases.map(([, , name]) => name)).toContain(await page.evaluate(() => (window as { lastRead?: string }).lastRead))

    expect(await report.locator('.dial').innerText()).toBe(score)
    expect(await box().inputValue()).not.toBe('')
    expect(dialogs).toBe(0)
  })

  test('tools-review 7: of several, each has a message of its own, with room between them', async () => {
    const { choose, refusal } = await openTool(visit, toolOf('dataScout'), { width: 390, height: 844 })
    await choose([file('nothing.pdf', new Uint8Array()), file('old.doc', faultyFiles.oldWord())])
    await refusal.filter({ hasText: 'old.doc' }).waitFor()
    const messages = refusal.locator('.MuiAlert-message > div')
    expect(await messages.count()).toBe(2)
    const [first, second] = await messages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(second!.top - first!.bottom).toBeGreaterThanOrEqual(8)
  })

  test('dropped as a folder, as 20 files for one place, or beside the place: said in text, and the page stays', async () => {
    const { page, refusal, heading } = await openTool(visit, checker)
    await markDocument(page)
    const directory = join(folder, 'resumes')
    mkdirSync(directory)
    const paths = Array.from({ length: 20 }, (_none, index) => join(folder, `many-${index}.txt`))
    for (const path of paths) writeFileSync(path, 'Robin Example\nrobin@mail.example')
    await dropOn(page.locator('.drop'), [directory])
    await eventually(() => refusal.allInnerTexts()).toEqual([words.folder])
    await dropOn(page.locator('.drop'), paths)
    await page.getByText(said(words.chosen, { name: 'many-0.txt' })).waitFor()
    expect(await refusal.innerText()).toBe(words.oneFile)
    expect(await page.locator('.given li').count()).toBe(1)
    await dropOn(page.locator('h1'), [paths[1]!])
    await dropOn(page.locator('textarea').first(), [paths[1]!])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await isMarked(page)).toBe(true)
    expect(new URL(page.url()).pathname).toBe(checker.path)
    expect(await heading.count()).toBe(0)
  })
})
