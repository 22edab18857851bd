// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addSections } from '#src/sections/index.tsx'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { testPage } from '#tests/support/testPage.ts'
import { rememberPosition } from './scrollRestoration.ts'
import { useArrival } from './useArrival.ts'

// A type that keeps its results: a tool.
addSections([{ type: 'inspection', behaviour: 'live', traits: { keepsResults: true }, view: () => Promise.resolve(() => null) }])

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
      {data?.scroll === 'keep' && (
        <section data-section="0">
          <input type="file" aria-label="File" />
          <textarea aria-label="Text" />
        </section>
      )}
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
      testPage({ path: '/check', title: 'Check', scroll: 'keep', sections: [{ type: 'inspection' } as object as ViewSection] }),
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

test('R2.3 until the page has arrived its placeholder stands at the top, and nothing else happens', async () => {
  const repairs = arrived.get('/repairs')!
  arrived.delete('/repairs')
  await go('/repairs', 500)
  expect([document.title, scrolledTo.mock.calls]).toEqual(['As the server sent it', [[0]]])
  await page.render(site())
  arrived.set('/repairs', repairs)
  await page.render(site())
  expect([document.title, focused(), scrolledTo.mock.calls]).toEqual(['Repairs', 'Repairs', [[0], [0]]])
})

test('R2.3 a page that keeps the position stays where the last one stood', async () => {
  await go('/check', 500)
  expect(scrolledTo.mock.calls).toEqual([[500]])
  expect(focused()).toBe('Check')
})

test('R2.3 a page that keeps the position keeps it also when it was awaited', async () => {
  const check = arrived.get('/check')!
  arrived.delete('/check')
  await go('/check', 500)
  arrived.set('/check', check)
  await page.render(site())
  expect(scrolledTo.mock.calls).toEqual([[0], [500]])
})

describe('R2.3 where the kept position would leave the tool out of sight', () => {
  const HEADER = 96
  /** Lays the page of the tool out: its first control stands `gap` pixels below the top of its section. */
  function layOut(gap: number) {
    document.documentElement.style.scrollPaddingTop = `${HEADER}px`
    Object.assign(window, { innerHeight: 800 })
    let top = 0
    vi.stubGlobal('scrollTo', (to: ScrollToOptions) => {
      top = to.top!
      scrolledTo(top)
    })
    const rect = (y: number, height: number) => ({ top: y - top, bottom: y - top + height, height }) as DOMRect
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
      const y = this.tagName === 'SECTION' ? 200 : 200 + gap
      top = (options as ScrollIntoViewOptions).block === 'center' ? y - 400 : y - HEADER
      scrolledIntoView(this.tagName)
    }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
      return (this as HTMLInputElement).type === 'file' ? rect(200 + gap, 1) : rect(200 + gap, 200)
    })
    return () => top
  }
  afterEach(() => {
    vi.restoreAllMocks()
    document.documentElement.style.scrollPaddingTop = ''
  })

  test.each([0, 300, 504])('a position of %i, which shows it, is kept', async (position) => {
    const top = layOut(400)
    await go('/check', position)
    expect([scrolledIntoView.mock.calls, top()]).toEqual([[], position])
  })

  test.each([505, 4420])('a position of %i gives way to the top of the tool', async (position) => {
    const top = layOut(400)
    await go('/check', position)
    expect([scrolledIntoView.mock.calls, top()]).toEqual([[['SECTION']], 200 - HEADER])
  })

  test('the page goes on to the control where the tool has a long opening', async () => {
    const top = layOut(900)
    await go('/check', 4420)
    expect([scrolledIntoView.mock.calls.flat(), top()]).toEqual([['SECTION', 'TEXTAREA'], 700])
  })
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
