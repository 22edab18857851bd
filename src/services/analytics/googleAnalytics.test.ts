// @vitest-environment jsdom
import ReactGA from 'react-ga4'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConsentState } from '#src/services/services.ts'
import { startGoogleAnalytics } from './googleAnalytics.ts'

type Layer = { dataLayer?: ArrayLike<unknown>[]; gtag?: unknown; google_tag_manager?: unknown }
const page = window as unknown as Layer & Record<string, unknown>
const ID = 'G-BIKES12'

const start = (state: ConsentState = 'unasked', refusal: 'cookieless' | 'silence' = 'cookieless') =>
  startGoogleAnalytics({ trackingId: ID, state, refusal, window })
const told = () => Array.from(page.dataLayer ?? [], (entry) => Array.from(entry))
const toldOf = (...head: unknown[]) => told().filter((entry) => head.every((value, index) => entry[index] === value))
const scripts = () => document.querySelectorAll('script')

function clean() {
  ReactGA.reset()
  for (const script of scripts()) script.remove()
  for (const name of ['dataLayer', 'gtag', 'google_tag_manager', `ga-disable-${ID}`]) Reflect.deleteProperty(page, name)
  window.history.replaceState(null, '', '/repairs?email=ada%40bikes.example#form')
}
beforeEach(clean)
afterEach(clean)

test('R6.1 the script of the tracking id is asked for', () => {
  start()
  expect([...scripts()].map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
})

test('R6.2 everything is denied before anything else is said', () => {
  start()
  expect(told()[0]).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ])
  expect(told().findIndex(([command]) => command === 'config')).toBeGreaterThan(0)
})

test('R6.2 an answer given before is told before the configuration, and only statistics are granted', () => {
  start('granted')
  const commands = told().map(([command, what]) => `${command} ${command === 'consent' ? what : ''}`.trim())
  expect(commands.slice(0, 2)).toEqual(['consent default', 'consent update'])
  expect(told()[1]![2]).toEqual({ analytics_storage: 'granted' })
})

test('R6.2 the same answer is told once, a withdrawn one as denied', () => {
  const google = start()
  google.consent('granted')
  google.consent('granted')
  google.consent('refused')
  expect(toldOf('consent', 'update').map(([, , what]) => what)).toEqual([{ analytics_storage: 'granted' }, { analytics_storage: 'denied' }])
})

test('R6.2 in strict a refusal silences the library, and a grant gives it its voice back', () => {
  const google = start('granted', 'silence')
  expect(page[`ga-disable-${ID}`]).toBe(false)
  google.consent('refused')
  expect(page[`ga-disable-${ID}`]).toBe(true)
})

test('T05 the library counts no page on its own account', () => {
  start()
  expect(toldOf('config', ID)[0]![2]).toMatchObject({ send_page_view: false })
  expect(toldOf('event')).toEqual([])
})

test('T05 a page is counted with its path, title and address', () => {
  start().pageView({ path: '/plans', title: 'Plans – Bikes' })
  expect(toldOf('event', 'page_view').map(([, , what]) => what)).toEqual([
    { page_path: '/plans', page_title: 'Plans – Bikes', page_location: `${window.location.origin}/plans` },
  ])
})

test('T06 no query, anchor or e-mail address is told to anyone', () => {
  const google = start()
  google.pageView({ path: '/plans?email=ada@bikes.example', title: 'Plans' })
  google.event({ kind: 'menu', service: 'ada@bikes.example' })
  expect(JSON.stringify(told())).not.toMatch(/ada|email|form/)
})

test('T06 the page that led here is the one before, without query', () => {
  const google = start()
  google.pageView({ path: '/plans', title: 'Plans' })
  google.pageView({ path: '/about', title: 'About' })
  expect(toldOf('set').at(-1)![1]).toMatchObject({
    page_location: `${window.location.origin}/about`,
    page_referrer: `${window.location.origin}/plans`,
  })
})

test('R6.1 a menu click has category, action and the very name of the service', () => {
  start().event({ kind: 'menu', service: 'eRepairs for you' })
  expect(toldOf('event', 'Click')[0]![2]).toEqual({ event_category: 'Products', event_label: 'eRepairs for you' })
})

test('R6.1 the footer click is an event named for it, in the length that Analytics takes', () => {
  const google = start()
  google.event({ kind: 'footer', label: 'Get Started' })
  google.event({ kind: 'footer', label: 'A very long label that nobody would ever put there' })
  const names = toldOf('event').map(([, name]) => String(name))
  expect(names[0]).toBe('Footer Get Started Click')
  expect(names[1]!.length).toBeLessThanOrEqual(40)
})

test('T01 a blocked script ends the telling', () => {
  const google = start()
  scripts()[0]!.dispatchEvent(new Event('error'))
  const before = told().length
  google.pageView({ path: '/plans', title: 'Plans' })
  expect(told()).toHaveLength(before)
})

test('T01 while the script is awaited, only so much is kept for it', () => {
  const google = start()
  for (let index = 0; index < 1000; index += 1) google.event({ kind: 'menu', service: 'Repairs' })
  expect(told().length).toBeLessThan(110)
  page.google_tag_manager = {}
  google.pageView({ path: '/plans', title: 'Plans' })
  expect(toldOf('event', 'page_view')).toHaveLength(1)
})

test.each([
  [
    'gtag throws',
    () =>
      (page.gtag = () => {
        throw new Error('replaced')
      }),
  ],
  ['dataLayer is frozen', () => (page.dataLayer = Object.freeze([]) as unknown as ArrayLike<unknown>[])],
  ['dataLayer is something else', () => (page.dataLayer = 7 as unknown as ArrayLike<unknown>[])],
  ['gtag cannot be set', () => Object.defineProperty(page, 'gtag', { value: undefined, configurable: true })],
])('T02 nothing is thrown when %s', (_, tamper) => {
  tamper()
  expect(() => {
    const google = start('granted', 'silence')
    tamper()
    google.pageView({ path: '/', title: 'Home' })
    google.event({ kind: 'footer', label: 'Get Started' })
    google.consent('refused')
  }).not.toThrow()
})

test('T14 starting twice leaves one script and one configuration', () => {
  start()
  start()
  ReactGA.reset()
  start()
  expect(scripts()).toHaveLength(1)
  expect(toldOf('config')).toHaveLength(1)
})
