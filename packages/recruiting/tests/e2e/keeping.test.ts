import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { JudgingWords } from '#packages/recruiting/schemas/judgingWords.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { readStored } from '#src/store/persistence/readStored.ts'
import recruiting from '#packages/recruiting/results.ts'
import { registered } from '#packages/recruiting/results/fixtures/inStore.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { type Tool, earlierResults, holding, openTool, owner, said, site, toolOf, tools, useTool, words } from './toolPages.ts'

const { visit } = useBrowser()
const DAY = 86_400_000
const storedText = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', ROOT_KEY)
const resume = (name: string) =>
  `${name}\nPurser\n${name.split(' ')[0]!.toLowerCase()}@mail.example\n\nExperience\nPurser, Canary Line, 2015 - 2022\n` +
  '- Bought stores for five ships and kept the books in order every month. '.repeat(8)
/** What a stored text holds of the tools but one, by the type of the tool. */
function othersOf(text: string, { type: left }: Tool) {
  const stored = readStored(text, { registered, owner })
  if (stored.kind !== 'read') throw new Error(`The stored text is ${stored.kind}.`)
  const others = tools.filter(({ type }) => type !== left)
  return Object.fromEntries(others.map(({ type }) => [type, stored.slices[recruiting.resultOf[type]]]))
}

describe('tools-review 17: documents of other people', () => {
  test.each(sampled([toolOf('talentSelector'), toolOf('dataScout')], 1))(
    'R5.10 $type asks once, and stores nothing of them until it is answered',
    async (tool) => {
      const { page, box, analyse, report } = await openTool(visit, tool)
      const question = page.getByText(words.keepAsk)
      if (tool.type === 'talentSelector') await box(0).fill('Purser wanted\n\nRequired\n- 3 years as a purser\n- Bookkeeping')
      const people = box(tool.type === 'talentSelector' ? 1 : 0)
      await people.fill(resume('Robin Canary'))
      await analyse()
      await question.waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(await storedText(page)).not.toContain('Canary')

      await page.getByRole('button', { name: words.keepYes, exact: true }).click()
      await eventually(() => storedText(page)).toContain('Canary')
      expect(await question.count()).toBe(0)
      await people.fill(resume('Noor Canary'))
      await analyse()
      expect(await question.count()).toBe(0)
      await page.reload()
      await report.waitFor()
      expect(await report.locator('.storage-note').innerText()).toContain('Saved on this device until')
    },
  )

  beforeRelease('R5.10 without an answer, and with "no", they are gone after a reload; the answer is remembered', async () => {
    const tool = toolOf('dataScout')
    const { page, box, analyse, report } = await openTool(visit, tool)
    await box().fill(resume('Robin Canary'))
    await analyse()
    await page.reload()
    const again = await useTool(page, tool)
    expect(await report.count()).toBe(0)
    await again.box().fill(resume('Robin Canary'))
    await again.analyse()
    await page.getByRole('button', { name: words.keepNo, exact: true }).click()
    await page.getByText(words.memoryOnly).waitFor()
    await page.reload()
    const third = await useTool(page, tool)
    expect(await page.getByLabel(words.doNotKeep).isChecked()).toBe(true)
    await third.box().fill(resume('Robin Canary'))
    await third.analyse()
    expect(await page.getByText(words.keepAsk).count()).toBe(0)
    expect(await storedText(page)).not.toContain('Canary')
  })
})

describe('the switch', () => {
  test('R5.10 holds for its tool and for later visits, and takes away at once what was kept', async () => {
    const tool = toolOf('resumeChecker')
    const { page, trySample, report } = await openTool(visit, tool)
    await trySample()
    await eventually(() => storedText(page)).toContain('Example')
    await page.getByLabel(words.doNotKeep).check()
    expect(await storedText(page)).not.toContain('Example')
    expect(await report.locator('.storage-note').innerText()).toBe(words.memoryOnly)
    await page.reload()
    await useTool(page, tool)
    expect(await report.count()).toBe(0)
    expect(await page.getByLabel(words.doNotKeep).isChecked()).toBe(true)
    await page.goto(new URL(toolOf('jobScanner').path, page.url()).href)
    const scanner = await useTool(page, toolOf('jobScanner'))
    expect(await page.getByLabel(words.doNotKeep).isChecked()).toBe(false)
    await scanner.trySample()
    await page.reload()
    await report.waitFor()
  })
})

describe('tools-review 17: an expiry', () => {
  test('R5.10 what has expired is never shown and is gone from the storage, on a page without tools as well', async () => {
    const { page } = await visit('/', { before: holding(earlierResults({ until: Date.now() - DAY })) })
    await page.mouse.move(30, 30)
    await eventually(() => storedText(page)).not.toContain('oven')
    for (const gone of ['Corner Bakery', 'Rolls today', 'a.baker@example.org']) expect(await storedText(page)).not.toContain(gone)
    await page.goto(new URL(toolOf('resumeChecker').path, page.url()).href)
    await useTool(page, toolOf('resumeChecker'))
    expect(await page.locator('.report').count()).toBe(0)
  })

  test('R5.10 S07 what an earlier version has stored gets a date', async () => {
    const v1 = JSON.parse(readFileSync(new URL('../../results/fixtures/v1.json', import.meta.url), 'utf8')) as Record<string, string>
    const { page, report } = await openTool(visit, toolOf('resumeChecker'), {
      before: holding(JSON.stringify({ ...v1, _owner: JSON.stringify(owner) })),
    })
    await report.waitFor()
    const date = new Date(Date.now() + site.settings.toolResults.daysKept * DAY)
    expect(await report.locator('.storage-note').innerText()).toBe(
      said(words.kept, { date: date.toLocaleDateString(site.settings.language, { dateStyle: 'long' }) }),
    )
    expect(await storedText(page)).toContain('_keeping')
  })
})

