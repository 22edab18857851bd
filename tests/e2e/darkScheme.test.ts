import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axeFindings.ts'
import { usePlenty } from './usePlenty.ts'
import { eventually, live } from './visit.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const isDark = async (page: Page) => Math.max(...((await ground(page)).match(/\d+/g) ?? []).map(Number)) < 64
const toggle = (page: Page) => page.locator('.scheme-button')
const PAGES = ['/', '/visit', '/scan', '/oven', '/breads/rye-loaf', '/de']

const { open } = usePlenty('strict')

test('the site is as the device asks; the button changes it, and the choice is kept from the first paint of every page', async () => {
  const { page, faults } = await open('/', { colorScheme: 'dark', refused: true })
  expect(await isDark(page)).toBe(true)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  expect(await isDark(page)).toBe(false)
  expect(await toggle(page).textContent()).toContain('Dark colours')
  await page.addInitScript(() => {
    // As soon as there is a body, it must have its colour.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      document.documentElement.dataset['first'] = document.documentElement.dataset['mode']!
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.locator('html').getAttribute('data-first')).toBe('light')
  await live(page)
  await page.locator('footer a[href$="/breads"]').click()
  await page.locator('h1', { hasText: 'Our breads' }).waitFor()
  expect(await isDark(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await isDark(page)).toBe(false)
  expect(faults).toEqual([])
})

test('it follows the device as long as nothing is chosen, also where nothing can be stored', async () => {
  const { page } = await open('/visit', {
    colorScheme: 'light',
    refused: true,
    before: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError')
          },
        }),
      ),
  })
  expect(await isDark(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => isDark(page)).toBe(true)
  await toggle(page).click()
  expect(await isDark(page)).toBe(false)
})

test('it is light on paper', async () => {
  const { page } = await open('/visit', { colorScheme: 'dark', refused: true })
  await page.emulateMedia({ media: 'print' })
  expect(await isDark(page)).toBe(false)
})

test('it has no button without JavaScript, and follows the device', async () => {
  const { page } = await open('/visit', { colorScheme: 'dark', javaScriptEnabled: false })
  expect([await isDark(page), await toggle(page).isVisible()]).toEqual([true, false])
})
test('it is accessible in the dark, wherever the colours come from', async () => {
  const { page, site } = await open('/', { colorScheme: 'dark', refused: true })
  const found: string[] = []
  for (const path of PAGES) {
    await page.goto(site + (path === '/' ? '' : path))
    expect(await isDark(page), path).toBe(true)
    found.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`))
  }
  expect(found).toEqual([])
})

test('it shows the logo for dark backgrounds in its header, and its light one on paper', async () => {
  const { page } = await open('/visit', { colorScheme: 'dark', refused: true })
  const shown = () => page.locator('header .brand img:visible').getAttribute('src')
  const dark = await shown()
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).not.toBe(dark)
})
