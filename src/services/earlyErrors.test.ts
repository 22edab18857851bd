import { expect, test } from 'vitest'
import { keepEarlyErrors } from './earlyErrors.ts'

const target = new EventTarget() as unknown as Window
const fail = (error: unknown, message = '') => target.dispatchEvent(Object.assign(new Event('error'), { error, message }))
const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('R6.6 errors and rejections are kept until they are taken', () => {
  const early = keepEarlyErrors(target)
  const thrown = new Error('a')
  const refused = new Error('b')
  fail(thrown)
  reject(refused)
  fail(null, 'only words')
  expect(early.take()).toEqual([thrown, refused, 'only words'])
})

test('T07 no more than ten are kept', () => {
  const early = keepEarlyErrors(target)
  for (let index = 0; index < 50; index += 1) fail(new Error(String(index)))
  expect(early.take()).toHaveLength(10)
})

test('R6.6 once they are taken, somebody else listens', () => {
  const early = keepEarlyErrors(target)
  early.take()
  fail(new Error('later'))
  expect(early.take()).toEqual([])
})
