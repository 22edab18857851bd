import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { toolOf, useTool } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { expectSameTranslated } from './expectSameTranslated.ts'
import { useBrowser } from './visit.ts'

const { visit } = useBrowser()

/** Actions on pages that change their texts. */
const journeys: [what: string, path: string, act: (page: Page) => Promise<unknown>][] = [
  [
    'a search and a filter of a directory',
    '/integration',
    async (page) => {
      await page.getByRole('searchbox').fill('zzz')
      await page.locator('.empty').waitFor()
      await page.getByRole('searchbox').fill('')
      await page.locator('.chips [aria-pressed]').nth(1).click()
    },
  ],
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
]

test.each(journeys)('on a page that the browser has translated, %s shows what it shows elsewhere', (_what, path, act) =>
  expectSameTranslated(visit, path, act),
)
