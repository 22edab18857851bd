import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { readStored } from '#src/store/persistence/readStored.ts'
import recruiting from '#packages/recruiting/results.ts'
import { registered } from '#packages/recruiting/results/fixtures/inStore.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { openTool, owner, pattern, said, site, toolOf, tools, useTool, words } from './toolPages.ts'

const { visit, siteUrl } = useBrowser()
const STATES = [
  words.good,
  words.improve,
  words.missing,
  words.note,
  'Covered',
  'Partly',
  'Missing',
  'Found',
  'Not found',
  'Not understood',
]

describe.each(sampled(tools, 1))('$type', (tool) => {
  // One visit for the life of a result: to have it made and brought back again takes longer than all that is looked at.
  test('R5 sample data gives a result that says its score and states in words, can be taken along, and survives a reload; S10 S14 clearing the data takes it, the input and what is stored, here and in another tab, also after a reload', async () => {
    const elsewhere: string[] = []
    const { page, context, faults, report, heading, trySample, clearData, box } = await openTool(visit, tool, {
      permissions: ['clipboard-write'],
      before: (page) => {
        page.on('request', (request) => {
          const asks = `${request.method()} ${request.url()}`
          if (!asks.startsWith(`GET ${siteUrl}/`) && !/^GET (?:data|blob):/.test(asks)) elsewhere.push(asks)
        })
        return page.addInitScript(() => {
          window.print = () => Object.assign(window, { printed: true })
          const write = navigator.clipboard.writeText.bind(navigator.clipboard)
          // The policy of the site lets nobody read the clipboard, this test not either.
          navigator.clipboard.writeText = async (text) => {
            await write(text)
            Object.assign(window, { copied: text })
          }
        })
      },
    })
    await trySample()
    await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400)
    expect(await report.locator('.remark').first().innerText()).toBe(words.ofSample)
    const whole = await report.innerText()
    if (tool.type !== 'dataScout') expect((await report.textContent()) ?? '').toMatch(/\d+ of 100/)
    const states = await report
      .locator('[data-state]')
      .evaluateAll((items) => items.map((item) => item.querySelector('.state')?.textContent ?? 'nothing'))
    if (tool.type === 'dataScout') expect(whole).toContain('not found')
    else expect(states.filter((state) => !STATES.some((word) => state.includes(word)))).toEqual([])

    await page.getByRole('button', { name: words.copy }).click()
    await page.getByText(words.copied).waitFor()
    const copied = await page.evaluate(() => (window as { copied?: string }).copied ?? '')
    expect(copied.length).toBeGreaterThan(100)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report
        .locator('.report-actions')
        .getByRole('button', { name: tool.type === 'dataScout' ? 'Save CSV' : words.download, exact: true })
        .click(),
    ])
    // A table is saved with the mark by which Excel knows UTF-8.
    expect(readFileSync(await download.path(), 'utf8')).toBe(tool.type === 'dataScout' ? `\uFEFF${copied}` : copied)
    await page.getByRole('button', { name: words.print }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
    const raw = await page.evaluate((key) => localStorage.getItem(key), ROOT_KEY)
    const stored = readStored(raw, { registered, owner })
    const until = stored.kind === 'read' ? stored.keeping.until[recruiting.resultOf[tool.type]]! : 0
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(site.settings.toolResults.daysKept)
    expect(whole).toContain(said(words.kept, { date: new Date(until).toLocaleDateString(site.settings.language, { dateStyle: 'long' }) }))

    // Nobody has touched the page yet: what is kept is shown by itself.
    await page.reload()
    await report.waitFor()
    await useTool(page, tool)
    const rest = (text: string) => text.replace(words.ofSample, '').replace(words.copied, '').replace(/\s+/g, ' ')
    const before = rest(whole)
    const after = rest(await report.innerText())
    if (tool.type === 'resumeSync' || tool.type === 'jobScanner') expect(before.startsWith(after.slice(0, 300))).toBe(true)
    else expect(after).toBe(before)
    expect(faults).toEqual([])

    const other = await context.newPage()
    await other.goto(page.url())
    await useTool(other, tool)
    await other.locator('.report').waitFor()
    await page.evaluate(() => localStorage.setItem('outbox:Quayfold /:contact', '[]'))
    await clearData()
    const note = page.getByText(words.cleared)
    await note.waitFor()
    expect(await note.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await report.count()).toBe(0)
    expect(await box().inputValue()).toBe('')
    await eventually(() => other.locator('.report').count()).toBe(0)
    await page.reload()
    await useTool(page, tool)
    expect(await report.count()).toBe(0)
    const keys = [ROOT_KEY, BACKUP_KEY, 'outbox:Quayfold /:contact']
    expect(await page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys)).toEqual([null, null, null])
    expect(elsewhere).toEqual([])
  })
})

