import { describe, expect, test, vi } from 'vitest'
import { type AnalysisEngine, EngineError } from './AnalysisEngine.ts'
import { createBackendEngine } from './createBackendEngine.ts'

const limits = { bytes: 1000, pages: 1, characters: 1000, milliseconds: 1000 }
const scan = { text: 'A text', limits: {}, weights: {}, ignored: [] } as never
const ADDRESS = 'https://app.bikes.example/api/analysis'

function played(send: typeof fetch) {
  const local = { run: vi.fn(() => Promise.resolve('local')), close: vi.fn() } as unknown as AnalysisEngine
  const onFallback = vi.fn()
  return { local, onFallback, engine: createBackendEngine(ADDRESS, local, onFallback, send) }
}

const answering = (status: number, body: string) => vi.fn(() => Promise.resolve(new Response(body, { status }))) as unknown as typeof fetch

describe('the engine of a service', () => {
  test('asks the service, without cookies, and gives its output', async () => {
    const send = answering(200, '{"output":"remote"}')
    const { engine, onFallback } = played(send)
    expect(await engine.run('scanJob', scan, { milliseconds: 1000 })).toBe('remote')
    expect(send).toHaveBeenCalledWith(`${ADDRESS}/scanJob`, expect.objectContaining({ method: 'POST', credentials: 'omit' }))
    expect(onFallback).not.toHaveBeenCalled()
  })

  test.each([
    ['is down', vi.fn(() => Promise.reject(new TypeError('failed'))) as unknown as typeof fetch],
    ['fails', answering(500, 'no')],
    ['answers something else', answering(200, '<html>')],
    ['answers without output', answering(200, '{}')],
  ])('when the service %s, this browser does it and says so', async (_what, send) => {
    const { engine, onFallback } = played(send)
    expect(await engine.run('scanJob', scan, { milliseconds: 1000 })).toBe('local')
    expect(onFallback).toHaveBeenCalledOnce()
  })

  test('files are never sent', async () => {
    const send = answering(200, '{"output":"remote"}')
    const { engine } = played(send)
    expect(await engine.run('readFiles', { files: [], limits }, { milliseconds: 1000 })).toBe('local')
    expect(await engine.run('readText', { text: '', limits }, { milliseconds: 1000 })).toBe('local')
    expect(send).not.toHaveBeenCalled()
  })

  test('B20 cancelling is not repeated by this browser', async () => {
    const stop = new AbortController()
    const send = ((_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)))) as typeof fetch
    const { engine, local } = played(send)
    const run = engine
      .run('scanJob', scan, { milliseconds: 1000, signal: stop.signal })
      .catch((error: unknown) => (error as EngineError).reason)
    stop.abort()
    expect(await run).toBe('cancelled')
    expect(local.run).not.toHaveBeenCalled()
  })
})
