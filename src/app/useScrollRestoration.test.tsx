// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { positionOf } from './scrollRestoration.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

function Page({ entry, shown }: { entry: string; shown: boolean }) {
  useScrollRestoration(entry, shown)
  return null
}

let page: MountedView

beforeEach(() => {
  sessionStorage.clear()
  Object.assign(window.history, { scrollRestoration: 'auto' })
})
afterEach(async () => {
  await page.unmount()
  vi.restoreAllMocks()
})

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}

test('R2.3 the position of the entry that is shown is remembered', async () => {
  page = await mount(<Page entry="k1" shown />)
  scrollTo(300)
  await page.render(<Page entry="k2" shown />)
  scrollTo(40)
  expect([positionOf('k1'), positionOf('k2')]).toEqual([300, 40])
})

test('R2.3 scrolling while a page is still loading does not count', async () => {
  page = await mount(<Page entry="k3" shown={false} />)
  scrollTo(300)
  expect(positionOf('k3')).toBeUndefined()
})

test('R2.3 within the document the application restores positions, across documents the browser', async () => {
  page = await mount(<Page entry="k4" shown />)
  expect(window.history.scrollRestoration).toBe('manual')
  scrollTo(70)
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  expect(sessionStorage.getItem('scrollPositions')).toContain('["k4",70]')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
})

test('R2.3 until the document has loaded, the browser restores the position of a reload', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  page = await mount(<Page entry="k5" shown />)
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('load'))
  expect(window.history.scrollRestoration).toBe('manual')
})

test('R2.3 positions of before a reload are known again', async () => {
  sessionStorage.setItem('scrollPositions', '[["k6",910]]')
  page = await mount(<Page entry="k7" shown />)
  expect(positionOf('k6')).toBe(910)
})
