import { describe, expect, test } from 'vitest'
import { isMarked, scrollTop } from '#tests/e2e/inPage.ts'
import type { DevPreview } from '#tests/e2e/devPreview.ts'
import { harbourFile } from '#tests/support/harbour.ts'
import { mark } from './mark.ts'

const FILE = 'pages/about-us.json'
const TITLE = harbourFile<{ sections: { type: string; title: string }[] }>(FILE).sections.find(({ type }) => type === 'richText')!.title

/** Delays work that React has deferred, like a busy machine, until `goOn` is called. */
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

type Sections = { sections: ({ type: string; title: string } & Record<string, unknown>)[] }

/** A page with a change to its sections. */
function withSections(text: string, change: (sections: Sections['sections']) => void): string {
  const page = JSON.parse(text) as Sections
  change(page.sections)
  return JSON.stringify(page, null, 2)
}
const sectionOf = (sections: Sections['sections'], type: string) => sections.find((section) => section.type === type)!

/** The view of a reader of the preview when an author saves edits. */
export function savedEdits(dev: DevPreview): void {
  describe('a saved edit shows in place', () => {
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
          expect(await scrollTop(page)).toBe(900)
          expect(await isMarked(page)).toBe(true)
          expect(await other.page.evaluate(() => document.documentElement.dataset['renewed'])).toBeUndefined()
          expect(await scrollTop(other.page)).toBe(100)
        },
      )
      await page.getByRole('heading', { name: TITLE }).waitFor()
      expect(await scrollTop(page)).toBe(900)
      expect(await isMarked(page)).toBe(true)
      expect(await isMarked(other.page)).toBe(true)
      // The other page is notified of the change, but requests nothing because the change does not concern it.
      expect(asked).toEqual([])
      // Re-rendered content is live: links still work without a new document.
      await page.locator('main a[href="/products"]').first().click()
      await page.waitForURL('**/products')
      expect(await isMarked(page)).toBe(true)
      expect(faults).toEqual([])
    })

    test('title, menu, footer, colour, Markdown and picture too', async () => {
      const { page, faults } = await dev.open('/terms-conditions')
      await mark(page, 700)
      const stays = async () => {
        expect(await scrollTop(page)).toBe(700)
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

  test('a menu that changes while React has not adopted the page yet waits for that', async () => {
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
        // React has re-rendered no prerendered content.
        expect(await page.evaluate(() => 'isAsSent' in document.querySelector('main h1')!)).toBe(true)
      },
    )
    expect(faults).toEqual([])
  })

  describe('a saved edit takes nothing away from what a reader has done', () => {
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
      for (const [text, change] of changes) {
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

    test('what was typed stays, in a form that is edited itself, too; and nothing is wrong when it becomes live', async () => {
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
}
