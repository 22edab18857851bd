// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { testShell } from '#tests/support/hydrateView.tsx'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { Loading } from './Loading.tsx'

let view: MountedView

afterEach(async () => {
  await view.unmount()
  vi.useRealTimers()
})

test('R2.1 N03 a page that is loading says so, and after ten seconds that it takes long', async () => {
  vi.useFakeTimers()
  view = await mount(<Loading />)
  const texts = () => [...view.host.querySelectorAll('p')].map((line) => line.textContent)
  expect(texts()).toEqual(['Loading..'])
  await act(async () => void vi.advanceTimersByTime(9999))
  expect(texts()).toEqual(['Loading..'])
  await act(async () => void vi.advanceTimersByTime(1))
  expect(texts()).toEqual(['Loading..', testShell.words.slow])
})
