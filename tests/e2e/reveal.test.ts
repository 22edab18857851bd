import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, scrollTo } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

/** The last part of the page that is not revealed yet. */
const waiting = (page: Page) => page.locator('[data-reveal-state="waiting"] .reveal').last()
const style = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const { opacity, transform, transitionDuration, transitionProperty } = getComputedStyle(element)
      return { opacity, up: new DOMMatrix(transform).f, transitionDuration, transitionProperty }
    })
/** Elements that are not fully visible, by class. */
const faint = (page: Page) =>
  page
    .locator('.reveal')
    .evaluateAll((found) =>
      found
        .filter(
          (element) =>
            getComputedStyle(element).opacity !== '1' ||
            !['none', 'matrix(1, 0, 0, 1, 0, 0)'].includes(getComputedStyle(element).transform),
        )
        .map((element) => element.className),
    )

test('R4.5 what is in view at the start never fades; content below waits 24 px lower and fades in within 0.85 s when a fifth of its section is in view, or focus lands on it', async () => {
  const { page } = await visit('/')
  await live(page)
  await waiting(page).waitFor({ state: 'attached' })
  const states = await page
    .locator('main [data-reveal]')
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.getBoundingClientRect().top < window.innerHeight)
        .map((section) => section.getAttribute('data-reveal-state')),
    )
  expect(states.filter((state) => state === 'waiting')).toEqual([])
  const id = await page.locator('main [data-reveal-state="waiting"]').first().getAttribute('data-section')
  const section = page.locator(`[data-section="${id}"]`)
  const part = `[data-section="${id}"] .reveal`
  expect(await section.getAttribute('data-reveal')).toBe('0.2')
  expect(await style(page, part)).toMatchObject({ opacity: '0', up: 24 })
  const { top, height } = await section.evaluate((element) => ({
    top: element.getBoundingClientRect().top + window.scrollY,
    height: (element as HTMLElement).offsetHeight,
  }))
  const share = Math.min(0.2, (900 / height) * 0.5)
  await scrollTo(page, top - 900 + height * share - 30)
  expect(await section.getAttribute('data-reveal-state')).toBe('waiting')
  await scrollTo(page, top - 900 + height * share + 5)
  await eventually(() => section.getAttribute('data-reveal-state')).toBe('shown')
  expect(await style(page, part)).toMatchObject({ transitionDuration: '0.85s, 0.85s', transitionProperty: 'opacity, transform' })
  await eventually(() => style(page, part)).toMatchObject({ opacity: '1', up: 0 })

  const link = page.locator('[data-reveal-state="waiting"] .reveal :is(a, summary, button)').last()
  const around = page.locator('main [data-reveal]', { has: page.locator(':focus') })
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await eventually(() => around.getAttribute('data-reveal-state')).toBe('shown')

  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < end; at += 400) await scrollTo(page, at)
  await eventually(() => faint(page)).toEqual([])
})

test('R4.5 a section may set its own time, way and threshold', async () => {
  const { page } = await visit('/', {
    before: (opened) =>
      opened.route('**/', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        // The document if the last section of the page has its own settings.
        const at = html.lastIndexOf('data-reveal="0.2"')
        await route.fulfill({
          response,
          body: `${html.slice(0, at)}data-reveal="0.5" style="--reveal-duration:300ms;--reveal-shift:60px"${html.slice(at + 'data-reveal="0.2"'.length)}`,
        })
      }),
  })
  await live(page)
  const part = '[data-reveal="0.5"] .reveal'
  await eventually(() => style(page, part)).toMatchObject({ opacity: '0', up: 60 })
  await page.locator('[data-reveal="0.5"]').scrollIntoViewIfNeeded()
  await eventually(() => page.locator('[data-reveal="0.5"]').getAttribute('data-reveal-state')).toBe('shown')
  expect(await style(page, part)).toMatchObject({ transitionDuration: '0.3s, 0.3s' })
})

test('R4.5 sections of the next page fade in too', async () => {
  const { page } = await visit('/about-us')
  await live(page)
  await follow(page, '/products')
  await eventually(() => page.evaluate(() => document.activeElement!.tagName)).toBe('H1')
  await waiting(page).waitFor({ state: 'attached' })
  await waiting(page).scrollIntoViewIfNeeded()
  await eventually(() => faint(page).then((found) => found.length)).toBeLessThan(await page.locator('.reveal').count())
})

test('R4.5 with reduced motion everything is visible and nothing moves', async () => {
  const { page } = await visit('/', { reducedMotion: 'reduce' })
  await live(page)
  expect(await faint(page)).toEqual([])
  await scrollTo(page, 2000)
  expect(
    await page.evaluate(() => document.getAnimations().filter((animation) => !(animation.timeline instanceof ScrollTimeline)).length),
  ).toBe(0)
})

test('R4.5 B17 what still waits is printed, and shown when reduced motion is switched on', async () => {
  const { page } = await visit('/')
  await live(page)
  await waiting(page).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  await eventually(() => faint(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await eventually(() => faint(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await eventually(() => faint(page)).toEqual([])
})

test('R4.5 without JavaScript everything is visible', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  expect(await faint(page)).toEqual([])
})
