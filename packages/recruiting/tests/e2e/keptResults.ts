import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import recruiting from '#packages/recruiting/results.ts'
import { registered } from '#packages/recruiting/results/fixtures/inStore.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { readStored } from '#src/store/persistence/readStored.ts'
import { type Visit, type VisitOptions, eventually } from '#tests/e2e/visit.ts'
import { type Tool, earlierResults, holding, openTool, owner, toolOf, tools, useTool, words } from './toolPages.ts'

type Open = (path: string, options?: VisitOptions) => Promise<Visit>

/** What the browser keeps of the tools, as text. */
export const storedText = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', ROOT_KEY)
/** A resume of somebody of this name. */
export const resume = (name: string) =>
  `${name}\nPurser\n${name.split(' ')[0]!.toLowerCase()}@mail.example\n\nExperience\nPurser, Canary Line, 2015 - 2022\n` +
  '- Bought stores for five ships and kept the books in order every month. '.repeat(8)
/** What a stored text holds of the tools but one, by the type of the tool. */
function othersOf(text: string, { type: left }: Tool) {
  const stored = readStored(text, { registered, owner })
  if (stored.kind !== 'read') throw new Error(`The stored text is ${stored.kind}.`)
  const others = tools.filter(({ type }) => type !== left)
  return Object.fromEntries(others.map(({ type }) => [type, stored.slices[recruiting.resultOf[type]]]))
}

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

/** Fails unless a tool that reads documents of other people asks once whether to keep them, and stores nothing before the answer. */
export async function askOnce(visit: Open, tool: Tool): Promise<void> {
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
}

/** Fails unless the result of a tool is on the first screen of a phone, and is cleared alone, after it is said what goes. */
export async function clearAlone(visit: Open, tool: Tool): Promise<void> {
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
}
