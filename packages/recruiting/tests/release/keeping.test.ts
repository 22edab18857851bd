import { expect, test } from 'vitest'
import { JudgingWords } from '#packages/recruiting/schemas/judgingWords.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { askOnce, clearAlone, resume, storedText } from '#packages/recruiting/tests/e2e/keptResults.ts'
import { openTool, toolOf, tools, useTool, words } from '#packages/recruiting/tests/e2e/toolPages.ts'

const { visit } = useBrowser()

test('R5.10 the table of people asks once about documents of others, too', () => askOnce(visit, toolOf('dataScout')))

test.each(tools.filter(({ type }) => type !== 'talentSelector'))(
  'tools-review 9, 17, R5.9 $type: on a phone its result is on the first screen, and is cleared alone, after saying what goes',
  (tool) => clearAlone(visit, tool),
)

test('R5.10 without an answer, and with "no", they are gone after a reload; the answer is remembered', async () => {
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

test.each(['dataScout', 'talentSelector'] as const)(
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

test('tools-review 9: on a phone no judgement of a requirement is cut off, whichever is chosen', async () => {
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
