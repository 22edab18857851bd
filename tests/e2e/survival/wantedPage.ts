import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { whollyLive } from '#tests/e2e/everyPage.ts'
import { markDocument } from '#tests/e2e/inPage.ts'
import { card, entry } from '#tests/e2e/menu.ts'
import { type Visit, type VisitOptions, live } from '#tests/e2e/visit.ts'
import { type Answer, chunk, documentsOf, intercept } from './network.ts'

/** A page with a section whose code is used on no other page, and the name of that code. */
export const WANTED = '/contact-us'
export const FORM = chunk('Form')

/** The hydrated home page; requests for the code of the wanted page end as `answer` specifies. */
export async function visitHome(
  visit: (path: string, options?: VisitOptions) => Promise<Visit>,
  answer: Answer,
  options: VisitOptions = {},
) {
  const visitor = await visit('/', options)
  const { page } = visitor
  await live(page)
  await markDocument(page)
  return { ...visitor, code: await intercept(page, FORM, answer), documents: documentsOf(page) }
}

export const blockedStorage: VisitOptions = {
  before: (page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    ),
}

export const message = (page: Page) => page.locator('main .page-error[role="alert"]')
export const retry = (page: Page) => message(page).getByRole('button')

/** The header works and the footer is present. */
export async function furnitureLives(page: Page) {
  await entry(page, 'company').hover()
  await card(page, 'company').locator('a[href="/about-us"]').waitFor()
  await page.mouse.move(5, 5)
  expect(await page.locator('footer a[href="/about-us"]').count()).toBeGreaterThan(0)
}

/** The wanted page is displayed, and its form is live. */
export async function formLives(page: Page) {
  await page.waitForURL(`**${WANTED}`)
  await page.locator('main form').waitFor()
  await whollyLive(page)
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main form [aria-invalid="true"]').first().waitFor()
}
