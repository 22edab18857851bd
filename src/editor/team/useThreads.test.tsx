// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Threads, useThreads } from './useThreads.ts'

/** Answers of the preview that are still awaited, by path. */
let awaited: { path: string; answer(body: object, status?: number): Promise<void> }[] = []
let threads: Threads
let root: Root

function Shown() {
  const found = useThreads()
  useLayoutEffect(() => {
    threads = found
  })
  return null
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  awaited = []
  vi.stubGlobal('fetch', (path: string) => {
    return new Promise<Response>((resolve) => {
      awaited.push({ path, answer: (body, status = 200) => act(async () => resolve(Response.json(body, { status }))) })
    })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Shown />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asked = (path: string) => awaited.findLast((one) => one.path === path)!
const later = () => act(async () => vi.advanceTimersByTime(10_000))

test('a failure to read is shown until the comments are read again', async () => {
  await asked('/_dev/edit/comments').answer({ message: 'The preview has ended.' }, 503)
  expect(threads.failure).toBe('The preview has ended.')
  await later()
  await asked('/_dev/edit/comments').answer({ threads: [], me: '', mayComment: true })
  expect(threads).toMatchObject({ failure: '', known: { mayComment: true } })
})

test('a comment that was added is not hidden by what was read before, and a refusal stays until the next one succeeds', async () => {
  await asked('/_dev/edit/comments').answer({ threads: [], me: '', mayComment: true })
  let added: Promise<boolean> | undefined
  await act(async () => void (added = threads.reply('one', 'Yes.')))
  await later()
  await asked('/_dev/edit/reply').answer({ threads: [{ id: 'one' }], me: '', mayComment: true })
  expect(await added).toBe(true)
  await asked('/_dev/edit/comments').answer({ threads: [], me: '', mayComment: true })
  expect(threads.known!.threads).toHaveLength(1)

  await act(async () => void (added = threads.reply('two', 'No.')))
  await asked('/_dev/edit/reply').answer({ message: 'This comment no longer exists.' }, 409)
  await later()
  await asked('/_dev/edit/comments').answer({ threads: [], me: '', mayComment: true })
  expect([await added, threads.failure]).toEqual([false, 'This comment no longer exists.'])
})
