import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Worktrees } from './worktrees.ts'
import { previewProcesses } from './previews.ts'

vi.mock('node:child_process', async (original) => ({ ...(await original<object>()), spawn: vi.fn(fakeChild) }))

/** A process that reports its port when it is told to, and ends when it is killed. */
function fakeChild() {
  const stream = Object.assign(new EventEmitter(), { setEncoding: () => stream })
  const child = Object.assign(new EventEmitter(), {
    stdout: stream,
    stderr: stream,
    exitCode: null,
    signalCode: null,
    kill: () => child.emit('exit', null, 'SIGTERM'),
  })
  queueMicrotask(() => child.emit('message', { port: 4711 }))
  return child
}

const ANNA = { email: 'anna@example.com', name: 'Anna', groups: [] }

/** Previews whose folders are ready when the test says so. */
function begun(beforeStart: () => Promise<unknown> = () => Promise.resolve()) {
  vi.mocked(spawn).mockClear()
  let ready = (): void => undefined
  const folder = new Promise<{ configDir: string }>((resolve) => {
    ready = () => resolve({ configDir: '/project/.build/team/anna/config' })
  })
  const lines: string[] = []
  const clock = { now: 1_000_000 }
  const previews = previewProcesses({
    folders: { of: () => folder, sweep: () => Promise.resolve(0) } satisfies Worktrees,
    teamFile: '/project/team.json',
    project: '/project',
    most: () => 1,
    now: () => clock.now,
    log: (line) => lines.push(line),
    environment: {},
    beforeStart,
  })
  return { previews, ready: () => ready(), lines, clock }
}

test('a preview that is ended while its folder is prepared never starts', async () => {
  const { previews, ready } = begun()
  const started = previews.of(ANNA)
  await previews.close()
  ready()
  expect(await started).toEqual({ failure: 'The preview has ended. Load the page again.' })
  expect(spawn).not.toHaveBeenCalled()
})

test('a start that fails unexpectedly is reported, and tried again at the next request', async () => {
  let fails = true
  const { previews, ready, lines } = begun(() => (fails ? Promise.reject(new Error('the disk is full')) : Promise.resolve()))
  expect(await previews.of(ANNA)).toEqual({ failure: 'The preview could not be started. The log of the server says why.' })
  expect(lines).toEqual(['The preview of anna@example.com could not be started: the disk is full'])
  fails = false
  ready()
  expect(await previews.of(ANNA)).toMatchObject({ port: 4711 })
})

test('asking whether a preview is running neither starts it nor counts as use', async () => {
  const { previews, ready, clock } = begun()
  ready()
  expect(previews.running(ANNA)).toBeUndefined()
  const started = await previews.of(ANNA)
  clock.now += 60_000
  expect(await previews.running(ANNA)).toEqual(started)
  expect(previews.running({ ...ANNA, groups: ['others'] })).toBeUndefined()
  previews.sweep(clock.now)
  expect(previews.running(ANNA)).toBeUndefined()
})
