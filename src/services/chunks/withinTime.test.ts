import { expect, test, vi } from 'vitest'
import { withinTime } from './withinTime.ts'

test('what comes in time is passed on, success or failure', async () => {
  expect(await withinTime('page', async () => 'here', 1000)).toBe('here')
  const bug = new RangeError('a bug')
  await expect(withinTime('page', () => Promise.reject(bug), 1000)).rejects.toBe(bug)
})

test('N03 what takes too long is told to stop', async () => {
  vi.useFakeTimers()
  const job = vi.fn<(signal: AbortSignal) => Promise<never>>(() => new Promise(() => {}))
  const outcome = withinTime('page', job, 1000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(await outcome).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk page failed (timeout)', failure: 'timeout' })
  expect(job.mock.calls[0]![0].aborted).toBe(true)
})
