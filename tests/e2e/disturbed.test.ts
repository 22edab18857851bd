import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitBeforeLife } from './changedBefore.ts'
import { disturbances } from './disturbances.ts'
import { dropOn } from '#packages/recruiting/tests/e2e/dropOn.ts'
import { toolOf } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { type VisitOptions, eventually, useBrowser } from './visit.ts'

const browser = useBrowser()
const checker = toolOf('resumeChecker')
const translation = disturbances['a translation']!
const RESUME = 'Robin Example\nrobin@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked bread'

let folder: string
let resume: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disturbed-'))
  resume = join(folder, 'robin.txt')
  writeFileSync(resume, RESUME)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A page that `disturb` has changed before hydration. `arrive` delivers the code of its application, or that of its sections. */
async function visitDisturbed(path: string, disturb: () => void, held = '**/start-*.js', options: VisitOptions = {}) {
  const { start: arrive, ...visitor } = await visitBeforeLife(browser, path, { ...options, held })
  await visitor.page.evaluate(disturb)
  return { ...visitor, arrive }
}

const isGone = () => !(window as unknown as { before: Element }).before.isConnected

/** Resolves when the changed part around the locator has been re-rendered. */
async function replaced(page: Page, part: Locator, act: () => unknown) {
  await part.evaluate((before) => Object.assign(window, { before }))
  await act()
  await page.waitForFunction(isGone)
}

describe.each(Object.entries(disturbances))('R6.4 with %s', (_name, disturb) => {
  test.each(['**/start-*.js', '**/Form-*.js'])(
    'what is typed while %s is on its way stays, with focus and caret, and goes on being typed',
    async (held) => {
      const { page, arrive } = await visitDisturbed('/contact-us', disturb, held)
      const field = page.getByRole('textbox').first()
      await field.click()
      await page.keyboard.type('Robn')
      await page.keyboard.press('ArrowLeft')
      await replaced(page, page.locator('form'), arrive)
      await page.keyboard.type('i')
      expect(await field.inputValue()).toBe('Robin')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement!.tagName)).not.toBe('BODY')
      expect(await field.inputValue()).toBe('Robin')
    },
  )
})

describe('R6.4 with a translation', () => {
  test('R5.1 a text that is typed and sent is analysed', async () => {
    const { page, arrive } = await visitDisturbed(checker.path, translation)
    await page.locator('form.sheet textarea').first().fill(RESUME)
    await page.locator('form.sheet [type="submit"]').click()
    arrive()
    await page.locator('.result-heading:focus').waitFor()
    expect(await page.locator('.report .parser-text pre').textContent()).toContain('robin@mail.example')
  })

  test('R5.1 the press on the sample fills it in', async () => {
    const { page, arrive } = await visitDisturbed(checker.path, translation)
    await page.locator('form.sheet button[type="button"]').first().click()
    arrive()
    await eventually(() => page.locator('form.sheet textarea').first().inputValue()).not.toBe('')
  })

  test('R5.1 files that are chosen or dropped are read', async () => {
    const { page, arrive } = await visitDisturbed(checker.path, translation)
    await dropOn(page.locator('.drop > span, .drop > font').first(), [resume])
    arrive()
    await page.getByText('robin.txt').first().waitFor()
  })

  test('R4.1 a slider that is moved stays where it is and goes on from there', async () => {
    const { page, arrive } = await visitDisturbed('/products/harbour-desk', translation)
    const slider = page.getByRole('slider').first()
    await slider.focus()
    await replaced(page, slider, async () => {
      await page.keyboard.press('ArrowLeft')
      arrive()
    })
    const moved = Number(await slider.inputValue())
    await page.keyboard.press('ArrowLeft')
    expect(Number(await slider.inputValue())).toBeLessThan(moved)
  })

  test('R2.2 a box that is ticked stays ticked', async () => {
    const { page, arrive } = await visitDisturbed('/pricing/permission/apply?plan=berth-book', translation)
    const agreement = page.locator('form input[type="checkbox"]').last()
    await replaced(page, agreement, async () => {
      await agreement.check()
      arrive()
    })
    await eventually(() => page.evaluate(() => sessionStorage.getItem('agreement'))).toBe('true')
    expect(await agreement.isChecked()).toBe(true)
  })
})

describe('R3.3 in a translated header', () => {
  test('the list that was opened in place of the sidebar becomes the sidebar', async () => {
    const { page, arrive } = await visitDisturbed('/', translation, undefined, { width: 390, hasTouch: true, isMobile: true })
    await page.locator('.menu-button').tap()
    await page.locator('.menu-fallback[open] a[href="/about-us"]').waitFor()
    arrive()
    await page.locator('[role="dialog"] a[href="/about-us"]').waitFor()
  })

  test('a link keeps the focus', async () => {
    const { page, arrive } = await visitDisturbed('/', translation)
    const link = page.locator('.site-header-actions a').first()
    await link.focus()
    await replaced(page, link, async () => {
      await page.keyboard.press('Shift')
      arrive()
    })
    expect(await link.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

test('R6.4 with an element among the sections, what is typed stays', async () => {
  const { page, arrive } = await visitDisturbed('/contact-us', () =>
    document.querySelector('main > *')!.before(document.createElement('aside')),
  )
  const field = page.getByRole('textbox').first()
  await field.click()
  await page.keyboard.type('Robin')
  await replaced(page, page.locator('form'), arrive)
  await eventually(() => field.inputValue()).toBe('Robin')
  await page.keyboard.type('a')
  expect(await field.inputValue()).toBe('Robina')
})
