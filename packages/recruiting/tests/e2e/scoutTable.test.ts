import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { toStored } from '#packages/recruiting/sections/dataScout/rowsOf.ts'
import { readRow } from '#packages/recruiting/analysis/dataScout/readRow.ts'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { cell, file, saved, useTableOfPeople } from './tableOfPeople.ts'
import { earlierResults, holding, openTool, said, toolOf, useTool, words } from './toolPages.ts'

const { visit } = useBrowser()
const { openTable } = useTableOfPeople()
const scout = toolOf('dataScout')
const columnOf = (report: Locator, column: string) => report.locator(`tbody [data-column="${column}"] .value`).allInnerTexts()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-column]')?.getAttribute('data-column') ?? '')

describe('tools-review 18: the table of people', () => {
  test('R5.6 a cell is corrected by keyboard, marked, kept over a reload, and taken back', async () => {
    const { page, report, trySample, faults } = await openTool(visit, scout)
    await trySample()
    const before = await cell(report, 0, 'name').locator('.value').innerText()
    await report.getByRole('grid').getByRole('button', { name: 'Name', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('remove')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('name')
    await page.keyboard.press('Enter')
    const field = report.getByRole('textbox', { name: `Correct Name of ${before}` })
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.fill('Mika B. Example')
    await page.keyboard.press('Escape')
    expect(await cell(report, 0, 'name').innerText()).toBe(before)
    await eventually(() => focused(page)).toBe('name')
    await page.keyboard.press('F2')
    await field.fill('Mika B. Example')
    await page.keyboard.press('Enter')
    await eventually(() => cell(report, 0, 'name').innerText()).toContain('corrected')
    expect(await cell(report, 0, 'name').getAttribute('data-mark')).toBe('edited')
    await eventually(() => focused(page)).toBe('name')

    await page.keyboard.press('Control+z')
    await eventually(() => cell(report, 0, 'name').locator('.value').innerText()).toBe(before)
    await page.keyboard.press('Enter')
    await field.fill('Mika C. Example')
    await page.keyboard.press('Tab')
    await eventually(() => focused(page)).toBe('details')
    await page.reload()
    await useTool(page, scout)
    await report.waitFor()
    expect(await cell(report, 0, 'name').locator('.value').innerText()).toBe('Mika C. Example')
    expect(faults).toEqual([])
  })

  test('it is sorted, searched and narrowed to what needs a look; hidden columns stay hidden', async () => {
    const { page, report } = await openTable()
    const names = () => columnOf(report, 'name')
    const head = report.getByRole('columnheader', { name: 'Name' })
    await head.getByRole('button').click()
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    expect(await names()).toEqual(['Noor Example', 'Mika Example'])
    await page.getByLabel('Find in the table').fill('rotterdam')
    await eventually(names).toEqual(['Noor Example'])
    await report.getByRole('status').filter({ hasText: '1 of 2 people shown' }).waitFor()
    await page.getByLabel('Find in the table').fill('nobody at all')
    await report.getByText('No matches').waitFor()
    await page.getByLabel('Find in the table').fill('')
    await page.getByLabel('Show', { exact: true }).selectOption('unread')
    await eventually(names).toEqual(['Noor Example'])

    await report.locator('summary', { hasText: /^Columns/ }).click()
    await page.getByRole('checkbox', { name: 'Headline' }).uncheck()
    expect(await page.getByRole('checkbox', { name: 'Name', exact: true }).isDisabled()).toBe(true)
    await eventually(() => report.getByRole('columnheader', { name: 'Headline' }).count()).toBe(0)
    await page.reload()
    await useTool(page, scout)
    await report.waitFor()
    expect(await report.getByRole('columnheader', { name: 'Headline' }).count()).toBe(0)
    expect(await report.getByRole('columnheader').count()).toBe(17)
  })

  test('everything read of a person opens in a dialog, which gives the focus back', async () => {
    const { page, report } = await openTable()
    const button = cell(report, 0, 'details').getByRole('button')
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'All data read about Mika Example' })
    expect(await dialog.innerText()).toContain('Kept the log of 120 calls a year in Excel')
    await page.keyboard.press('Escape')
    await eventually(() => dialog.count()).toBe(0)
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('200 people are all there, and a correction of one shows no other anew', async () => {
    const sample = sampleResume()
    const read = readRow('copy', sample.document, sample.resume)
    const rows = Array.from({ length: 200 }, (_none, at) => ({
      ...read,
      id: `copy-${at}`,
      basics: { ...read.basics, email: { ...read.basics.email, value: `p${at}@mail.example` }, phone: { ...read.basics.phone, value: '' } },
    }))
    const { page, report } = await openTool(visit, scout, { before: holding(earlierResults({ dataScout: toStored(rows) })) })
    await eventually(() => report.locator('tbody tr').count()).toBe(200)
    await page.evaluate(() => {
      const changed = new Set<string>()
      Object.assign(window, { changed })
      new MutationObserver((records) => {
        for (const { target } of records) {
          const row = (target instanceof Element ? target : target.parentElement)?.closest('tr')?.dataset['row']
          if (row) changed.add(row)
        }
      }).observe(document.querySelector('.report tbody')!, { subtree: true, childList: true, characterData: true })
    })
    await cell(report, 1, 'headline').click()
    await cell(report, 1, 'headline').click()
    await cell(report, 1, 'headline').getByRole('textbox').fill('Boatswain')
    await page.keyboard.press('Enter')
    await eventually(() => cell(report, 1, 'headline').innerText()).toContain('Boatswain')
    expect(await page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed])).toEqual(['copy-1'])
    await page.getByLabel('Find in the table').fill('p137@')
    await eventually(() => columnOf(report, 'email')).toEqual(['p137@mail.example'])
  })
})

