import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { readStored } from '#src/store/persistence/readStored.ts'
import recruiting from '#packages/recruiting/results.ts'
import { registered } from '#packages/recruiting/results/fixtures/inStore.ts'
import { type Visit, type VisitOptions, eventually } from '#tests/e2e/visit.ts'
import { type Tool, openTool, owner, said, site, useTool, words } from './toolPages.ts'

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

/**
 * Follows the result of the sample of a tool from its making to its end: score and states in words, copy, download and print, a reload, and
 * clearing, here and in another tab. One visit for all of it, as to have it made takes longer than to look at it. Fails where a promise is
 * broken, and where another host is asked.
 */
export async function lifeOfResult(
  { visit, siteUrl }: { visit(path: string, options?: VisitOptions): Promise<Visit>; siteUrl: string },
  tool: Tool,
): Promise<void> {
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
}
