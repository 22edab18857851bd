// @vitest-environment jsdom
import { act, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PERSIST_TIMEOUT_MS } from '#src/site/constants.ts'
import { memoryStorage } from './fixtures/memoryStorage.ts'
import { ROOT_KEY } from './persistence/keys.ts'
import { writeStored } from './persistence/writeStored.ts'
import type { OpenedStore } from './persistence.ts'
import { StoreProvider } from './StoreProvider.tsx'
import { useAppDispatch } from './useAppDispatch.ts'
import { useAppSelector } from './useAppSelector.ts'
import { useOpenedStore } from './useOpenedStore.ts'
import { usePersistenceStatus } from './usePersistenceStatus.ts'
import {
  openWorkshop,
  registered,
  rideList,
  SAMPLE_STATE,
  sampleKeeping,
  type OpenedWorkshop,
  type WorkshopState,
  workshop,
} from './fixtures/workshop.ts'

const OWNER = 'bike-shop /'
const SAMPLE = writeStored(SAMPLE_STATE, { registered, owner: OWNER, line: [], keeping: sampleKeeping() })
let opened: OpenedWorkshop
let host: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  host = document.body.appendChild(document.createElement('div'))
  opened = openWorkshop({ storage: memoryStorage({ [ROOT_KEY]: SAMPLE }), owner: OWNER })
})

afterEach(() => {
  opened.close()
  host.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Count() {
  const count = useAppSelector(({ rides }: WorkshopState) => rides).length
  const dispatch = useAppDispatch()
  const { state } = usePersistenceStatus()
  return <button onClick={() => dispatch(rideList.actions.cleared())}>{`${count} rides, ${state}`}</button>
}

const page = (store: OpenedWorkshop = opened) => (
  <StrictMode>
    <h1>Rides</h1>
    <StoreProvider opened={store}>
      <Count />
    </StoreProvider>
  </StrictMode>
)

test('R5.10 on the server nothing is rendered in its place', () => {
  expect(renderToString(page())).toBe('<h1>Rides</h1>')
})

test.each(['before', 'after'])(
  'R5.10 B03 hydrating %s rehydration has no mismatch, and what is stored shows at the end',
  async (moment) => {
    host.innerHTML = renderToString(page())
    const recoverable = vi.fn()
    const complaint = vi.spyOn(console, 'error')
    if (moment === 'after') await opened.ready
    const root = await act(async () => hydrateRoot(host, page(), { onRecoverableError: recoverable }))
    expect(host.textContent).toBe('Rides2 rides, kept')
    expect(recoverable).not.toHaveBeenCalled()
    expect(complaint).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  },
)

test('R5.10 S13 in an empty shell it renders nothing until the time-out, and then lives', async () => {
  const slow = openWorkshop({ storage: { getItem: () => new Promise(() => {}), setItem() {}, removeItem() {} } })
  const root = createRoot(host)
  await act(async () => root.render(page(slow)))
  await act(async () => vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS - 1))
  expect(host.textContent).toBe('Rides')
  await act(async () => vi.advanceTimersByTimeAsync(1))
  expect(host.textContent).toBe('Rides0 rides, timed-out')
  await act(async () => root.unmount())
  slow.close()
})

test('R5.10 with a store that is ready it renders at once, without an empty moment', async () => {
  await opened.ready
  const root = createRoot(host)
  const seen: (string | null)[] = []
  const observer = new MutationObserver(() => seen.push(host.textContent))
  observer.observe(host, { childList: true, subtree: true })
  await act(async () => root.render(page()))
  expect(seen).toEqual(['Rides2 rides, kept'])
  observer.disconnect()
  await act(async () => root.unmount())
})

test('S10 state and status render again when they change', async () => {
  const root = createRoot(host)
  await act(async () => root.render(page()))
  await act(async () => host.querySelector('button')?.click())
  expect(host.textContent).toBe('Rides0 rides, kept')
  await act(async () => root.unmount())
})

test('a hook outside a StoreProvider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Lost = () => useOpenedStore().status().state
  expect(() => renderToString(<Lost />)).toThrow('StoreProvider')
})

test('without a store of its own, every StoreProvider of a page shares one', async () => {
  localStorage.clear()
  // The store of a page is opened once, and other files of tests may have done so.
  vi.resetModules()
  const { registerResults, sharedStore } = await import('./sharedStore.ts')
  const { StoreProvider } = await import('./StoreProvider.tsx')
  const { useOpenedStore } = await import('./useOpenedStore.ts')
  expect(() => sharedStore()).toThrow('registerResults')
  registerResults([workshop])
  const stores = new Set<OpenedStore>()
  const Seen = () => {
    stores.add(useOpenedStore())
    return null
  }
  const root = createRoot(host)
  await act(async () =>
    root.render(
      [1, 2].map((key) => (
        <StoreProvider key={key}>
          <Seen />
        </StoreProvider>
      )),
    ),
  )
  expect(stores.size).toBe(1)
  await act(async () => root.unmount())
  for (const store of stores) store.close()
})