describe('exports', () => {
  test('tools-review 9: CSV has the mark of Unicode and plain phone numbers, Excel gets a workbook, JSON Resume a file for each person', async () => {
    const { page, report } = await openTable()
    const csv = await saved(page, 'Save CSV')
    const text = csv.bytes.toString('utf8')
    expect([csv.name, text.slice(0, 16)]).toEqual(['resumes.csv', '\uFEFFName,Headline,E'])
    expect(text).toContain(',(+44) 1224496012,')
    expect(text).not.toContain("'")
    const xlsx = await saved(page, 'Save for Excel')
    expect(xlsx.name).toBe('resumes.xlsx')
    const sheet = strFromU8(unzipSync(xlsx.bytes)['xl/worksheets/sheet1.xml']!)
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">+441224496012</t>')
    const json = await saved(page, 'Save JSON Resume')
    expect([json.name, Object.keys(unzipSync(json.bytes))]).toEqual(['resumes.zip', ['mika-example.json', 'noor-example.json']])

    // The saved data is the displayed data.
    await page.getByLabel('Find in the table').fill('noor')
    await eventually(() => report.locator('tbody tr').count()).toBe(1)
    expect((await saved(page, 'Save CSV')).bytes.toString('utf8')).not.toContain('Mika')
    const one = await saved(page, 'Save JSON Resume')
    expect([one.name, JSON.parse(one.bytes.toString('utf8')).basics.name]).toEqual(['resumes.json', 'Noor Example'])
  })
})

describe('tools-review 7: files that cannot be read', () => {
  test('stay named with their reasons, at the input and with the result', async () => {
    const { page, choose, analyse, report, refusal } = await openTool(visit, scout)
    await choose([
      file('robin.txt', 'Robin Example\nrobin@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked bread'),
      file('empty.txt', ''),
      file('program.pdf', 'MZ\u0000\u0001\u0002'),
      file('short.txt', 'Hello there'),
    ])
    await refusal.filter({ hasText: 'program.pdf' }).waitFor()
    await analyse()
    const leftOut = report.locator('.left-out li')
    await eventually(() => leftOut.allInnerTexts()).toEqual([`empty.txt: ${words.empty}`, `program.pdf: ${words.wrongType}`])
    expect(await refusal.innerText()).toContain(said(words.failed, { name: 'empty.txt' }))
    expect(await report.locator('.little-read').innerText()).toContain('short.txt')
    expect(await columnOf(report, 'file')).toEqual(['robin.txt', 'short.txt'])
    expect(await page.locator('.given [data-state="ready"]').count()).toBe(0)
  })
})
