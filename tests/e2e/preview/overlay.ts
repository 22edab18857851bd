import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, PATIENCE } from '#tests/e2e/devPreview.ts'
import { isMarked, scrollTop } from '#tests/e2e/inPage.ts'
import { harbourFile } from '#tests/support/harbour.ts'
import { mark } from './mark.ts'

const FILE = 'pages/about-us.json'
const TITLE = harbourFile<{ sections: { type: string; title: string }[] }>(FILE).sections.find(({ type }) => type === 'richText')!.title
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
const dialog = (page: Page) => page.locator('config-problems dialog[open]')
const badge = (page: Page) => page.locator('config-problems .badge')

/**
 * The messages of the preview about invalid config, and the links that open an editor, which writes its arguments into the file `opened`.
 */
export function overlay(dev: DevPreview, opened: string): void {
  const lastOpened = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n').at(-1)! : '')
  const openedEventually = () => expect.poll(lastOpened, { timeout: PATIENCE, interval: 100 })

  describe('the overlay', () => {
    test('tells every problem over the last good page, opens its place, closes and comes back as a badge', async () => {
      const { page } = await dev.open('/about-us')
      await mark(page, 600)
      await dev.edited(
        FILE,
        (text) => text.replace('"richText"', '"richTxt"').replace('"updated": "2026-11-21"', '"updated": "soon"'),
        async (broken) => {
          await dialog(page).waitFor()
          expect(await page.getByRole('alertdialog', { name: /2 errors in config/ }).count()).toBe(1)
          const line = lineOf(broken, '"richTxt"')
          const item = dialog(page).locator('li', { hasText: `${FILE}:${line}:` })
          expect(await item.textContent()).toMatch(/E_CHOICE.*richTxt.*Did you mean/s)
          expect(await item.locator('pre').textContent()).toMatch(/\^{5}/)
          expect(await page.locator('main').textContent()).toContain(TITLE)

          expect(await axeFindings(page, { within: 'config-problems' })).toEqual([])

          await item.getByRole('button', { name: /^Open in editor: / }).click()
          await openedEventually().toMatch(new RegExp(`${FILE.replace('.', '\\.')}(:${line}:|.*${line})`))

          await page.keyboard.press('Escape')
          await dialog(page).waitFor({ state: 'detached' })
          await badge(page).click()
          await dialog(page).waitFor()
          await page.getByRole('button', { name: 'Close' }).click()
          expect(await badge(page).textContent()).toBe('2 errors')
          expect(await scrollTop(page)).toBe(600)
        },
      )
      await badge(page).waitFor({ state: 'hidden' })
      expect(await isMarked(page)).toBe(true)
    })

    test('repairs what can be repaired, and the page goes on', async () => {
      const { page } = await dev.open('/about-us')
      const good = dev.site.read(FILE)
      await dev.edited(
        FILE,
        (text) => text.replace('"richText"', '"richTxt"'),
        async () => {
          await dialog(page).getByRole('button', { name: /^Fix/ }).click()
          await dialog(page).waitFor({ state: 'detached' })
          expect(dev.site.read(FILE)).toBe(good)
        },
      )
    })

    test('warnings are a small badge that opens the same list', async () => {
      const { page } = await dev.open('/about-us')
      await dev.edited(
        FILE,
        (text) =>
          text.replace('"href": "/products"', `"href": "${(JSON.parse(dev.site.read('site.json')) as { url: string }).url}/products"`),
        async () => {
          await badge(page).waitFor()
          expect(await badge(page).textContent()).toMatch(/^\d+ warnings?$/)
          expect(await dialog(page).count()).toBe(0)
          await badge(page).click()
          expect(await dialog(page).locator('li[data-severity="warning"]').count()).toBeGreaterThan(0)
        },
      )
      await badge(page).waitFor({ state: 'hidden' })
    })
  })

  describe('Alt and a click', () => {
    test('show where a section is written, and open its line', async () => {
      const { page } = await dev.open('/about-us')
      const line = lineOf(dev.site.read(FILE), '"type": "richText"') - 1
      const heading = page.getByRole('heading', { name: TITLE })
      await heading.hover()
      await page.keyboard.down('Alt')
      const label = page.locator('[data-dev-outline] .label')
      await label.waitFor()
      expect(await label.textContent()).toBe(`richText · ${FILE}:${line}`)
      await heading.click({ modifiers: ['Alt'] })
      await openedEventually().toMatch(new RegExp(`about-us\\.json.*\\b${line}\\b`))
      await page.keyboard.up('Alt')
      await label.waitFor({ state: 'hidden' })
      expect(new URL(page.url()).pathname).toBe('/about-us')
    })
  })

  describe('the addresses of the preview', () => {
    test('H10.4 a page that is still loading gets the icons that it was made with, although they have changed since', async () => {
      const iconsOf = async () => /\/static\/media\/icons-[\w-]+\.svg/.exec(await (await fetch(dev.url())).text())![0]
      const icons = await iconsOf()
      await dev.edited(
        FILE,
        (text) => text.replace('"icon": "users"', '"icon": "lighthouse"'),
        async () => {
          await expect.poll(iconsOf, { timeout: PATIENCE }).not.toBe(icons)
          expect((await fetch(dev.url() + icons)).status).toBe(200)
        },
      )
    })

    test.each(['/harbour-office', '/harbour-office/'])('lead on where redirects.json says so: %s', async (from) => {
      const { status, headers } = await fetch(dev.url() + from, { redirect: 'manual' })
      expect([status, headers.get('location')]).toEqual([302, '/contact-us'])
    })

    const post = (path: string, body: object, headers: Record<string, string>) =>
      fetch(dev.url() + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

    test('refuse pages of other places, and whoever does not say where it comes from', async () => {
      const foreign: Record<string, string>[] = [
        {},
        { origin: 'https://elsewhere.example' },
        { origin: 'http://localhost:1' },
        { origin: 'null' },
        { origin: dev.url(), 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]
      for (const headers of foreign) {
        for (const path of ['/_dev/open', '/_dev/fix'])
          expect((await post(path, { file: 'package.json', id: '' }, headers)).status, `${path} ${JSON.stringify(headers)}`).toBe(403)
      }
      expect((await fetch(`${dev.url()}/_dev/problems`, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
      expect((await fetch(`${dev.url()}/_dev/problems`)).status).toBe(200)
    })

    test('open and change nothing outside the config folder', async () => {
      const own = { origin: dev.url() }
      const before = lastOpened()
      for (const file of [
        'package.json',
        '/etc/passwd',
        `${dev.site.configDir}/../config`,
        `${dev.site.configDir}/../../../package.json`,
        '',
        7,
      ])
        expect((await post('/_dev/open', { file, line: 1, column: 1 }, own)).status, String(file)).toBe(404)
      expect(lastOpened()).toBe(before)
      expect((await post('/_dev/fix', { id: 'none', file: '../package.json', repair: { do: 'remove', keyPath: [] } }, own)).status).toBe(
        409,
      )
      expect((await fetch(`${dev.url()}/_dev/fix`, { method: 'POST', headers: own, body: 'id=1' })).status).toBe(400)
    })
  })
}