/** That the first result is on the first screen of a phone, and nothing stands over its figures. */
async function expectOnFirstScreen(page: Page, report: Locator): Promise<void> {
  const first = report.locator('.dial, .ranking > li h3, tbody tr, .first-result, .requirements > li').first()
  await first.waitFor()
  await eventually(() => first.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(844 - 72)
  expect(await first.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(64)
  // R4.3: the button back to the top is there as on any page; what is behind it fades out across the window.
  const button = page.locator('.scroll-to-top')
  expect(await button.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  const behind = await button.evaluate((element) => {
    const { backgroundImage, width, height } = getComputedStyle(element, '::before')
    return { fades: backgroundImage.includes('gradient'), isWide: parseFloat(width) >= innerWidth, height: parseFloat(height) }
  })
  expect(behind).toMatchObject({ fades: true, isWide: true })
  expect(behind.height).toBeGreaterThan(52)
}

test.each(sampled([toolOf('talentSelector'), ...tools.filter(({ type }) => type !== 'talentSelector')], 1))(
  'tools-review 9, 17, R5.9 $type: on a phone its result is on the first screen, and is cleared alone, after saying what goes; the button is not the loud one',
  async (tool) => {
    const { page, report, trySample } = await openTool(visit, tool, {
      before: holding(earlierResults()),
      width: 390,
      height: 844,
      reducedMotion: 'reduce',
    })
    await trySample()
    await expectOnFirstScreen(page, report)
    const held = othersOf(await storedText(page), tool)
    expect(Object.keys(held)).toHaveLength(tools.length - 1)
    const loud = await page.locator('form.sheet [type="submit"]').evaluate((button) => getComputedStyle(button).backgroundColor)
    const own = page.getByRole('button', { name: words.clearOne })
    expect(await own.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe(loud)
    await own.click()
    const dialog = page.getByRole('dialog', { name: words.clearOne })
    const items = await dialog.getByRole('listitem').allInnerTexts()
    expect(items.length).toBeGreaterThan(0)
    expect(items).not.toContain(words.heldPosts)
    await dialog.getByRole('button', { name: words.clearNo }).click()
    expect(await report.count()).toBe(1)
    await own.click()
    const confirm = dialog.getByRole('button', { name: words.clearOneYes })
    expect(await confirm.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe(loud)
    await confirm.click()
    await page.locator('.no-result [role="status"]:focus', { hasText: words.clearedOne }).waitFor()
    const left = await storedText(page)
    expect(othersOf(left, tool)).toEqual(held)
    // Two show what is kept as soon as they are opened.
    for (const other of [toolOf('resumeChecker'), toolOf('jobScanner')].filter(({ type }) => type !== tool.type)) {
      await page.goto(new URL(other.path, page.url()).href)
      await useTool(page, other)
      await report.waitFor()
    }
    expect(left).toContain('Rolls today')
  },
)

beforeRelease.each(['dataScout', 'talentSelector'] as const)(
  'tools-review 9: so it is where files were left out and the question about other people stands over it: %s',
  async (type) => {
    const tool = toolOf(type)
    const { page, box, analyse, report } = await openTool(visit, tool, { width: 390, height: 844, reducedMotion: 'reduce' })
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await page
      .locator('form.sheet input[type="file"][multiple]')
      .setInputFiles([file('robin.txt', resume('Robin Canary')), file('broken.pdf', 'This is no PDF.')])
    await page.locator('form.sheet .refusal').waitFor()
    if (type === 'talentSelector') await box().fill('Purser wanted\n\nRequired\n- 3 years as a purser\n- Bookkeeping')
    await analyse()
    await report.locator('.left-out').waitFor()
    const first = report.locator('.ranking > li h3, tbody tr td, tbody tr th').first()
    await eventually(() => first.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(844 - 72)
  },
)

beforeRelease('tools-review 9: on a phone no judgement of a requirement is cut off, whichever is chosen', async () => {
  const { page, box, analyse, report } = await openTool(visit, toolOf('resumeSync'), { width: 390, height: 844 })
  await box(0).fill(resume('Robin Canary'))
  await box(1).fill('Purser wanted\n\nRequired\n- 3 years as a purser\n- Bookkeeping\n- Swedish')
  await analyse()
  // What no rule understands depends on the rules; its words do not.
  const { asReadUnclear } = JudgingWords.parse({})
  const cut = await report.locator('.requirements select').evaluateAll(
    (lists, unclear) =>
      (lists as HTMLSelectElement[]).flatMap((list) => {
        const style = getComputedStyle(list)
        const pen = document.createElement('canvas').getContext('2d')!
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const room = list.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
        const texts = [unclear, ...Array.from(list.options, (option) => option.text)]
        return texts.filter((text) => pen.measureText(text).width > room)
      }),
    asReadUnclear,
  )
  expect(await report.locator('.requirements select').count()).toBe(3)
  expect(cut).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
