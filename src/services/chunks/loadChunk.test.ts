import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import { ChunkLoadError, isChunkError } from './ChunkError.ts'
import { RETRY_DELAY_MS, loadChunk } from './loadChunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gone = () => new TypeError('Failed to fetch dynamically imported module: http://localhost/static/js/Tabs-1.js')

async function settle<Value>(promise: Promise<Value>) {
  const outcome = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error as Error & { code?: string } }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

test('R6.5 a chunk that fails once is tried again quietly', async () => {
  const importModule = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone()).mockResolvedValue('module')
  expect(await settle(loadChunk('Tabs', importModule))).toEqual({ value: 'module' })
  expect(importModule).toHaveBeenCalledTimes(2)
})

test('R6.5 a chunk that fails twice is a ChunkLoadError with the known message', async () => {
  const outcome = await settle(loadChunk('Tabs', () => Promise.reject(gone())))
  expect(outcome).toHaveProperty('error.name', 'ChunkLoadError')
  expect(outcome).toHaveProperty('error.message', 'Loading chunk Tabs failed')
})

test('N03 R6.4 a chunk that hangs fails after 120 seconds and not before', async () => {
  let error: unknown
  loadChunk('Tabs', () => new Promise(() => {})).catch((caught: unknown) => {
    error = caught
  })
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
  expect(error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toHaveProperty('failure', 'timeout')
})

test('N10 code that arrives unreadable counts as a chunk that failed', async () => {
  const outcome = await settle(loadChunk('Tabs', () => Promise.reject(new SyntaxError('Unexpected end of input'))))
  expect('error' in outcome && isChunkError(outcome.error)).toBe(true)
})

test('an error thrown by the code itself is passed on and not tried again', async () => {
  const bug = new RangeError('a bug')
  const importModule = vi.fn(() => Promise.reject(bug))
  expect(await settle(loadChunk('Tabs', importModule))).toEqual({ error: bug })
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('the second try waits for the pause', async () => {
  const importModule = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone()).mockResolvedValue('module')
  const loading = loadChunk('Tabs', importModule)
  await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS - 1)
  expect(importModule).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loading).toBe('module')
})
