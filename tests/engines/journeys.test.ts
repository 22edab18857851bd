import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { plentySite } from '#tests/e2e/plentySite.ts'
import { eventually } from '#tests/e2e/visit.ts'
import { toolOf } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { harbourFile } from '#tests/support/harbour.ts'
import { findProgram } from './findProgram.ts'
import { type EngineTab, openTab } from './openTab.ts'
import { type Engine, startFirefox } from './startFirefox.ts'

const program = process.env.FIREFOX_PATH ?? findProgram(['firefox', 'firefox-esr'])
if (!program) console.log('Firefox is not installed: its journeys are left out. FIREFOX_PATH may name one.')
console.log(
  findProgram(['WebKitWebDriver'])
    ? 'WebKit: its driver is installed, but these journeys need a browser that is started with WebDriver BiDi.'
    : 'WebKit is not installed: its journeys are left out.',
)

type VisitOptions = { site?: string; scripts?: boolean; width?: number; height?: number }

const siteUrl = inject('siteUrl')

// A machine need not have another browser than the one that the lock file brings.
describe.skipIf(!program)('X05 in Firefox', () => {
  const engines: Engine[] = []
  const seen = new Set<string>()

  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.close()
  })
  afterAll(() => console.log(`Tried: ${[...seen].join(', ')}, ${program}`))

  // A tab that is not the first one of its browser does not get the focus that Tab moves on.
  async function visit(path: string, { site = siteUrl, scripts = true, ...size }: VisitOptions = {}): Promise<EngineTab> {
    const engine = await startFirefox(program!, { scripts })
    engines.push(engine)
    seen.add(`${engine.name} ${engine.version}`)
    const tab = await openTab(engine.bidi, { scripts, ...size })
    await tab.goto(site + path)
    return tab
  }

  /** The application takes over at the first sign of a visitor; a pointer that lies still is none. */
  async function live(tab: EngineTab): Promise<void> {
    const isLive = () => document.documentElement.hasAttribute('data-live')
    await eventually(async () => {
      await tab.point('header .brand')
      await tab.point('main h1')
      return tab.run(isLive)
    }).toBe(true)
    await tab.point('header .brand')
  }

  const title = () => document.title
  const path = () => location.pathname
  const shows = (selector: string) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
  const panelShown = () =>
    [...document.querySelectorAll('.mega-panel')].filter((panel) => getComputedStyle(panel).visibility === 'visible').map(({ id }) => id)

  test('the home page is shown, comes to life and says nothing on the console', async () => {
    const tab = await visit('/')
    await tab.sees(true, shows, 'main h1')
    await live(tab)
    expect(await tab.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await tab.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await tab.sees(true, shows, '.scroll-to-top')
    expect(await tab.run(() => [...document.querySelectorAll('main .reveal')].every((part) => part.checkVisibility()))).toBe(true)
    expect(tab.faults).toEqual([])
  })

  test('R3.2 the mega menu opens under the pointer, and closes when it leaves', async () => {
    const tab = await visit('/')
    await live(tab)
    await tab.point('.mega-item[data-key="products"] .mega-entry')
    await tab.sees(['mega_panel_products'], panelShown)
    await tab.point('.mega-item[data-key="company"] .mega-entry')
    await tab.sees(['mega_panel_company'], panelShown)
    await tab.point('main h1')
    await tab.sees([], panelShown)
    expect(tab.faults).toEqual([])
  })

  test('R3.2 the mega menu opens by keyboard, and Escape closes it and gives the focus back', async () => {
    const tab = await visit('/')
    await live(tab)
    await tab.run(() => document.querySelector<HTMLElement>('.mega-item[data-key="products"] .mega-entry button')!.focus())
    await tab.press('Enter')
    await tab.sees(['mega_panel_products'], panelShown)
    await tab.press('Tab')
    await tab.sees(true, () => document.activeElement!.closest('#mega_panel_products') !== null)
    await tab.press('Escape')
    await tab.sees([], panelShown)
    await tab.sees('BUTTON', () => document.activeElement!.tagName)
    expect(tab.faults).toEqual([])
  })

  test('R3.3 B08 at 390 px the sidebar opens, holds the page still, and lets it go', async () => {
    const locked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'
    const tab = await visit('/', { width: 390, height: 800 })
    await live(tab)
    await tab.click('[aria-label="Open menu"]')
    await tab.sees(true, shows, '[role="dialog"] a[href="/about-us"]')
    await tab.sees(true, locked)
    await tab.press('Escape')
    await tab.sees(false, locked)
    await tab.sees('Open menu', () => document.activeElement!.getAttribute('aria-label'))
    await tab.click('[aria-label="Open menu"]')
    await tab.sees(true, locked)
    await tab.resize(1400, 800)
    await tab.sees(false, locked)
    await tab.sees(true, shows, '.mega-menu')
    expect(tab.faults).toEqual([])
  })

  test('R2.1 B13 a click on a link shows the next page without a reload, and back leads to the place that was left', async () => {
    const tab = await visit('/')
    await live(tab)
    await tab.run(() => Object.assign(document.documentElement.dataset, { marked: '' }))
    const before = await tab.run(title)
    await tab.click('footer.site-footer a[href="/contact-us"]')
    await tab.sees('/contact-us', path)
    await tab.sees(true, shows, 'main form')
    await tab.sees(true, () => scrollY < 100)
    expect(await tab.run(title)).not.toBe(before)
    await tab.back()
    await tab.sees(before, title)
    await tab.sees(true, () => scrollY > 200)
    expect(await tab.run(() => 'marked' in document.documentElement.dataset)).toBe(true)
    expect(tab.faults).toEqual([])
  })

  test('a form lists what is missing with the focus there, and keeps what was typed', async () => {
    const { sections } = harbourFile<{ sections: { fields?: { name: string }[] }[] }>('pages/contact-us.json')
    expect(sections.some(({ fields }) => fields?.some(({ name }) => name === 'email'))).toBe(true)
    const tab = await visit('/contact-us')
    await live(tab)
    await tab.click('main form [name="email"]')
    await tab.type('nobody')
    await tab.sees(true, () => document.querySelector<HTMLFormElement>('main form')!.noValidate)
    await tab.click('main form [type="submit"]')
    await tab.sees(true, () => document.querySelectorAll('main form [aria-invalid="true"]').length > 1)
    await tab.sees(true, () => document.activeElement!.matches('.summary'))
    expect(await tab.run(() => document.querySelector<HTMLInputElement>('main form [name="email"]')!.value)).toBe('nobody')
    expect(tab.faults).toEqual([])
  })

  test.each(['resumeChecker', 'jobScanner', 'dataScout'] as const)('R5 %s analyses its sample, and keeps the result', async (type) => {
    const { path: at, sample } = toolOf(type)
    const tab = await visit(at)
    await live(tab)
    await tab.run(() => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('form.sheet button')].find(({ type }) => type === 'button')!
      button.dataset.sample = ''
    })
    await tab.click('[data-sample]')
    if (sample === 'filled in') await tab.click('form.sheet [type="submit"]')
    await tab.sees(true, shows, '.result-heading')
    await tab.sees(true, () => (localStorage.getItem('persist:root') ?? '').length > 200)
    await tab.goto(siteUrl + at)
    await live(tab)
    await tab.run(() => document.querySelector('form.sheet')!.scrollIntoView())
    await tab.sees(true, shows, '.result-heading')
    expect(tab.faults).toEqual([])
  })

  test('R2.4 an unknown address shows the not-found page', async () => {
    const tab = await visit('/no-such-page')
    expect(await tab.run(() => document.querySelector('meta[name="robots"]')?.getAttribute('content'))).toBe('noindex')
    await live(tab)
    await tab.click('main a[href="/"]')
    await tab.sees('/', path)
    await tab.sees(true, shows, 'main h1')
    expect(tab.faults).toEqual([])
  })

  test('T03 T04 the question of consent is asked, can be refused, and is not asked again', async () => {
    const { dist, csp } = await plentySite('strict')
    const server = await serve({ dist, port: 0, csp, redirects: [] })
    try {
      const tab = await visit('/', { site: server.url })
      await live(tab)
      await tab.sees(true, shows, '.consent')
      await tab.press('Tab')
      await tab.press('Tab')
      await tab.sees('Reject', () => document.activeElement!.textContent)
      await tab.press('Enter')
      await tab.sees(false, shows, '.consent')
      await tab.goto(`${server.url}/visit`)
      await live(tab)
      expect(await tab.run(shows, '.consent')).toBe(false)
      const hosts = await tab.run(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))
      expect([...new Set(hosts)]).toEqual([new URL(server.url).host])
    } finally {
      await server.close()
    }
  })

  test('B01 without JavaScript all of a page is there, and the sidebar opens', async () => {
    const tab = await visit('/', { width: 390, height: 800, scripts: false })
    const unseen = await tab.run(() =>
      [...document.querySelectorAll('main [data-section], main .reveal')]
        .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(({ className }) => className),
    )
    expect(unseen).toEqual([])
    expect(await tab.run(() => document.documentElement.hasAttribute('data-live'))).toBe(false)
    expect(await tab.run(shows, '.menu-fallback a[href="/about-us"]')).toBe(false)
    await tab.click('.menu-fallback summary')
    await tab.sees(true, shows, '.menu-fallback a[href="/about-us"]')
    expect(tab.faults).toEqual([])
  })
})
