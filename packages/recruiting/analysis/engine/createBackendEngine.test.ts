import { describe, expect, test, vi } from 'vitest'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { EngineError } from './AnalysisEngine.ts'
import { createBackendEngine } from './createBackendEngine.ts'
import { createDesk } from './createDesk.ts'
import type { LocalEngine } from './createLocalEngine.ts'

const limits = { bytes: 1000, pages: 1, characters: 1000, milliseconds: 1000 }
const scan = { text: 'A text', limits: {}, weights: {}, ignored: [] } as never
const options = { milliseconds: 1000 }
const ADDRESS = 'https://app.bikes.example/api/analysis'
const SCANNED = { checks: [], marks: [], score: { total: 42, parts: [] } }
const DOCUMENT = { name: 'a.txt', text: 'A', lines: [], facts: { words: 1 } } as unknown as ReadDocument

function played(send: typeof fetch) {
  const local = {
    read: vi.fn(() => Promise.resolve([])),
    analyse: vi.fn(() => Promise.resolve('local')),
    parse: vi.fn((tool: ToolType, answer: unknown) => createDesk()({ kind: 'parse', tool, answer }, () => {})),
    whole: vi.fn((ids: number[]) => Promise.resolve(ids.map(() => DOCUMENT))),
  }
  const onFallback = vi.fn()
  return { local, onFallback, engine: createBackendEngine(ADDRESS, local as unknown as LocalEngine, onFallback, send) }
}

const answering = (status: number, body: unknown) =>
  vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  )
const as = (send: unknown) => send as typeof fetch

describe('the engine of a service', () => {
  test('asks the service, without cookies, and gives its output', async () => {
    const send = answering(200, { output: SCANNED })
    const { engine, onFallback } = played(as(send))
    expect(await engine.analyse('jobScanner', scan, options)).toEqual(SCANNED)
    expect(send).toHaveBeenCalledWith(`${ADDRESS}/scanJob`, expect.objectContaining({ method: 'POST', credentials: 'omit' }))
    expect(onFallback).not.toHaveBeenCalled()
  })

  test('takes over what the tool knows, and nothing beside it', async () => {
    const { engine } = played(as(answering(200, { output: { ...SCANNED, more: 'x' } })))
    expect(await engine.analyse('jobScanner', scan, options)).toEqual(SCANNED)
  })

  test.each([
    ['is down', vi.fn(() => Promise.reject(new TypeError('failed')))],
    ['fails', answering(500, 'no')],
    ['answers something else', answering(200, '<html>')],
    ['answers null', answering(200, 'null')],
    ['answers without output', answering(200, {})],
    ['answers for another tool', answering(200, { output: [] })],
    ['leaves out a part', answering(200, { output: { ...SCANNED, score: { total: 42 } } })],
    ['answers a text for a number', answering(200, { output: { ...SCANNED, score: { total: '42', parts: [] } } })],
    ['answers an unknown check', answering(200, { output: { ...SCANNED, marks: [{ id: 'x', line: 0, start: 0, end: 1, text: '' }] } })],
  ])('when the service %s, this browser does it and says so', async (_what, send) => {
    const { engine, onFallback } = played(as(send))
    expect(await engine.analyse('jobScanner', scan, options)).toBe('local')
    expect(onFallback).toHaveBeenCalledOnce()
  })

  test('files are never sent, and documents only as what was read of them', async () => {
    const send = answering(200, { output: [] })
    const { engine, local } = played(as(send))
    await engine.read([{ name: 'a.txt', file: new Blob(['A']) }], limits, options)
    expect(send).not.toHaveBeenCalled()
    const documents = [{ id: 'r1', document: { id: 7, name: 'a.txt', text: 'A' } }]
    expect(await engine.analyse('dataScout', { documents }, options)).toEqual([])
    expect(local.whole).toHaveBeenCalledWith([7], options)
    expect(JSON.parse(String(send.mock.calls[0]![1].body))).toEqual({ input: { documents: [{ id: 'r1', document: DOCUMENT }] } })
  })

  test('B20 cancelling is not repeated by this browser', async () => {
    const stop = new AbortController()
    const send = (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)))
    const { engine, local } = played(as(send))
    const run = engine
      .analyse('jobScanner', scan, { ...options, signal: stop.signal })
      .catch((error: unknown) => (error as EngineError).reason)
    stop.abort()
    expect(await run).toBe('cancelled')
    expect(local.analyse).not.toHaveBeenCalled()
  })
})
