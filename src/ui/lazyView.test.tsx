// @vitest-environment jsdom
import { act, Component, type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { lazyView } from './lazyView.tsx'

class Boundary extends Component<{ children: ReactNode }, { status: 'fine' | 'failed' }> {
  override state: { status: 'fine' | 'failed' } = { status: 'fine' }
  static getDerivedStateFromError() {
    return { status: 'failed' }
  }
  override render() {
    return this.state.status === 'fine' ? this.props.children : <button onClick={() => this.setState({ status: 'fine' })}>Try again</button>
  }
}

const Bread = () => <p>Bread</p>
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /bread.js'))
let host: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  host.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show(view: ReactNode) {
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <Boundary>
        <Suspense fallback="Wait">{view}</Suspense>
      </Boundary>,
    ),
  )
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
}

test('what has been fetched renders at once, on the server too', async () => {
  const { preload, View } = lazyView('bread', async () => Bread)
  await preload()
  expect(renderToString(<View />)).toBe('<p>Bread</p>')
})

test('rendering fetches what is missing', async () => {
  const { View } = lazyView('bread', async () => Bread)
  await show(<View />)
  expect(host.innerHTML).toBe('<p>Bread</p>')
})

test('N02 code that does not arrive is asked for twice, shows as a failure, and is asked for again only by a new try', async () => {
  const importView = vi.fn<() => Promise<typeof Bread>>(gone)
  const { preload, View } = lazyView('bread', importView)
  await show(<View />)
  expect(host.textContent).toBe('Try again')
  expect(importView).toHaveBeenCalledTimes(2)

  importView.mockImplementation(async () => Bread)
  await act(async () => {
    void preload()
    host.querySelector('button')!.click()
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(host.innerHTML).toBe('<p>Bread</p>')
})

test('N11 a failure to fetch in advance is not remembered when it comes to rendering', async () => {
  const importView = vi.fn<() => Promise<typeof Bread>>(gone)
  const { preload, View } = lazyView('bread', importView)
  const ahead = expect(preload()).rejects.toHaveProperty('name', 'ChunkLoadError')
  await vi.advanceTimersByTimeAsync(1000)
  await ahead
  importView.mockImplementation(async () => Bread)
  await show(<View />)
  expect(host.innerHTML).toBe('<p>Bread</p>')
})
