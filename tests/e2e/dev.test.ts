import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { harbourFile } from '#tests/support/harbour.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { axeFindings } from './axeFindings.ts'
import { PATIENCE, devPreview } from './devPreview.ts'

const FILE = 'pages/about-us.json'
const TITLE = harbourFile<{ sections: { type: string; title: string }[] }>(FILE).sections.find(({ type }) => type === 'richText')!.title
const folder = mkdtempSync(join(tmpdir(), 'editor-'))
const opened = join(folder, 'opened.txt')
// An editor that writes down what it is asked to open.
const editor = join(folder, 'editor.sh')
writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$*" >> "${opened}"\n`, { mode: 0o755 })
afterAll(() => rmSync(folder, { recursive: true }))
const dev = devPreview({ environment: { LAUNCH_EDITOR: editor } })

const lastOpened = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n').at(-1)! : '')
const openedEventually = () => expect.poll(lastOpened, { timeout: PATIENCE, interval: 100 })
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
const dialog = (page: Page) => page.locator('config-problems dialog[open]')
const badge = (page: Page) => page.locator('config-problems .badge')

/** Marks the document, so that a reload would be seen, and scrolls to a place in it. */
async function mark(page: Page, top: number) {
  await page.evaluate((to) => {
    Object.assign(window, { marked: true })
    window.scrollTo({ top: to, behavior: 'instant' })
  }, top)
  await page.waitForFunction((to) => window.scrollY === to, top)
}
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
const top = (page: Page) => page.evaluate(() => window.scrollY)

