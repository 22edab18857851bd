// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, CssChunkLoadError } from '#src/services/chunks/ChunkError.ts'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { testPage } from '#tests/support/testPage.ts'
import type { PageState } from './pageStore.ts'
import { useReloadForNewBuild } from './useReloadForNewBuild.ts'

const reloadOnce = vi.hoisted(() => vi.fn<(build: string, window: Window) => boolean>())
vi.mock('#src/services/chunks/reloadOnce.ts', () => ({ reloadOnce }))

function Page({ state }: { state: PageState }) {
  return useReloadForNewBuild(state, 'b1')
}

let page: MountedView
const failedWith = (error: unknown): PageState => ({ status: 'failed', error })
const stale: [string, PageState][] = [
  ['data of another build', { status: 'outdated' }],
  ['code that is gone', failedWith(new ChunkLoadError('tabs', 'failed'))],
  ['styles that are gone', failedWith(new CssChunkLoadError('/static/tabs.css'))],
]

beforeEach(() => void reloadOnce.mockReturnValue(true))
afterEach(async () => {
  await page.unmount()
  vi.restoreAllMocks()
  reloadOnce.mockReset()
})

test.each(stale)('R6.5 %s reloads the document', async (_, state) => {
  page = await mount(<Page state={state} />)
  expect(page.host.textContent).toBe('reload')
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('b1', window, false)
})

test.each(stale)('R6.5 %s is shown as a failure when the document has been reloaded for it before', async (_, state) => {
  reloadOnce.mockReturnValue(false)
  page = await mount(<Page state={state} />)
  expect(page.host.textContent).toBe('document')
})

test('R6.5 a page that is returned to is tried again, after the document has shown another one', async () => {
  page = await mount(<Page state={{ status: 'ready', data: testPage({ path: '/repairs' }), mode: 'adopted' }} />)
  await page.render(<Page state={{ status: 'outdated' }} />)
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('b1', window, true)
})

test.each(stale)('N02 %s reloads nothing without a connection', async (_, state) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  page = await mount(<Page state={state} />)
  expect(page.host.textContent).toBe('document')
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('N03 after a time-out the reader decides; only a new document helps', async () => {
  page = await mount(<Page state={failedWith(new ChunkLoadError('tabs', 'timeout'))} />)
  expect(page.host.textContent).toBe('document')
  expect(reloadOnce).not.toHaveBeenCalled()
})

test.each<[string, PageState]>([
  ['a page that is ready', { status: 'ready', data: testPage({ path: '/repairs' }), mode: 'rendered' }],
  ['a page that is loading', { status: 'loading' }],
  ['a page that is missing', { status: 'missing' }],
  ['data that could not be fetched', failedWith(new TypeError('Failed to fetch'))],
])('R6.5 %s needs no new document', async (_, state) => {
  page = await mount(<Page state={state} />)
  expect(page.host.textContent).toBe('nothing')
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('R6.5 the next stale page is tried again', async () => {
  reloadOnce.mockReturnValue(false)
  page = await mount(<Page state={{ status: 'outdated' }} />)
  await act(async () => {})
  reloadOnce.mockReturnValue(true)
  await page.render(<Page state={{ status: 'outdated' }} />)
  expect(page.host.textContent).toBe('reload')
})
