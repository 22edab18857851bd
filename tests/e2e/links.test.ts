import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isMarked, markDocument } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

type Click = { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean; button?: number }

/** Clicks a link with the given attributes and returns whether the page leaves the click to the browser, which is then prevented. */
function isLeftAlone(page: Page, attributes: Record<string, string>, init: Click = {}): Promise<boolean> {
  return page.evaluate(
    ([given, how]) => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { textContent: 'link' }))
      for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
      let left = false
      const stop = (event: Event) => {
        left = !event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', stop, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...how }))
      link.remove()
      return left
    },
    [attributes, init] as [Record<string, string>, Click],
  )
}

const LEFT_ALONE = [
  ['a click with Ctrl', { href: '/about-us' }, { ctrlKey: true }],
  ['a new tab', { href: '/about-us', target: '_blank', rel: 'noopener' }, {}],
  ['a file', { href: '/sitemap.xml' }, {}],
  ['an anchor of the page', { href: '#content' }, {}],
  ['a download', { href: '/about-us', download: '' }, {}],
  ['a mail address', { href: 'mailto:support@example.com' }, {}],
  ['another site', { href: 'https://blog.example.com/about-us' }, {}],
  ['a click with Cmd', { href: '/about-us' }, { metaKey: true }],
  ['a click with Shift', { href: '/about-us' }, { shiftKey: true }],
  ['a click with the middle button', { href: '/about-us' }, { button: 1 }],
] as const

test('B15 a plain click on a link of the site is the router’s, and any other is left to the browser', async () => {
  const { page } = await visit('/')
  await live(page)
  const before = page.url()
  for (const [what, attributes, init] of LEFT_ALONE) expect(await isLeftAlone(page, attributes, init), what).toBe(true)
  expect(page.url()).toBe(before)
  expect(await isLeftAlone(page, { href: '/about-us' })).toBe(false)
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
})

test('B15 a real click with Ctrl, and with the middle button, opens a tab and leaves the page as it is', async () => {
  const { page, context } = await visit('/')
  await live(page)
  await markDocument(page)
  const before = page.url()
  for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await page.locator('.mega-item a[href="/integration"]').click(how)
    const tab = await opened
    await tab.waitForURL('**/integration')
    await tab.close()
    expect(page.url()).toBe(before)
    expect(await isMarked(page)).toBe(true)
  }
})

test('B15 every link that opens a new tab has noopener', async () => {
  const { page } = await visit('/')
  const bare = await page.$$eval('a[target="_blank"]', (links) =>
    links.filter((link) => !(link as HTMLAnchorElement).relList.contains('noopener')).map((link) => link.outerHTML),
  )
  expect(bare).toEqual([])
  expect(await page.locator('a[target="_blank"]').count()).toBeGreaterThan(3)
})
