import { PDFDocument } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { readFile } from '#packages/recruiting/analysis/document/readFile.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { openTool, tools } from '#packages/recruiting/tests/e2e/toolPages.ts'

const { visit } = useBrowser()
const LIMITS = { bytes: 50_000_000, pages: 50, characters: 500_000, milliseconds: 60_000 }
const EXCLUDING =
  'Shop manager wanted!\nWe are a young team in Hull. We need a man aged 25 to 35 who is a sales ninja, clean shaven, unmarried, must send ' +
  'photo with CV. No foreigners. Competitive salary. Only healthy people. Christians preferred. No disabled.\n' +
  'You must have ten years of experience, entry level. Must work under pressure, must be flexible, must be a team player, must have a ' +
  'driving licence, must know Excel, must know tills, must know stock management, must know rota planning and must know the town. It is ' +
  'expected that reports are written every week by the manager and that they are read by the director of the whole of the region.'
const JOB = 'Purchaser\n\nRequirements\n- 4 years in procurement\n- Contract negotiation\n- SAP\nNice to have\n- German'
/** Resumes of a usual length. */
const PEOPLE = Array.from({ length: 24 }, (_, at) => {
  const name = `Robin ${'ABCDEFGHIJKLMNOPQRSTUVWX'[at]}example`
  const text = `${name}\nProcurement manager for northern Europe\nrobin${at}@mail.example | (415) 555-2${600 + at} | Leeds, UK\n\nSummary\nBuyer with an eye for costs who plans purchases, renews contracts in time and works with stores and accounts every day of the week.\n\nExperience\nSenior buyer, Example Tools Ltd\nJan 2012 to Present\n- Negotiated contracts with 40 suppliers in SAP\nBuyer, Old Tools Ltd\nJan 2005 to Dec 2011\n- Placed orders for offices and kept price lists\n\nSkills\nExcel, SAP, German (C1), contract negotiation`
  return { name: `resume-${at}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) }
})
/** The width of A4 between its margins, in CSS pixels. */
const PAPER = 688

describe.each(tools)('tools-review 16, B17: the printed report of $type', (tool) => {
  test('has one or two pages, begins on the first, and holds the report alone', async () => {
    const { page, trySample } = await openTool(visit, tool)
    const shell = await page.locator('.site-footer').innerText()
    await trySample()
    const bytes = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeLessThanOrEqual(2)
    const read = await readFile({ name: 'report.pdf', bytes: bytes.slice() }, LIMITS)
    if (!read.ok) throw new Error(read.failure.reason)
    const { lines } = read.document
    const first = lines.filter(({ page: at }) => at === 1).map(({ text }) => text)
    expect(first.slice(0, 2)).toEqual([await page.locator('h1').innerText(), tool.result])
    expect(first.length).toBeGreaterThan(8)
    const printed = new Set(lines.map(({ text }) => text.trim()))
    expect(shell.split('\n').filter((line) => line.trim().length > 12 && printed.has(line.trim()))).toEqual([])
  })

  if (tool.type === 'jobScanner')
    test('has no more pages where each of 16 things is to be mended, and nothing that only works on a screen', async () => {
      const { page, box, analyse } = await openTool(visit, tool)
      await box().fill(EXCLUDING)
      await analyse()
      const bytes = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      expect((await PDFDocument.load(bytes)).getPageCount()).toBeLessThanOrEqual(2)
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByText('Ignore a word').isVisible()).toBe(false)
    })
  if (tool.type === 'resumeSync')
    test('has no table of adverts where there is one advert', async () => {
      const { page, trySample } = await openTool(visit, tool)
      await trySample()
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.adverts').isVisible()).toBe(false)
    })

  if (tool.type === 'talentSelector' || tool.type === 'dataScout')
    test('has no more pages for 24 people, in letters of at least 9 pt', async () => {
      const { page, box, choose, analyse } = await openTool(visit, tool)
      if (tool.type === 'talentSelector') await box().fill(JOB)
      await choose(PEOPLE, tool.type === 'talentSelector' ? 1 : 0)
      await page
        .locator('form.sheet [data-state="ready"]')
        .nth(PEOPLE.length - 1)
        .waitFor()
      await analyse()
      const bytes = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      expect((await PDFDocument.load(bytes)).getPageCount()).toBeLessThanOrEqual(2)
      await page.emulateMedia({ media: 'print' })
      const sizes = await page
        .locator('.report *')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden') && element.childElementCount === 0)
            .map((element) => parseFloat(getComputedStyle(element).fontSize)),
        )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
    })

  test('is not cut at its edge', async () => {
    const { page, trySample } = await openTool(visit, tool)
    await trySample()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: PAPER, height: 970 })
    const wide = await page.locator('.report *').evaluateAll(
      (elements, width) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
          .filter((element) => element.getBoundingClientRect().right > width + 1)
          .map(({ className }) => String(className)),
      PAPER,
    )
    expect(wide).toEqual([])
    const scrolled = page.locator('.report [role="grid"]')
    for (const grid of await scrolled.all())
      expect(await grid.evaluate(({ parentElement: box }) => box!.scrollWidth <= box!.clientWidth)).toBe(true)
  })
})
