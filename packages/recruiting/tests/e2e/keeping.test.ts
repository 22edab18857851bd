import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { askOnce, clearAlone, storedText } from './keptResults.ts'
import { earlierResults, holding, openTool, owner, said, site, toolOf, useTool, words } from './toolPages.ts'

const { visit } = useBrowser()
const DAY = 86_400_000

test('tools-review 17: R5.10 a tool asks once about documents of other people, and stores nothing of them until it is answered', () =>
  askOnce(visit, toolOf('talentSelector')))

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

test('tools-review 9, 17, R5.9 on a phone a result is on the first screen, and is cleared alone, after saying what goes; the button is not the loud one', () =>
  clearAlone(visit, toolOf('talentSelector')))
