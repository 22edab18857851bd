// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '#src/site/pages/pageData.ts'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { testPage } from '#tests/support/testPage.ts'
import { rememberPosition } from './scrollRestoration.ts'
import { useArrival } from './useArrival.ts'

let page: MountedView
let navigate: NavigateFunction
let entryKey: string
/** Pages that have arrived. */
let arrived: Map<string, PageData>
const scrolledTo = vi.fn<(top: number) => void>()
const scrolledIntoView = vi.fn<(id: string) => void>()

function Site() {
  const location = useLocation()
  const router = useNavigate()
  useEffect(() => {
    navigate = router
    entryKey = location.key
  })
  const data = arrived.get(location.pathname)
  useArrival(location, data ? { status: 'ready', data, mode: 'rendered' } : { status: 'loading' })
  return (
    <main>
      {data && <h1>{data.title}</h1>}
      <h2 id="brakes">Brakes</h2>
    </main>
  )
}

const site = (address = '/') => (
  <MemoryRouter initialEntries={[address]}>
    <Site />
  </MemoryRouter>
)

/** Remembers where the page stands, as scrolling does, and goes elsewhere. */
async function go(to: string | -1, from = 0) {
  rememberPosition(entryKey, from)
  scrolledTo.mockClear()
  await act(async () => void (to === -1 ? navigate(-1) : navigate(to)))
}

const focused = () => document.activeElement?.textContent

beforeEach(async () => {
  sessionStorage.clear()
  document.title = 'As the server sent it'
  arrived = new Map(
    [
      testPage({ path: '/', title: 'Start' }),
      testPage({ path: '/repairs', title: 'Repairs' }),
      testPage({ path: '/check', title: 'Check', scroll: 'keep' }),
      testPage({ path: '/apply', title: 'Apply', session: 'keep' }),
    ].map((data) => [data.path, data]),
  )
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolledTo(top!))
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledIntoView(this.id)
  }
  page = await mount(site())
})

afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
  scrolledTo.mockReset()
  scrolledIntoView.mockReset()
})

test('R2.3 the first page is left as the browser shows it', () => {
  expect(document.title).toBe('As the server sent it')
  expect(document.activeElement).toBe(document.body)
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('R2.3 the first page is left so with a hash in its address, and when its data comes again', async () => {
  await page.unmount()
  page = await mount(site('/#brakes'))
  rememberPosition(entryKey, 500)
  arrived.set('/', { ...arrived.get('/')! })
  await page.render(site('/#brakes'))
  expect([document.activeElement, scrolledTo.mock.calls, scrolledIntoView.mock.calls]).toEqual([document.body, [], []])
})

test('R2.3 another page sets the title, moves focus to its heading and starts at the top', async () => {
  await go('/repairs', 500)
  expect([document.title, focused()]).toEqual(['Repairs', 'Repairs'])
  expect(scrolledTo.mock.calls).toEqual([[0]])
})

test('R2.3 nothing happens until the page has arrived', async () => {
  const repairs = arrived.get('/repairs')!
  arrived.delete('/repairs')
  await go('/repairs')
  expect([document.title, scrolledTo.mock.calls]).toEqual(['As the server sent it', []])
  arrived.set('/repairs', repairs)
  await page.render(site())
  expect([document.title, focused(), scrolledTo.mock.calls]).toEqual(['Repairs', 'Repairs', [[0]]])
})

test('R2.3 a page that keeps the position stays where the last one stood', async () => {
  await go('/check', 500)
  expect(scrolledTo.mock.calls).toEqual([[500]])
  expect(focused()).toBe('Check')
})

test('R2.3 back returns to the position that was left', async () => {
  await go('/repairs', 500)
  await go(-1, 80)
  expect(scrolledTo.mock.calls).toEqual([[500]])
  expect([document.title, focused()]).toEqual(['Start', 'Start'])
})

test('R2.3 an address with a hash leads to its element', async () => {
  await go('/repairs#brakes')
  expect(focused()).toBe('Brakes')
  expect(scrolledIntoView.mock.calls).toEqual([['brakes']])
  expect(scrolledTo).not.toHaveBeenCalled()
})

test.each(['#gone', '#%E0%A4%A'])('R2.3 a hash without an element (%s) starts the page at the top', async (hash) => {
  await go(`/repairs${hash}`)
  expect(focused()).toBe('Repairs')
  expect(scrolledTo.mock.calls).toEqual([[0]])
})

test('R2.3 another query of the same page moves neither focus nor position', async () => {
  await go('/repairs')
  act(() => (document.activeElement as HTMLElement).blur())
  await go('/repairs?bike=7', 300)
  expect(document.activeElement).toBe(document.body)
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('R6.5 a page that returns after a failure in its place counts as another page', async () => {
  const start = arrived.get('/')!
  arrived.delete('/')
  await page.render(site())
  arrived.set('/', start)
  await page.render(site())
  expect([document.title, focused()]).toEqual(['Start', 'Start'])
})

test('R2.2 every page applies its session rule, the first one too', async () => {
  sessionStorage.setItem('agreement', 'yes')
  await go('/apply?plan=2')
  expect({ ...sessionStorage }).toEqual({ agreement: 'yes', searchParams: '?plan=2' })
  await go('/repairs')
  expect({ ...sessionStorage }).toEqual({})
  sessionStorage.setItem('agreement', 'yes')
  await page.unmount()
  page = await mount(site())
  expect({ ...sessionStorage }).toEqual({})
})