describe('a saved edit shows in place', { timeout: 300_000 }, () => {
  test('a text changes, the page stays where it was, and other pages are left alone', async () => {
    const { page, faults } = await dev.open('/about-us')
    const other = await dev.open('/contact-us')
    await mark(page, 900)
    await mark(other.page, 100)
    const asked: string[] = []
    other.page.on('request', (request) => request.url().includes('/_dev/page') && asked.push(request.url()))
    await dev.edited(
      FILE,
      (text) => text.replace(TITLE, 'A heading that was just saved'),
      async () => {
        await page.getByRole('heading', { name: 'A heading that was just saved' }).waitFor()
        expect(await top(page)).toBe(900)
        expect(await isMarked(page)).toBe(true)
        expect(await other.page.evaluate(() => document.documentElement.dataset['renewed'])).toBeUndefined()
        expect(await top(other.page)).toBe(100)
      },
    )
    await page.getByRole('heading', { name: TITLE }).waitFor()
    expect(await top(page)).toBe(900)
    expect(await isMarked(page)).toBe(true)
    expect(await isMarked(other.page)).toBe(true)
    // It is told of changes, and that this one is none of its own.
    expect(asked).toEqual([])
    // What the application drew anew is alive: links are still followed without a new document.
    await page.locator('main a[href="/products"]').first().click()
    await page.waitForURL('**/products')
    expect(await isMarked(page)).toBe(true)
    expect(faults).toEqual([])
  })

  test('title, menu, footer, colour, Markdown and picture too', async () => {
    const { page, faults } = await dev.open('/terms-conditions')
    await mark(page, 700)
    const stays = async () => {
      expect(await top(page)).toBe(700)
      expect(await isMarked(page)).toBe(true)
    }
    await dev.edited(
      'pages/terms-conditions.md',
      (text) => text.replace(/^(## .*)$/m, '$1 and more'),
      async () => {
        await page.locator('main h2', { hasText: 'and more' }).first().waitFor()
        await stays()
      },
    )
    await dev.edited(
      'theme.json',
      (text) => text.replace(/("ink": )"#\w+"/, '$1"#123123"'),
      async () => {
        await page.waitForFunction(
          () => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-brand-ink') === '#123123',
        )
        await stays()
      },
    )
    await dev.edited(
      'pages/contact-us.json',
      (text) => text.replace(/"name": "[^"]*"/, '"name": "Reach us now"'),
      async () => {
        await page.locator('footer a', { hasText: 'Reach us now' }).waitFor()
        expect(await page.locator('.mega-menu a', { hasText: 'Reach us now' }).count()).toBe(1)
        await stays()
      },
    )
    await dev.edited(
      'pages/terms-conditions.json',
      (text) => text.replace(/"title": "/, '"title": "New: '),
      async () => {
        await page.waitForFunction(() => document.title.startsWith('New: '))
        await stays()
      },
    )
    await dev.edited(
      'assets/logo.svg',
      (text) => text.replace(/#[0-9a-f]{6}/gi, '#ff0000'),
      async () => {
        const asked = await page.waitForRequest((request) => /\/assets\/logo\.svg\?v=/.test(request.url()))
        expect(await (await asked.response())!.text()).toContain('#ff0000')
        await page.locator('header img[src^="/assets/logo.svg?v="]').first().waitFor()
        await stays()
      },
    )
    expect(faults).toEqual([])
  })
})

/** Holds back whatever React has put off, as a machine does that is busy with other work, until `goOn` is called. */
function holdReact() {
  const held: (() => void)[] = []
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [unknown]) {
    held.push(() => postMessage.apply(this, sent))
  } as typeof postMessage
  Object.assign(window, {
    asked: 0,
    goOn() {
      MessagePort.prototype.postMessage = postMessage
      for (const send of held) send()
    },
  })
  document.addEventListener('site:renew', () => void window.asked++)
}
declare global {
  interface Window {
    asked: number
    goOn(): void
  }
}

test('a menu that changes while React has not adopted the page yet waits for that', { timeout: 300_000 }, async () => {
  const { page, faults } = await dev.open('/about-us', { before: (tab) => tab.addInitScript(holdReact) })
  await page.evaluate(() => Object.assign(document.querySelector('main h1')!, { isAsSent: true }))
  await dev.edited(
    'pages/contact-us.json',
    (text) => text.replace(/"name": "[^"]*"/, '"name": "Reach us now"'),
    async () => {
      await page.waitForFunction(() => window.asked > 0)
      await page.evaluate(() => window.goOn())
      await page.locator('.mega-menu a', { hasText: 'Reach us now' }).waitFor({ state: 'attached' })
      await page.locator('footer a', { hasText: 'Reach us now' }).waitFor()
      // React has made nothing anew that it was sent.
      expect(await page.evaluate(() => 'isAsSent' in document.querySelector('main h1')!)).toBe(true)
    },
  )
  expect(faults).toEqual([])
})

type Sections = { sections: ({ type: string; title: string } & Record<string, unknown>)[] }

/** A page with a change to its sections. */
function withSections(text: string, change: (sections: Sections['sections']) => void): string {
  const page = JSON.parse(text) as Sections
  change(page.sections)
  return JSON.stringify(page, null, 2)
}
const sectionOf = (sections: Sections['sections'], type: string) => sections.find((section) => section.type === type)!

describe('a saved edit takes nothing away from what a reader has done', { timeout: 300_000 }, () => {
  test('what is open, the tab that was chosen and the focus stay, whatever comes, goes and changes', async () => {
    const { page, faults } = await dev.open('/')
    await mark(page, 0)
    await page.locator('[data-type="faq"] summary').nth(1).click()
    await page.locator('[data-type="tabs"] .tab').nth(1).hover()
    await page.locator('[data-type="tabs"] [role="tab"]').nth(1).click()
    const state = () =>
      page.evaluate(() => ({
        isMarked: 'marked' in window,
        open: [...document.querySelectorAll('[data-type="faq"] details')].map((item) => (item as HTMLDetailsElement).open),
        tabs: [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('aria-selected')),
        focus: document.activeElement?.textContent,
        top: window.scrollY,
      }))
    const before = await state()
    expect(before.open.filter(Boolean)).toHaveLength(1)
    expect(before.tabs.slice(0, 2)).toEqual(['false', 'true'])
    const changes: [text: string, change: (sections: Sections['sections']) => void][] = [
      ['A title of a section before', (sections) => (sectionOf(sections, 'featureRows').title = 'A title of a section before')],
      [
        'A section more',
        (sections) => sections.splice(sections.length - 1, 0, { type: 'richText', title: 'A section more', body: 'Hello.' }),
      ],
      ['The title of these tabs', (sections) => (sectionOf(sections, 'tabs').title = 'The title of these tabs')],
      [
        'Another question?',
        (sections) => ((sectionOf(sections, 'faq')['items'] as { question: string }[])[0]!.question = 'Another question?'),
      ],
    ]
    for (const [text, change] of sampled(changes, 2)) {
      await dev.edited(
        'pages/index.json',
        (config) => withSections(config, change),
        async () => {
          await page.locator('main').getByText(text).first().waitFor()
          expect(await state(), text).toEqual(before)
        },
      )
      await page.locator('main').getByText(text).first().waitFor({ state: 'detached' })
      expect(await state(), text).toEqual(before)
    }
    expect(faults).toEqual([])
  })

  beforeRelease('what was typed stays, in a form that is edited itself, too; and nothing is wrong when it becomes live', async () => {
    const { page, faults } = await dev.open('/contact-us')
    const name = page.getByRole('textbox', { name: /name/ }).first()
    await name.fill('Ada Quay')
    for (const [type, title] of [
      ['hero', 'A title that was just saved'],
      ['form', 'A form that was just saved'],
    ] as const) {
      await dev.edited(
        'pages/contact-us.json',
        (config) => withSections(config, (sections) => (sectionOf(sections, type).title = title)),
        async () => {
          await page.getByRole('heading', { name: title }).waitFor()
          expect(await name.inputValue()).toBe('Ada Quay')
          expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
        },
      )
    }
    expect(faults).toEqual([])
  })
})

describe('the overlay', { timeout: 300_000 }, () => {
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
        expect(await top(page)).toBe(600)
      },
    )
    await badge(page).waitFor({ state: 'hidden' })
    expect(await isMarked(page)).toBe(true)
  })

  beforeRelease('repairs what can be repaired, and the page goes on', async () => {
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

  beforeRelease('warnings are a small badge that opens the same list', async () => {
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

describe('Alt and a click', { timeout: 300_000 }, () => {
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

describe('the addresses of the preview', { timeout: 120_000 }, () => {
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
    expect((await post('/_dev/fix', { id: 'none', file: '../package.json', repair: { do: 'remove', keyPath: [] } }, own)).status).toBe(409)
    expect((await fetch(`${dev.url()}/_dev/fix`, { method: 'POST', headers: own, body: 'id=1' })).status).toBe(400)
  })
})
