import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import { testPage } from '#tests/support/testPage.ts'
import { browserPageSource } from './browserPageSource.ts'

const repairs = testPage({ path: '/repairs', build: 'b1' })
const source = browserPageSource({ build: 'b1', preload: () => Promise.resolve() })
const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  answers.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const json = (data: unknown) => Promise.resolve(Response.json(data))

/** What fetching the page gives once all time limits have passed: its answer, or the message of its failure. */
async function fetched() {
  const answer = source.fetchPage('/repairs').catch((error: unknown) => (error as Error).message)
  await vi.advanceTimersByTimeAsync(2 * CHUNK_TIMEOUT_MS)
  return answer
}

test('R2.1 a page is fetched from its static file', async () => {
  answers.mockImplementation(() => json(repairs))
  expect(await fetched()).toEqual({ status: 'found', data: repairs })
  expect(answers).toHaveBeenCalledExactlyOnceWith('/static/data/repairs.json', expect.anything())
})

/** Answers to requests of the data and of the document of a page. */
function answering(data: () => Promise<Response>, page: () => Promise<Response>) {
  answers.mockImplementation((_url, init) => (init?.method === 'HEAD' ? page() : data()))
}

const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('R2.4 a path without a file and without a document is missing', async () => {
  answering(status(404), status(404))
  expect(await fetched()).toEqual({ status: 'missing' })
})

test.each([
  ['is not there', status(404)],
  ['is kept from scripts', status(403)],
  ['is a page of a filter', () => Promise.resolve(new Response('<html>'))],
  ['was cut off', () => Promise.resolve(new Response('{"path":"/rep'))],
  ['is refused', lost],
])('R6.5 where data %s and the document can be had, the document is loaded', async (_, data) => {
  answering(data, status(200))
  expect(await fetched()).toEqual({ status: 'outdated' })
})

test('R6.5 where the connection comes back while the document is asked for, the data is asked for once more', async () => {
  answers
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(status(200))
    .mockImplementation(() => json(repairs))
  expect(await fetched()).toEqual({ status: 'found', data: repairs })
})

test.each([
  ['no connection', lost],
  ['a server that fails', status(503)],
])('R6.5 with %s the page on which somebody is stays', async (_, fail) => {
  answering(fail, fail)
  expect(await fetched()).toMatch(/Failed to fetch|responded with status 503/)
})

test('R6.5 data of another build is outdated', async () => {
  answers.mockImplementation(() => json({ ...repairs, build: 'b2' }))
  expect(await fetched()).toEqual({ status: 'outdated' })
})

test.each([
  ['a server error', () => Promise.resolve(new Response('', { status: 500 }))],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a file that is not JSON', () => Promise.resolve(new Response('<html>'))],
])('R6.5 after %s the page is fetched once more, quietly', async (_, fail) => {
  answers.mockImplementationOnce(fail).mockImplementation(() => json(repairs))
  expect(await fetched()).toEqual({ status: 'found', data: repairs })
  expect(answers).toHaveBeenCalledTimes(2)
})

test('R6.5 a second failure is final', async () => {
  answering(status(500), status(500))
  expect(await fetched()).toBe('The page /repairs responded with status 500')
  expect(answers).toHaveBeenCalledTimes(3)
})

test('R6.4 a page that does not arrive within the time limit fails, is not asked for again, and its request is aborted', async () => {
  answers.mockImplementation(() => new Promise(() => {}))
  expect(await fetched()).toBe('Loading chunk data of /repairs failed (timeout)')
  expect(answers).toHaveBeenCalledTimes(1)
  expect(answers.mock.calls[0]![1]!.signal!.aborted).toBe(true)
})
