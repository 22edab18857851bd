import { describe, expect, test } from 'vitest'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { lifeOfResult } from './lifeOfResult.ts'
import { openTool, toolOf, useTool, words } from './toolPages.ts'

const browser = useBrowser()
const { visit } = browser

test('R5 sample data gives a result that says its score and states in words, can be taken along, and survives a reload; S10 S14 clearing the data takes it, the input and what is stored, here and in another tab, also after a reload', () =>
  lifeOfResult(browser, toolOf('resumeChecker')))

describe('between the tools', () => {
  test('R5.5 R5.10 B20 a requirement is moved and judged by keyboard, the focus stays with it, the score follows, and both are kept', async () => {
    const { page, report, trySample } = await openTool(visit, toolOf('resumeSync'))
    await trySample()
    const chip = page.locator('.move .chip').first()
    const skill = await chip.innerText()
    await chip.press('Enter')
    await page.locator('.move').last().locator('.chip:focus', { hasText: skill }).waitFor()
    const score = () => report.locator('.dial').innerText()
    const before = await score()
    const missing = report.locator('.requirements > li').filter({ hasText: 'Missing' }).first()
    const [name = ''] = (await missing.innerText()).split(/\s/)
    const judge = missing.getByRole('combobox')
    await judge.focus()
    await page.keyboard.press('ArrowDown')
    await eventually(async () => (await score()) !== before).toBe(true)
    const after = await score()
    await page.reload()
    await useTool(page, toolOf('resumeSync'))
    await report.waitFor()
    expect(await score()).toBe(after)
    expect(await report.locator('.requirements > li', { hasText: 'your judgement' }).innerText()).toContain(name)
  })

  test('R5.4 a text in a language that is not read says so at once, in each tool that takes it', async () => {
    const dutch = 'Wij zoeken voor onze afdeling een verpleegkundige met ervaring van het vak die bij ons in de nacht wil werken. '.repeat(
      3,
    )
    const { page, box } = await openTool(visit, toolOf('dataScout'))
    await box(0).fill(dutch)
    await eventually(() => page.getByRole('note').filter({ hasText: words.otherLanguage }).count()).toBe(1)
    await box(0).fill('')
    await eventually(() => page.getByRole('note').filter({ hasText: words.otherLanguage }).count()).toBe(0)
  })

  test('R5.3 B20 a word is ignored and looked at again with the focus on it, another wording is taken over in its place, and the law of the chosen country is named', async () => {
    const { page, box, report, trySample } = await openTool(visit, toolOf('jobScanner'))
    await trySample()
    await page.locator('.marked .chip').first().press('Enter')
    await page.locator('.marked h4 + .chips .chip:focus').press('Enter')
    await page.locator('.marked-text + .chips .chip:focus').waitFor()
    const excluding = report.locator('.excluding')
    expect(await excluding.innerText()).toContain('Equality Act 2010')
    await excluding.getByRole('combobox').selectOption('DE')
    expect(await excluding.innerText()).toContain('AGG')
    const text = await box().inputValue()
    expect(text).toContain('Native English speaker')
    await excluding.getByRole('button', { name: 'Replace “Native English speaker” with “fluent English speaker”' }).click()
    await eventually(() => box().inputValue()).toContain('Fluent English speaker')
    await eventually(() => report.locator('.excluding').innerText()).not.toContain('Native English speaker')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
  })
})
