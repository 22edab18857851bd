import { afterEach, describe, expect, test, vi } from 'vitest'
import { EngineError } from './AnalysisEngine.ts'
import { type WorkerLike, createLocalEngine } from './createLocalEngine.ts'
import type { Progress, Task, WorkerAnswer, WorkerRequest } from './messages.ts'

const limits = { bytes: 1000, pages: 1, characters: 1000, milliseconds: 1000 }
const input = { text: 'A text', limits: {}, weights: {}, ignored: [] } as never
const options = { milliseconds: 1000 }

/** Workers whose answers the test triggers. */
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
    const first = engine.analyse('jobScanner', input, options)
    const second = engine.analyse('jobScanner', input, options)
    const [worker] = workers
    worker!.answer({ id: worker!.asked[1]!.id, kind: 'done', output: 'second' })
    worker!.answer({ id: worker!.asked[0]!.id, kind: 'done', output: 'first' })
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(workers).toHaveLength(1)
  })

  test('H12.9 what could not be made ready is nobody’s concern: the next run has a worker of its own, and one under way goes on', async () => {
    const { workers, spawn } = playedWorkers()
    const engine = createLocalEngine(spawn)
    const failed = (worker: number) => {
      const { asked, answer } = workers[worker]!
      answer({ id: asked.find(({ task }) => task.kind === 'prepare')!.id, kind: 'failed', error: 'TypeError' })
    }
    engine.prepare('jobScanner')
    failed(0)
    await vi.waitFor(() => expect(workers[0]!.isEnded).toBe(true))
    const run = engine.analyse('jobScanner', input, options)
    engine.prepare('jobScanner')
    failed(1)
    workers[1]!.answer({ id: workers[1]!.asked[0]!.id, kind: 'done', output: 'the result' })
    expect(await run).toBe('the result')
    expect(workers).toHaveLength(2)
  })

  test('progress is passed on', async () => {
    const { workers, spawn } = playedWorkers()
    const heard: Progress[] = []
    const run = createLocalEngine(spawn).analyse('jobScanner', input, {
      milliseconds: 1000,
      onProgress: (progress) => heard.push(progress),
    })
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
    const run = reasonOf(engine.analyse('jobScanner', input, { milliseconds: 1000, signal: stop.signal }))
    stop.abort()
    expect(await run).toBe('cancelled')
    expect(workers[0]!.isEnded).toBe(true)
    const next = engine.analyse('jobScanner', input, options)
    workers[1]!.answer({ id: workers[1]!.asked[0]!.id, kind: 'done', output: 'read' })
    expect(await next).toBe('read')
  })

  test('what is cancelled before it starts asks nobody', async () => {
    const { workers, spawn } = playedWorkers()
    expect(await reasonOf(createLocalEngine(spawn).analyse('jobScanner', input, { milliseconds: 1000, signal: AbortSignal.abort() }))).toBe(
      'cancelled',
    )
    expect(workers).toEqual([])
  })

  test('B19 a run that takes too long is stopped; what ran beside it was cancelled', async () => {
    vi.useFakeTimers()
    const { workers, spawn } = playedWorkers()
    const engine = createLocalEngine(spawn)
    const slow = reasonOf(engine.analyse('jobScanner', input, options))
    const other = reasonOf(engine.analyse('jobScanner', input, { milliseconds: 5000 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect([await slow, await other]).toEqual(['tooSlow', 'cancelled'])
    expect(workers[0]!.isEnded).toBe(true)
  })

  test('a worker that crashes, or code that fails, ends the run with a reason', async () => {
    const { workers, spawn } = playedWorkers()
    const engine = createLocalEngine(spawn)
    const crashed = reasonOf(engine.analyse('jobScanner', input, options))
    workers[0]!.crash()
    expect(await crashed).toBe('crashed')
    const failed = engine.analyse('jobScanner', input, options).catch((error: unknown) => error as Error)
    workers[1]!.answer({ id: workers[1]!.asked[0]!.id, kind: 'failed', error: 'TypeError' })
    expect(await failed).toMatchObject({ name: 'EngineError', reason: 'crashed', cause: 'TypeError' })
  })

  test('a browser without workers gives a reason too', async () => {
    const engine = createLocalEngine(() => {
      throw new Error('no workers')
    })
    expect(await reasonOf(engine.analyse('jobScanner', input, options))).toBe('crashed')
  })
})

/** Workers that store every document with its text or “read”, and answer an analysis with the ids of their stored documents. */
function readingWorkers() {
  const held: Set<number>[] = []
  const tasks: Task[] = []
  const { workers, spawn } = playedWorkers()
  const perform = (documents: Set<number>, task: Task) => {
    tasks.push(task)
    if (task.kind === 'read') {
      return task.documents.map((source) => {
        if ('bytes' in source && !source.bytes) return { ok: false, name: source.name, failure: { reason: 'damaged' } }
        documents.add(source.id)
        return { ok: true, document: { id: source.id, name: source.name, text: 'text' in source ? source.text : 'read' } }
      })
    }
    if (task.kind === 'release') task.documents.forEach((id) => documents.delete(id))
    return [...documents]
  }
  return {
    tasks,
    workers,
    spawn(): WorkerLike {
      const worker = spawn()
      const documents = new Set<number>()
      held.push(documents)
      return {
        ...worker,
        postMessage({ id, task }) {
          const output = perform(documents, task)
          queueMicrotask(() => workers.at(-1)!.answer({ id, kind: 'done', output }))
        },
      }
    },
    held,
  }
}

describe('documents stay in the worker', () => {
  const naming = (...ids: number[]) => ({ documents: ids.map((id) => ({ id: `r${id}`, document: { id, name: '', text: '' } })) })
  const sources = [
    { name: 'a.txt', file: new Blob(['A']) },
    { name: '', text: 'B' },
  ]

  test('a file and a text are read once, and analyses name them', async () => {
    const { spawn, tasks, held } = readingWorkers()
    const engine = createLocalEngine(spawn)
    const results = await engine.read(sources, limits, options)
    expect(results).toEqual([
      { ok: true, document: { id: 1, name: 'a.txt', text: 'read' } },
      { ok: true, document: { id: 2, name: '', text: 'B' } },
    ])
    await engine.analyse('dataScout', naming(1, 2), options)
    expect(tasks.map(({ kind }) => kind)).toEqual(['read', 'analyse'])
    expect(held).toEqual([new Set([1, 2])])
  })

  test('B20 what a worker had read that was ended is read again, under the same names', async () => {
    const { spawn, tasks, held, workers } = readingWorkers()
    const engine = createLocalEngine(spawn)
    await engine.read(sources, limits, options)
    workers[0]!.crash()
    expect(await engine.analyse('dataScout', naming(1, 2), options)).toEqual([1, 2])
    expect(tasks.map(({ kind }) => kind)).toEqual(['read', 'read', 'read', 'analyse'])
    expect(held.map(({ size }) => size)).toEqual([2, 2])
  })

  test('B19 a file that is gone by then ends the run with a reason', async () => {
    const { spawn, workers } = readingWorkers()
    const engine = createLocalEngine(spawn)
    const file = new Blob(['A'])
    await engine.read([{ name: 'a.txt', file }], limits, options)
    workers[0]!.crash()
    file.arrayBuffer = () => Promise.reject(new Error('moved'))
    expect(await reasonOf(engine.analyse('dataScout', naming(1), options))).toBe('crashed')
  })

  test('a file that cannot be read is a result, and nothing of it is kept', async () => {
    const { spawn, held } = readingWorkers()
    const file = new Blob([])
    file.arrayBuffer = () => Promise.reject(new Error('a folder'))
    const results = await createLocalEngine(spawn).read([{ name: 'a', file }], limits, options)
    expect(results).toEqual([{ ok: false, name: 'a', failure: { reason: 'damaged' } }])
    expect(held).toEqual([new Set()])
  })

  test('what is no longer wanted is released, and all of it when the engine closes', async () => {
    const { spawn, held, workers } = readingWorkers()
    const engine = createLocalEngine(spawn)
    await engine.read(sources, limits, options)
    engine.keep([2])
    expect(held).toEqual([new Set([2])])
    expect(await reasonOf(engine.analyse('dataScout', naming(1), options))).toBe('crashed')
    engine.close()
    expect(workers[0]!.isEnded).toBe(true)
    expect(await reasonOf(engine.analyse('dataScout', naming(2), options))).toBe('crashed')
  })
})
