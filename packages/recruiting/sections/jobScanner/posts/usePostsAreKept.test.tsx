// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import { openToolStore } from '#packages/recruiting/results/fixtures/inStore.ts'
import type { OpenedStore } from '#src/store/persistence.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { usePostsAreKept } from './usePostsAreKept.ts'

let opened: OpenedStore
let host: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  opened.close()
  host.remove()
})

function Said() {
  return usePostsAreKept() ? 'kept' : 'not kept'
}

async function show(storage: ReturnType<typeof memoryStorage>) {
  opened = openToolStore({ storage, days: 30 })
  await opened.ready
  await act(async () =>
    createRoot(host).render(
      <StoreProvider opened={opened}>
        <Said />
      </StoreProvider>,
    ),
  )
}

test('H12.6 H12.8 posts are said to be kept until the visitor has the scanner keep nothing', async () => {
  await show(memoryStorage())
  expect(host.textContent).toBe('kept')
  act(() => opened.decide('dataScout', 'notKept'))
  expect(host.textContent).toBe('kept')
  act(() => opened.decide('jobScanner', 'notKept'))
  expect(host.textContent).toBe('not kept')
})
