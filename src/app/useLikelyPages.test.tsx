// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '#tests/support/mount.tsx'
import { testPage } from '#tests/support/testPage.ts'
import { useLikelyPages } from './useLikelyPages.ts'

const anticipate = vi.fn<(path: string) => void>()
const data = testPage({ path: '/' })

function Page({ isThere = true }: { isThere?: boolean }) {
  useLikelyPages({ anticipate }, isThere ? data : null)
  return (
    <main>
      <section data-section="0">
        <nav className="breadcrumb">
          <a href="/above">Above</a>
        </nav>
        <a href="/#here">Here</a>
        <a href="/repairs?bike=7">Repairs</a>
        <a href="https://other.example/">Elsewhere</a>
        <a href="/repairs">Repairs</a>
        <a href="/prices">Prices</a>
        <a href="/third">Third</a>
      </section>
      <section data-section="1">
        <a href="/below">Below</a>
      </section>
    </main>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  anticipate.mockReset()
  Reflect.deleteProperty(navigator, 'connection')
})

const asked = () => anticipate.mock.calls.map(([path]) => path)

test('R2.1 the first two pages that a page leads to are fetched ahead, once the browser is idle', async () => {
  const page = await mount(<Page />)
  expect(asked()).toEqual([])
  vi.runAllTimers()
  expect(asked()).toEqual(['/repairs', '/prices'])
  await page.unmount()
})

test('R2.1 nothing is fetched ahead for a page that has not arrived or has been left', async () => {
  const page = await mount(<Page isThere={false} />)
  await page.unmount()
  const left = await mount(<Page />)
  await left.unmount()
  vi.runAllTimers()
  expect(asked()).toEqual([])
})

test('R2.1 nothing is fetched ahead for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const page = await mount(<Page />)
  vi.runAllTimers()
  expect(asked()).toEqual([])
  await page.unmount()
})
