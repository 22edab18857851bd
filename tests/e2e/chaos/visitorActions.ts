import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { Places } from './chaosPlaces.ts'
import type { Random } from './randomFrom.ts'

/** A visitor with one tab, and the recorded effects of their actions. */
export type Visitor = {
  context: BrowserContext
  siteUrl: string
  places: Places
  page: Page
  isOffline: boolean
  /** Uncaught errors. */
  errors: string[]
  /** Documents requested since the last action began. */
  documents: number
  /** The text typed into forms in this tab, by path and field name. */
  typed: Map<string, string>
  /** Whether a result of a tool was stored. */
  hasResult: boolean
  /** Opens a page in the tab of the visitor. */
  watch(page: Page): void
}

type Action = (visitor: Visitor, random: Random) => Promise<string | void>

const QUICK = { timeout: 1500 }
const WORDS = ['harbour', 'Åsa & Eva', '12', 'eva@mail.example', '<b>bold</b>', 'two\twords', 'צוות', '👩‍🍳']
const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'Space', 'Home', 'End', 'PageDown']
const WIDTHS = [320, 390, 768, 1199, 1200, 1201, 1440]

/** Clicks a random element and returns its label. */
async function pressOne(elements: Locator, random: Random): Promise<string> {
  const count = await elements.count()
  if (count === 0) return 'nothing there'
  const one = elements.nth(random.below(count))
  const label = ((await one.getAttribute('aria-label', QUICK)) ?? (await one.textContent(QUICK)) ?? '').trim().slice(0, 40)
  await one.click(QUICK)
  return JSON.stringify(label)
}

const within = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

/** The actions of visitors; each returns a description. More likely ones are listed twice. */
export const visitorActions: readonly [string, Action][] = [
  [
    'click a link',
    ({ page, siteUrl }, random) => pressOne(within(page, `main a[href^="/"], footer a[href^="/"], a[href^="${siteUrl}"]`), random),
  ],
  ['click a link', ({ page }, random) => pressOne(within(page, 'header a[href^="/"]'), random)],
  ['open or close a menu', ({ page }, random) => pressOne(within(page, 'header button, header summary'), random)],
  ['open or close a menu', ({ page }, random) => pressOne(within(page, 'header button, [role="dialog"] button'), random)],
  ['press a button', ({ page }, random) => pressOne(within(page, 'main button:not([disabled], form:not(.sheet) *)'), random)],
  [
    'send a form',
    async ({ page, typed }) => {
      const submit = within(page, 'main form:not(.sheet) [type="submit"]').first()
      if ((await submit.count()) === 0) return 'no form there'
      await submit.click(QUICK)
      // Sent text need not be kept.
      const { pathname } = new URL(page.url())
      for (const place of typed.keys()) if (place.startsWith(`${pathname} `)) typed.delete(place)
    },
  ],
  [
    'point at an entry',
    async ({ page }, random) => {
      const entries = within(page, '.mega-entry')
      const count = await entries.count()
      if (count > 0) await entries.nth(random.below(count)).hover(QUICK)
    },
  ],
  [
    'scroll',
    async ({ page }, random) => {
      const by = random.pick([-2000, -300, 200, 600, 3000])
      await page.mouse.wheel(0, by)
      return String(by)
    },
  ],
  [
    'go back',
    async (visitor) => {
      await visitor.page.goBack({ waitUntil: 'commit', ...QUICK })
    },
  ],
  [
    'go forward',
    async (visitor) => {
      await visitor.page.goForward({ waitUntil: 'commit', ...QUICK })
    },
  ],
  [
    'reload',
    async (visitor) => {
      await visitor.page.reload({ waitUntil: 'load' }).catch(() => {})
    },
  ],
  [
    'resize',
    async ({ page }, random) => {
      const width = random.pick(WIDTHS)
      await page.setViewportSize({ width, height: random.pick([500, 900]) })
      return String(width)
    },
  ],
  [
    'press a key',
    async ({ page }, random) => {
      const key = random.pick(KEYS)
      await page.keyboard.press(key)
      return key
    },
  ],
  [
    'type into a form',
    async (visitor, random) => {
      const { page, typed } = visitor
      const fields = within(page, 'main form:not(.sheet) :is(input:not([type]), input[type="text"], input[type="email"], textarea)')
      const count = await fields.count()
      if (count === 0) return 'no field there'
      const field = fields.nth(random.below(count))
      const name = (await field.getAttribute('name', QUICK)) ?? ''
      const text = random.pick(WORDS)
      await field.fill(text, QUICK)
      // A form whose code has not loaded cannot store anything.
      if (await field.evaluate((one) => one.closest('form')!.noValidate))
        typed.set(`${new URL(page.url()).pathname} ${name}`, await field.inputValue(QUICK))
      return `${name}: ${text}`
    },
  ],
  [
    'try the sample of a tool',
    async ({ page }) => {
      const sample = within(page, 'form.sheet button[type="button"]').first()
      if ((await sample.count()) === 0) return 'no tool there'
      await sample.click(QUICK)
      await within(page, 'form.sheet [type="submit"]').first().click(QUICK)
    },
  ],
  [
    'go to a page',
    async (visitor, random) => {
      const path = random.pick(visitor.places.paths)
      await visitor.page.goto(visitor.siteUrl + path, { waitUntil: 'load' }).catch(() => {})
    },
  ],
  [
    'close the tab and open another',
    async (visitor, random) => {
      const path = random.pick(visitor.places.paths)
      await visitor.context.setOffline((visitor.isOffline = false))
      const [old, page] = [visitor.page, await visitor.context.newPage()]
      visitor.watch(page)
      // Drafts of forms belong to their tab.
      visitor.typed.clear()
      await old.close()
      await page.goto(visitor.siteUrl + path, { waitUntil: 'load' })
      return path
    },
  ],
  [
    'lose or find the connection',
    async (visitor) => {
      visitor.isOffline = !visitor.isOffline
      await visitor.context.setOffline(visitor.isOffline)
      return visitor.isOffline ? 'lost' : 'found'
    },
  ],
]
