import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '#tests/support/sampled.ts'
import { translateToItself } from './disturbances.ts'
import { whollyLive } from './everyPage.ts'
import { toolOf, tools, useTool } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { eventually, useBrowser } from './visit.ts'

const { visit } = useBrowser()

/** What is done on pages whose texts then change. */
const journeys: [what: string, path: string, act: (page: Page) => Promise<unknown>][] = [
  ['a search in a directory', '/integration', (page) => page.getByRole('searchbox').fill('zzz')],
  ['a filter of a directory', '/integration', (page) => page.locator('.chips [aria-pressed]').nth(1).click()],
  ['a search in a glossary', '/glossary/harbour', (page) => page.getByRole('searchbox').fill('be')],
  [
    'a form that is sent empty, and then with a mistake',
    '/contact-us',
    async (page) => {
      await page.locator('form [type="submit"]').click()
      await page.getByRole('textbox').nth(1).fill('nonsense')
      await page.locator('form [type="submit"]').click()
    },
  ],
  [
    'a weight of the demonstration',
    '/products/harbour-desk',
    async (page) => {
      await page.getByRole('slider').first().focus()
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowLeft')
    },
  ],
  ['tabs', '/products/berth-book', (page) => page.getByRole('tab').last().click()],
  [
    'weights of a ranking',
    toolOf('talentSelector').path,
    async (page) => {
      await (await useTool(page, toolOf('talentSelector'))).trySample()
      for (const index of [0, 1]) {
        await page.locator('.report').getByRole('slider').nth(index).focus()
        await page.keyboard.press('ArrowLeft')
        await page.keyboard.press('ArrowLeft')
      }
    },
  ],
  ...tools.map((tool): (typeof journeys)[number] => [
    `a text that is changed after its analysis in ${tool.type}`,
    tool.path,
    async (page) => {
      const { trySample, box, analyse } = await useTool(page, tool)
      await trySample()
      const before = await box().inputValue()
      await box().fill(before ? before.slice(0, Math.ceil(before.length / 2)) : 'Robin Example\nrobin@mail.example\n\nSkills\nBaking')
      await analyse()
    },
  ]),
]

/** What the page says, without what differs from visit to visit. */
const said = async (page: Page) => (await page.locator('main').innerText()).replace(/\s+/g, ' ')

test.each(sampled(journeys, 8))('on a page that the browser has translated, %s shows what it shows elsewhere', async (_what, path, act) => {
  const [plain, translated] = [await visit(path), await visit(path)]
  await translateToItself(translated.page)
  for (const { page } of [plain, translated]) {
    await whollyLive(page)
    await act(page)
  }
  expect(await translated.page.locator('main font').count()).toBeGreaterThan(5)
  // Both are looked at again: what a tool says of a text follows a moment after it.
  await eventually(async () => [await said(translated.page), await said(plain.page)]).toSatisfy(([one, other]) => one === other)
  // React says that it made anew what was translated before.
  const faults = [...plain.faults, ...translated.faults]
  expect(faults.filter((fault) => !fault.includes('Minified React error #418'))).toEqual([])
})
