import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { whollyLive } from './everyPage.ts'
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

test('R2.2 the saved search parameters and agreement are cleared when a page renders', async () => {
  const { page } = await visit('/about-us')
  await save(page)
  await page.reload({ waitUntil: 'load' })
  await live(page)
  await eventually(() => saved(page)).toEqual(nothing)
})

test('R2.2 they are cleared by a client-side navigation away from the apply page, and kept by one to it', async () => {
  const { page } = await visit('/about-us')
  await live(page)
  await eventually(() => saved(page)).toEqual(nothing)
  await save(page)
  await follow(page, APPLY)
  await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
  expect(await saved(page)).toEqual(both)
  await follow(page, '/pricing/permission')
  await eventually(() => saved(page)).toEqual(nothing)
})

test('R2.2 the apply page saves its search parameters, so that a reload without them keeps the plan', async () => {
  const { page } = await visit(`${APPLY}?plan=berth-book`)
  await live(page)
  await eventually(() => saved(page)).toMatchObject({ searchParams: '?plan=berth-book' })
  await page.goto(page.url().replace(/\?.*/, ''))
  await live(page)
  const chosen = page.locator('form :is(input[value="berth-book"]:checked, option[value="berth-book"]:checked)')
  await eventually(() => chosen.count()).toBe(1)
  expect(await saved(page)).toMatchObject({ searchParams: '?plan=berth-book' })
})

test('R2.2 the apply page saves the agreement, so that a reload keeps it', async () => {
  const { page } = await visit(`${APPLY}?plan=berth-book`)
  // What is saved is what the form knows, and its code may come later than that of the page.
  await whollyLive(page)
  const agreement = page.locator('form input[type="checkbox"]').last()
  await agreement.check()
  await eventually(async () => (await saved(page)).agreement).not.toBe(null)
  await page.goto(page.url().replace(/\?.*/, ''))
  await live(page)
  await agreement.scrollIntoViewIfNeeded()
  await eventually(() => agreement.isChecked()).toBe(true)
})