describe('between the tools', () => {
  beforeRelease('S09 results of two tabs are both kept, and a text read by one tool is offered by another', async () => {
    const checker = await openTool(visit, toolOf('resumeChecker'))
    const second = await checker.context.newPage()
    await second.goto(new URL(toolOf('jobScanner').path, checker.page.url()).href)
    const scanner = await useTool(second, toolOf('jobScanner'))
    await checker.trySample()
    await second.bringToFront()
    await scanner.trySample()
    const third = await checker.context.newPage()
    await third.goto(new URL(toolOf('resumeSync').path, checker.page.url()).href)
    const sync = await useTool(third, toolOf('resumeSync'))
    const offers = third.locator('.earlier')
    await eventually(() => offers.count()).toBe(2)
    expect(await offers.first().innerText()).toMatch(pattern(words.useEarlier))
    await offers.first().click()
    await offers.first().click()
    expect(await sync.box(0).inputValue()).toContain('Example')
    expect(await sync.box(1).inputValue()).toContain('WANTED')
    await sync.analyse()
  })

  beforeRelease('R5.4 a resume that was removed does not come back with the next analysis, and the list can be ordered anew', async () => {
    const { page, box, analyse, trySample, report } = await openTool(visit, toolOf('talentSelector'))
    await trySample()
    const places = report.locator('.ranking > li')
    expect(await places.count()).toBe(3)
    const first = await places.first().locator('h3').innerText()
    await report.getByRole('slider').first().press('Home')
    await page.getByLabel('Blind view').uncheck()
    await eventually(async () => (await places.allInnerTexts()).join()).toContain('resume-2.txt')
    expect(first).toMatch(/^Candidate \d{3}$/)
    await places
      .filter({ hasText: 'resume-1.txt' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await eventually(() => places.count()).toBe(2)
    await box(1).fill(
      'Robin Example\nBuyer\nrobin@mail.example\n\n' + 'Bought paper and ink for two printers, with SAP and with care. '.repeat(9),
    )
    await analyse()
    expect((await places.allInnerTexts()).join()).not.toContain('resume-1.txt')
    expect(await places.count()).toBe(3)
  })

  test('R5.5 R5.10 a requirement is judged by keyboard, the score follows, and both are kept', async () => {
    const { page, report, trySample } = await openTool(visit, toolOf('resumeSync'))
    await trySample()
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

  beforeRelease('R5.4 what is judged about a resume changes its score, and the hand stays where it was', async () => {
    const { page, report, trySample } = await openTool(visit, toolOf('talentSelector'))
    await trySample()
    const last = report.locator('.ranking > li').last()
    const name = await last.locator('h3').innerText()
    await last.locator('summary').click()
    const judge = report
      .locator('.ranking > li', { hasText: name })
      .locator('.requirements > li', { hasText: 'Not found' })
      .first()
      .getByRole('combobox')
    const before = await last.innerText()
    await judge.focus()
    await judge.selectOption('covered')
    await eventually(() => report.locator('.ranking > li', { hasText: name }).innerText()).not.toBe(before)
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  })

  beforeRelease('R5.4 what was judged about a resume holds when the same resume is read for the same advert again', async () => {
    const { report, box, analyse } = await openTool(visit, toolOf('talentSelector'))
    const resume =
      'Robin Example\nBuyer\nrobin@mail.example\n\n' + 'Bought paper and ink for two printers, with SAP and with care. '.repeat(9)
    const read = async (advert: string) => {
      await box(0).fill(advert)
      await box(1).fill(resume)
      await analyse()
      const place = report.locator('.ranking > li').first()
      await place.locator('details').evaluate((details) => details.setAttribute('open', ''))
      return place.locator('.requirements > li', { hasText: 'Welding' })
    }
    const advert = 'Buyer\n\nRequirements\n- Experience with SAP\n- Welding'
    const judged = await read(advert)
    await judged.getByRole('combobox').selectOption('covered')
    await eventually(() => judged.innerText()).toContain('your judgement')
    expect(await (await read(advert)).innerText()).toContain('your judgement')
    expect(await (await read(`${advert}\n- Three years as a buyer`)).innerText()).not.toContain('your judgement')
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

  test('R5.3 another wording is taken over in its place, and the law of the chosen country is named', async () => {
    const { page, box, report, trySample } = await openTool(visit, toolOf('jobScanner'))
    await trySample()
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

  beforeRelease('tools-review 12: a few words get no score, and that is said', async () => {
    const { box, report, analyse } = await openTool(visit, toolOf('jobScanner'))
    await box().fill('Baker wanted in our shop')
    await analyse()
    expect(await report.innerText()).toContain('too short for a score')
    expect((await report.textContent()) ?? '').not.toMatch(/\d+ of 100/)
    // Without a wording there is no law to be named.
    expect(await report.locator('.excluding select').count()).toBe(0)
  })

  beforeRelease('tools-review 14: a resume that is too short stands in the list, with the reason', async () => {
    const { page, box, report, analyse } = await openTool(visit, toolOf('talentSelector'))
    await box(0).fill('Buyer\n\nRequired\n- SAP\n- Negotiation')
    await box(1).fill('Robin Example\nBuyer\n\nSkills\nSAP')
    await analyse()
    expect(await report.locator('.ranking > li').innerText()).toContain('Too short to judge')
    // The last of a list takes the result with it, and the focus goes to what says so.
    await report.getByRole('button', { name: /^Remove/ }).press('Enter')
    await page.locator('.no-result [role="status"]:focus', { hasText: words.clearedOne }).waitFor()
  })
})
