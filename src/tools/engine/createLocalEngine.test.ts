import { afterEach, describe, expect, test, vi } from 'vitest'
import { EngineError, type Progress } from './AnalysisEngine.ts'
import { type WorkerLike, createLocalEngine } from './createLocalEngine.ts'
import type { WorkerAnswer, WorkerRequest } from './messages.ts'

const limits = { bytes: 1000, pages: 1, characters: 1000, milliseconds: 1000 }
const input = { text: 'A text', limits }

/** Workers that answer when the test says so. */
function playedWorkers() {
  const workers: { asked: WorkerRequest[]; isEnded: boolean; answer(message: WorkerAnswer): void; crash(): void }[] = []
  const spawn = (): WorkerLike => {
    const listeners = new Map<string, ((event: never) => void)[]>()
    const worker = {
      asked: [] as WorkerRequest[],
      isEnded: false,
      answer: (data: WorkerAnswer) => listeners.get('message')?.forEach((listener) => listener({ data } as never)),
      crash: () => listeners.get('error')?.forEach((listener) => listener(undefined as never)),
    }
    workers.push(worker)
    return {
      postMessage: (message) => void worker.asked.push(message),
      terminate: () => {
        worker.isEnded = true
      },
      addEventListener: (type: string, listener: (event: never) => void) =>
        void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    }
  }
  return { workers, spawn }
}

const reasonOf = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) => (error as EngineError).reason,
  )

afterEach(() => {
  vi.useRealTimers()
})

describe('the engine of this browser', () => {
  test('one worker answers all runs, each its own', async () => {
    const { workers, spawn } = playedWorkers()
    const engine = createLocalEngine(spawn)
    const first = engine.run('readText', input, { milliseconds: 1000 })
    const second = engine.run('readText', input, { milliseconds: 1000 })
    const [worker] = workers
    worker!.answer({ id: worker!.asked[1]!.id, kind: 'done', output: 'second' })
    worker!.answer({ id: worker!.asked[0]!.id, kind: 'done', output: 'first' })
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(workers).toHaveLength(1)
  })

  test('progress is passed on', async () => {
    const { workers, spawn } = playedWorkers()
    const heard: Progress[] = []
    const run = createLocalEngine(spawn).run('readText', input, { milliseconds: 1000, onProgress: (progress) => heard.push(progress) })
    const { asked, answer } = workers[0]!
    answer({ id: asked[0]!.id, kind: 'progress', progress: { done: 1, total: 2, what: 'a.pdf' } })
    answer({ id: asked[0]!.id, kind: 'done', output: null })
    await run
    expect(heard).toEqual([{ done: 1, total: 2, what: 'a.pdf' }])
  })

  test('B20 cancelling ends the worker, and the next run has a new one', async () => {
    const { workers, spawn } = playedWorkers()
    const engine = createLocalEngine(spawn)
    const stop = new AbortController()
    const run = reasonOf(engine.run('readText', input, { milliseconds: 1000, signal: stop.signal }))
    stop.abort()
    expect(await run).toBe('cancelled')
    expect(workers[0]!.isEnded).toBe(true)
    const next = engine.run('readText', input, { milliseconds: 1000 })
    workers[1]!.answer({ id: workers[1]!.asked[0]!.id, kind: 'done', output: 'read' })
    expect(await next).toBe('read')
  })

  test('what is cancelled before it starts asks nobody', async () => {
    const { workers, spawn } = playedWorkers()
    expect(await reasonOf(createLocalEngine(spawn).run('readText', input, { milliseconds: 1000, signal: AbortSignal.abort() }))).toBe(
      'cancelled',
    )
    expect(workers).toEqual([])
  })

  test('B19 a run that takes too long is stopped; what ran beside it was cancelled', async () => {
    vi.useFakeTimers()
    const { workers, spawn } = playedWorkers()
    const engine = createLocalEngine(spawn)
    const slow = reasonOf(engine.run('readText', input, { milliseconds: 1000 }))
    const other = reasonOf(engine.run('readText', input, { milliseconds: 5000 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect([await slow, await other]).toEqual(['tooSlow', 'cancelled'])
    expect(workers[0]!.isEnded).toBe(true)
  })

  test('a worker that crashes, or code that fails, ends the run with a reason', async () => {
    const { workers, spawn } = playedWorkers()
    const engine = createLocalEngine(spawn)
    const crashed = reasonOf(engine.run('readText', input, { milliseconds: 1000 }))
    workers[0]!.crash()
    expect(await crashed).toBe('crashed')
    const failed = engine.run('readText', input, { milliseconds: 1000 }).catch((error: unknown) => error as Error)
    workers[1]!.answer({ id: workers[1]!.asked[0]!.id, kind: 'failed', error: 'TypeError' })
    expect(await failed).toMatchObject({ name: 'EngineError', reason: 'crashed', cause: 'TypeError' })
  })

  test('a browser without workers gives a reason too', async () => {
    const engine = createLocalEngine(() => {
      throw new Error('no workers')
    })
    expect(await reasonOf(engine.run('readText', input, { milliseconds: 1000 }))).toBe('crashed')
  })
})
