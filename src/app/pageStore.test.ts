import { expect, test, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { testPage } from '#tests/support/testPage.ts'
import { type PageAnswer, type PageSource, createPageStore } from './pageStore.ts'

const repairs = testPage({ path: '/repairs' })
const found: PageAnswer = { status: 'found', data: repairs }

/** A source whose answers the test gives by hand. */
function manualSource() {
  const pages = deferred<PageAnswer>()
  const code = deferred()
  const source = {
    fetchPage: vi.fn<PageSource['fetchPage']>(() => pages.promise),
    fetchCode: vi.fn<PageSource['fetchCode']>(() => code.promise),
  }
  return { source, pages, code }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('R2.1 a page is loading until its data and the code of its sections are there', async () => {
  const { source, pages, code } = manualSource()
  const store = createPageStore(source)
  expect(store.get('/repairs')).toEqual({ status: 'loading' })
  store.request('/repairs')
  pages.resolve(found)
  await settled()
  expect(store.get('/repairs')).toEqual({ status: 'loading' })
  expect(source.fetchCode).toHaveBeenCalledExactlyOnceWith(repairs)
  code.resolve()
  await settled()
  expect(store.get('/repairs')).toEqual({ status: 'ready', data: repairs, mode: 'rendered' })
})

test('R2.1 a page is fetched once for the whole visit', async () => {
  const { source, pages, code } = manualSource()
  const store = createPageStore(source)
  store.request('/repairs')
  store.request('/repairs')
  pages.resolve(found)
  code.resolve()
  await settled()
  store.request('/repairs')
  expect(source.fetchPage).toHaveBeenCalledExactlyOnceWith('/repairs')
})

test('R2.1 what was fetched ahead is not fetched again, and its code comes with the request', async () => {
  const { source, pages } = manualSource()
  const store = createPageStore(source)
  store.anticipate('/repairs')
  store.anticipate('/repairs')
  pages.resolve(found)
  await settled()
  expect(source.fetchCode).not.toHaveBeenCalled()
  store.request('/repairs')
  store.anticipate('/repairs')
  await settled()
  expect(source.fetchPage).toHaveBeenCalledExactlyOnceWith('/repairs')
  expect(source.fetchCode).toHaveBeenCalledExactlyOnceWith(repairs)
})

test('R6.5 a page that could not be fetched ahead is fetched when it is wanted', async () => {
  const { source } = manualSource()
  source.fetchPage.mockRejectedValueOnce(new Error('No connection')).mockResolvedValueOnce(found)
  const store = createPageStore(source)
  store.anticipate('/repairs')
  await settled()
  store.request('/repairs')
  await settled()
  expect(source.fetchCode).toHaveBeenCalledExactlyOnceWith(repairs)
})

test.each(['outdated', 'missing'] as const)(
  'R6.5 N11 a page that was %s when it was fetched ahead is asked for again when it is wanted',
  async (status) => {
    const { source } = manualSource()
    source.fetchPage.mockResolvedValueOnce({ status }).mockResolvedValueOnce(found)
    const store = createPageStore(source)
    store.anticipate('/repairs')
    await settled()
    store.request('/repairs')
    await settled()
    expect(source.fetchCode).toHaveBeenCalledExactlyOnceWith(repairs)
  },
)

test('R2.1 subscribers hear of every change until they unsubscribe', async () => {
  const { source, pages, code } = manualSource()
  const store = createPageStore(source)
  const seen: string[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.get('/repairs').status))
  store.request('/repairs')
  pages.resolve(found)
  code.resolve()
  await settled()
  unsubscribe()
  store.retry('/repairs')
  expect(seen).toEqual(['loading', 'ready'])
})

test.each(['missing', 'outdated'] as const)(
  'R2.4 R6.5 a page that is %s is kept as such, and no code is fetched for it',
  async (status) => {
    const { source, pages } = manualSource()
    const store = createPageStore(source)
    store.request('/repairs')
    pages.resolve({ status })
    await settled()
    expect(store.get('/repairs')).toEqual({ status })
    expect(source.fetchCode).not.toHaveBeenCalled()
  },
)

test.each(['pages', 'code'] as const)(
  'R6.5 a page fails when its %s cannot be fetched, and only a retry or a new request fetches again',
  async (part) => {
    const { source, ...answers } = manualSource()
    const store = createPageStore(source)
    const error = new TypeError('Failed to fetch')
    store.request('/repairs')
    if (part === 'code') answers.pages.resolve(found)
    answers[part].reject(error)
    await settled()
    expect(store.get('/repairs')).toEqual({ status: 'failed', error })
    expect(source.fetchPage).toHaveBeenCalledTimes(1)

    source.fetchPage.mockResolvedValue(found)
    source.fetchCode.mockResolvedValue()
    store.retry('/repairs')
    expect(store.get('/repairs')).toEqual({ status: 'loading' })
    await settled()
    expect(store.get('/repairs').status).toBe('ready')
  },
)

test('R6.5 a request fetches a failed page again', async () => {
  const { source, pages } = manualSource()
  const store = createPageStore(source)
  store.request('/repairs')
  pages.reject(new TypeError('Failed to fetch'))
  await settled()
  store.request('/repairs')
  expect(source.fetchPage).toHaveBeenCalledTimes(2)
})

test('R2.1 the adopted page needs no fetching until it has been left; then it is fetched whole', async () => {
  const { source, pages, code } = manualSource()
  const store = createPageStore(source, { path: '/repairs', state: { status: 'ready', data: repairs, mode: 'adopted' } })
  store.request('/repairs')
  expect(source.fetchPage).not.toHaveBeenCalled()
  store.leaveFirstPage()
  store.request('/repairs')
  pages.resolve(found)
  code.resolve()
  await settled()
  expect(store.get('/repairs')).toMatchObject({ status: 'ready', mode: 'rendered' })
  store.leaveFirstPage()
  expect(store.get('/repairs').status).toBe('ready')
})
