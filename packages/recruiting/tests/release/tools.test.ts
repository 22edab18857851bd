import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { follow } from '#tests/e2e/inPage.ts'
import { chunk } from '#tests/e2e/survival/network.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { completeByKeyboard } from '#packages/recruiting/tests/e2e/completeByKeyboard.ts'
import { findingsInStates } from '#packages/recruiting/tests/e2e/findingsInStates.ts'
import { lifeOfResult } from '#packages/recruiting/tests/e2e/lifeOfResult.ts'
import { openTool, pattern, toolOf, tools, useTool, words } from '#packages/recruiting/tests/e2e/toolPages.ts'

const browser = useBrowser()
const { visit } = browser
const checker = toolOf('resumeChecker')
const tool = toolOf('jobScanner')
const BUSY_WORKER = { contentType: 'text/javascript', body: 'for (;;) {}' }

describe.each(tools)('$type', (one) => {
  test('R5 S10 S14 a result says its score and states in words, can be taken along, survives a reload, and is cleared everywhere', () =>
    lifeOfResult(browser, one))

  test('is completed with Tab, Enter and Space alone', () => completeByKeyboard(visit, one))

  test('axe finds nothing: empty, busy, refused, with a result and with the question of deleting', { timeout: 120_000 }, async () => {
    expect(await findingsInStates(visit, one)).toEqual([])
  })
})

test('the score rises by the points that the first fix is worth', async () => {
  const { box, report, analyse, trySample } = await openTool(visit, toolOf('resumeChecker'))
  await trySample()
  const whole = await box().inputValue()
  const total = async () => Number((await report.locator('.dial').innerText()).match(/\d+/)![0])
  const best = await total()
  await box().fill(whole.replace('mika@mail.example | ', ''))
  await analyse()
  const email = report.locator('.fixes li', { hasText: 'Email' }).first()
  const [, points] = (await email.innerText()).match(/worth (\d+) of 100/)!
  expect((await total()) + Number(points)).toBe(best)
  expect(await report.locator('.fixes h3').innerText()).toBe(words.fixFirst)
  expect(await report.locator('.fixes > .findings > li').count()).toBe(3)
})

test('R5.5 of an advert that asks for nothing it says so, and praises no resume for it', async () => {
  const { box, report, trySample, analyse } = await openTool(visit, toolOf('resumeSync'))
  await trySample()
  await box(1).fill('Barista wanted, Leeds, £12/h')
  await analyse()
  await eventually(() => report.innerText()).toContain('No requirements were recognised')
  expect(await report.locator('.fixes').count()).toBe(0)
})

test('a profile is judged again while its fields are filled in', async () => {
  const { page, report, trySample } = await openTool(visit, toolOf('profileOptimizer'))
  await trySample()
  const before = await report.locator('.dial').innerText()
  await page.locator('#profile_headline').fill('Boatswain, 12 years at sea')
  await eventually(() => report.locator('.dial').innerText()).not.toBe(before)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('profile_headline')
})

test('B20 Back in the middle of an analysis ends it; the tool is ready when it comes again, with what was typed', async () => {
  const { page, faults, box, submit } = await openTool(visit, checker)
  await page.route(chunk('worker'), (route) => route.fulfill(BUSY_WORKER))
  await box().fill('Typed before')
  await follow(page, toolOf('jobScanner').path)
  await eventually(() => new URL(page.url()).pathname).toBe(toolOf('jobScanner').path)
  const scanner = await useTool(page, toolOf('jobScanner'))
  await scanner.box().fill('A baker is wanted')
  await scanner.submit.click()
  await page.getByRole('button', { name: words.cancel }).waitFor()
  await page.unroute(chunk('worker'))
  await page.goBack()
  await useTool(page, checker)
  expect(await box().inputValue()).toBe('Typed before')
  expect(await page.locator('form.sheet').getAttribute('aria-busy')).toBe('false')
  expect(await page.locator('.run [role="status"]').innerText()).toBe('')
  await box().fill('Robin Example\nrobin@mail.example')
  await submit.click()
  await page.locator('.result-heading:focus').waitFor()
  expect(faults).toEqual([])
})

test('S01 where the browser gives no storage, the result is shown and the note says that it is not kept', async () => {
  const { report, trySample } = await openTool(visit, tool, {
    before: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
      ),
  })
  await trySample()
  expect(await report.locator('.storage-note').innerText()).toBe(words.notKept)
})

test('S02 where the storage is full, the note says so', async () => {
  const { report, trySample } = await openTool(visit, tool, {
    before: (page) =>
      page.addInitScript((full) => {
        // What fills it; an empty one that takes nothing counts as blocked.
        localStorage.setItem('other', 'data')
        const put = Storage.prototype.setItem
        Storage.prototype.setItem = function (key, value) {
          if (key === full) throw new DOMException('full', 'QuotaExceededError')
          put.call(this, key, value)
        }
      }, ROOT_KEY),
  })
  await trySample()
  expect(await report.locator('.storage-note').innerText()).toBe(words.storageFull)
})

test('S04 S21 4.5 MB that can be neither read nor copied aside can be downloaded, and results are shown all the same', async () => {
  const { page, report, trySample } = await openTool(visit, tool, {
    before: (page) => page.addInitScript((key) => localStorage.setItem(key, `{"candidate":"${'x'.repeat(4_500_000)}`), ROOT_KEY),
  })
  await page.getByText(words.restoredPartly).waitFor()
  await trySample()
  expect(await report.locator('.storage-note').innerText()).toContain(words.storageFull)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.downloadRaw }).click()])
  expect(readFileSync(await download.path(), 'utf8')).toHaveLength(4_500_000 + '{"candidate":"'.length)
})

test('S09 results of two tabs are both kept, and a text read by one tool is offered by another', async () => {
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

test('R5.4 a resume that was removed does not come back with the next analysis, and the list can be ordered anew', async () => {
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

test('R5.4 what is judged about a resume changes its score, and the hand stays where it was', async () => {
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

test('R5.4 what was judged about a resume holds when the same resume is read for the same advert again', async () => {
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

test('tools-review 12: a few words get no score, and that is said', async () => {
  const { box, report, analyse } = await openTool(visit, toolOf('jobScanner'))
  await box().fill('Baker wanted in our shop')
  await analyse()
  expect(await report.innerText()).toContain('too short for a score')
  expect((await report.textContent()) ?? '').not.toMatch(/\d+ of 100/)
  // Without a wording there is no law to be named.
  expect(await report.locator('.excluding select').count()).toBe(0)
})

test('tools-review 14: a resume that is too short stands in the list, with the reason', async () => {
  const { page, box, report, analyse } = await openTool(visit, toolOf('talentSelector'))
  await box(0).fill('Buyer\n\nRequired\n- SAP\n- Negotiation')
  await box(1).fill('Robin Example\nBuyer\n\nSkills\nSAP')
  await analyse()
  expect(await report.locator('.ranking > li').innerText()).toContain('Too short to judge')
  // The last of a list takes the result with it, and the focus goes to what says so.
  await report.getByRole('button', { name: /^Remove/ }).press('Enter')
  await page.locator('.no-result [role="status"]:focus', { hasText: words.clearedOne }).waitFor()
})
