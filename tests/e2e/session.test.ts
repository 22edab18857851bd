import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focusedHeading, follow } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

const APPLY = '/pricing/permission/apply'
const saved = (page: Page) =>
  page.evaluate(() => ({ searchParams: sessionStorage.getItem('searchParams'), agreement: sessionStorage.getItem('agreement') }))
const save = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('searchParams', '?plan=berth-book')
    sessionStorage.setItem('agreement', 'true')
  })
const nothing = { searchParams: null, agreement: null }
const both = { searchParams: '?plan=berth-book', agreement: 'true' }

test('R2.2 the saved search parameters and agreement are cleared when a page renders and by a way from the apply page, and kept by one to it', async () => {
  const { page } = await visit('/about-us')
  await save(page)
  await page.reload({ waitUntil: 'load' })
  await live(page)
  await eventually(() => saved(page)).toEqual(nothing)
  await save(page)
  await follow(page, APPLY)
  await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
  expect(await saved(page)).toEqual(both)
  await follow(page, '/pricing/permission')
  await eventually(() => saved(page)).toEqual(nothing)
})
