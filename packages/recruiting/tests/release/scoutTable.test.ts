import { expect, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { cell, file, saved, useTableOfPeople } from '#packages/recruiting/tests/e2e/tableOfPeople.ts'
import { openTool, toolOf, words } from '#packages/recruiting/tests/e2e/toolPages.ts'

const { visit } = useBrowser()
const { openTable } = useTableOfPeople()
const checker = toolOf('resumeChecker')

test('R5.6 a list is corrected line by line, and the pointer corrects as well', async () => {
  const { page, report } = await openTable()
  const jobs = cell(report, 0, 'experience')
  const before = await jobs.locator('.value').innerText()
  await jobs.click()
  expect(await jobs.locator('textarea').count()).toBe(0)
  await jobs.click()
  const field = jobs.locator('textarea')
  expect(await field.inputValue()).toContain(' | ')
  await field.fill(`Harbour master | Example Port | Jan 2024 - Present\n${await field.inputValue()}`)
  await report.getByRole('status').first().click()
  await eventually(() => jobs.locator('.value').innerText()).toBe(`Harbour master, Example Port, Jan 2024 - Present\n${before}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => jobs.locator('.value').innerText()).toBe(before)
  await cell(report, 1, 'remove').getByRole('button').click()
  await eventually(() => report.locator('tbody tr').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => report.locator('tbody tr').count()).toBe(2)
})

test('axe finds nothing while a cell is corrected, and while a person is open', async () => {
  const { page, report } = await openTable({ reducedMotion: 'reduce' })
  await cell(report, 0, 'experience').click()
  await cell(report, 0, 'experience').click()
  await cell(report, 0, 'experience').getByRole('textbox').fill('Harbour master | Example Port')
  expect(await axeFindings(page, { within: '.report' })).toEqual([])
  await cell(report, 0, 'details').getByRole('button').click()
  await page.getByRole('dialog').waitFor()
  expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([])
})

test('on a phone the names stay while the rest scrolls', async () => {
  const { page, report } = await openTable({ width: 390, height: 844 })
  const name = cell(report, 0, 'name')
  const left = () => name.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  const before = await left()
  await report.getByRole('grid').evaluate((grid) => grid.parentElement!.scrollBy(600, 0))
  await eventually(() => cell(report, 0, 'headline').evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(before)
  expect(await left()).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('R5.4 the reading order is saved under the names of the view', async () => {
  const { page, trySample } = await openTool(visit, toolOf('talentSelector'))
  await trySample()
  const csv = (await saved(page, 'Save CSV')).bytes.toString('utf8')
  expect(csv).toMatch(/^\uFEFFPlace,Name,Score,/)
  expect(csv).toMatch(/\r\n1,Candidate \d{3},\d+,/)
  expect((await saved(page, 'Save for Excel')).name).toBe('reading-order.xlsx')
})

test('tools-review 7: files that cannot be read are what is said when nothing else was given, not that there was nothing', async () => {
  const { choose, submit, refusal } = await openTool(visit, checker)
  await choose(file('program.pdf', 'MZ\u0000\u0001\u0002'))
  await refusal.waitFor()
  const before = await refusal.innerText()
  await submit.focus()
  await submit.press('Enter')
  await eventually(() => refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await refusal.innerText()).toBe(before)
})

test('tools-review 7: files that cannot be read are named beside the result of a text that was pasted instead', async () => {
  const { choose, box, analyse, report, refusal } = await openTool(visit, checker)
  await choose(file('program.pdf', 'MZ\u0000\u0001\u0002'))
  await refusal.waitFor()
  await box().fill('Robin Example\nrobin@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked bread')
  await analyse()
  expect(await report.locator('.left-out').innerText()).toContain(`program.pdf: ${words.wrongType}`)
})
