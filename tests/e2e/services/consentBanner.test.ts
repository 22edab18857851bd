import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { usePlenty } from '#tests/e2e/usePlenty.ts'
import { hold } from '#tests/e2e/survival/network.ts'
import { eventually, live } from '#tests/e2e/visit.ts'

const { open } = usePlenty('strict')

const banner = (page: Page) => page.locator('.consent')
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const stillness = { reducedMotion: 'reduce' } as const

async function asked(path: string, options: Parameters<typeof open>[1] = {}) {
  const visitor = await open(path, { ...stillness, ...options })
  await live(visitor.page)
  await banner(visitor.page).waitFor()
  return visitor
}

/** Elements that receive the focus by Tab, from the current one to the end of the page, and are covered by the banner. */
async function coveredStops(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = []
  for (let stops = 0; stops < 90; stops += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      const bar = document.querySelector('.consent')!
      if (!element || element === document.body) return 'over'
      if (bar.contains(element)) return ''
      const rect = element.getBoundingClientRect()
      if (getComputedStyle(bar).position !== 'fixed')
        return rect.top >= window.innerHeight || rect.bottom <= 0 ? `${element.tagName} ${element.textContent}` : ''
      const edge = bar.getBoundingClientRect().top
      return rect.bottom > edge + 1 && rect.height < edge ? `${element.tagName} ${element.textContent}` : ''
    })
    if (found === 'over') return { stops, covered }
    if (found) covered.push(found)
  }
  return { stops: 90, covered }
}

describe('T04 the question of consent', () => {
  test('gives both answers the same box and the same look at any width, lets the end of the page be seen, and scrolls away at 400 % zoom', async () => {
    const { page, faults } = await asked('/', { height: 740 })
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const [reject, accept] = await Promise.all(
        ['Reject', 'Accept'].map((name) =>
          button(page, name).evaluate((element) => {
            const { width, height, top } = element.getBoundingClientRect()
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
            return { box: { width, height, top }, look: { color, backgroundColor, borderColor, fontSize, fontWeight } }
          }),
        ),
      )
      for (const side of ['width', 'height', 'top'] as const)
        expect(Math.abs(reject!.box[side] - accept!.box[side]), side).toBeLessThanOrEqual(1)
      expect(reject!.look).toEqual(accept!.look)
      expect(Math.min(reject!.box.height, reject!.box.width)).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await eventually(() =>
      page.evaluate(() => {
        const [end, bar] = ['footer', '.consent'].map((selector) => document.querySelector(selector)!.getBoundingClientRect())
        return end!.bottom <= bar!.top + 1
      }),
    ).toBe(true)
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('static')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(faults).toEqual([])
  })

  test('stays when the application comes after it and over pages, and is answered by keyboard, right after the skip link', async () => {
    const { page, faults } = await open('/', stillness)
    await banner(page).waitFor()
    await live(page)
    const passed: string[] = []
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab')
      passed.push(await focused(page))
    }
    expect(passed).toEqual(['Skip to content', 'Reject', 'Accept'])
    await page.locator('main a[href$="/breads"]').first().click()
    await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
    expect(await banner(page).isVisible()).toBe(true)
    await button(page, 'Reject').press('Enter')
    await banner(page).waitFor({ state: 'detached' })

    // It opens again from the footer with the focus on it, and returns the focus.
    const reopen = page.getByRole('button', { name: 'Cookie settings' })
    await reopen.focus()
    await page.keyboard.press('Enter')
    await banner(page).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('consent')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Cookie settings')
    expect(faults).toEqual([])
  })

  test('does not take the focus from somebody who types', async () => {
    let release = () => {}
    const { page } = await open('/visit', { ...stillness, before: async (page) => void (release = await hold(page, /showConsent-/)) })
    await live(page)
    const name = page.getByLabel('Your name')
    await name.click()
    await name.pressSequentially('Ev')
    release()
    await banner(page).waitFor()
    await page.keyboard.type('a')
    expect(await name.inputValue()).toBe('Eva')
  })

  test('never covers what has the focus, on a phone and at 400 % zoom', async () => {
    const { page } = await asked('/visit', { width: 320, height: 640 })
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height })
      const { stops, covered } = await coveredStops(page)
      expect(stops, `${height} px`).toBeGreaterThan(10)
      expect(covered, `${height} px`).toEqual([])
    }
  })

  test('holds for the visit where storage is blocked, without a fault', async () => {
    const { page, faults } = await asked('/', {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          })
        }),
    })
    await button(page, 'Reject').click()
    await banner(page).waitFor({ state: 'detached' })
    await page.locator('main a[href$="/breads"]').first().click()
    await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
    expect(await banner(page).count()).toBe(0)
    expect(faults).toEqual([])
  })
})
