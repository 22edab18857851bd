// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testShell } from '#tests/support/hydrateView.tsx'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { PageError } from './PageError.tsx'

const { words } = testShell
const retry = vi.fn<() => void>()
let view: MountedView
let isOnline: boolean

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(async () => {
  await view.unmount()
  vi.restoreAllMocks()
  retry.mockReset()
})

const title = () => view.host.querySelector('h1')!.textContent

async function connect(state: 'online' | 'offline') {
  isOnline = state === 'online'
  await act(async () => void window.dispatchEvent(new Event(state)))
}

test('R6.5 a page that failed says so and offers to retry', async () => {
  view = await mount(<PageError retry={retry} />)
  expect(title()).toBe(words.pageErrorTitle)
  await act(async () => view.host.querySelector('button')!.click())
  expect(retry).toHaveBeenCalledOnce()
})

test('R6.5 without a connection it says so, and retries by itself when the connection is back', async () => {
  view = await mount(<PageError retry={retry} />)
  await connect('offline')
  expect(title()).toBe(words.offlineTitle)
  expect(retry).not.toHaveBeenCalled()
  await connect('online')
  expect(title()).toBe(words.pageErrorTitle)
  expect(retry).toHaveBeenCalledOnce()
})
