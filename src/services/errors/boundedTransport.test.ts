import { expect, test, vi } from 'vitest'
import { REPORT_LIMITS, boundedTransport } from './boundedTransport.ts'

type Make = NonNullable<Parameters<typeof boundedTransport>[1]>
type Envelope = Parameters<ReturnType<Make>['send']>[0]

function make(answer: () => Promise<{ statusCode?: number }>, maySend = () => true) {
  const send = vi.fn(answer)
  const options = vi.fn()
  const inner = ((given: unknown) => {
    options(given)
    return { send, flush: () => Promise.resolve(true) }
  }) as unknown as Make
  const transport = boundedTransport(maySend, inner)({ url: 'https://o1.ingest.sentry.io', recordDroppedEvent() {} })
  const sendMany = async (count: number) => {
    for (let index = 0; index < count; index += 1) await transport.send([{}, []] as unknown as Envelope)
  }
  return { send, options, sendMany }
}

test.each([
  ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['says 429', () => Promise.resolve({ statusCode: 429 })],
  ['says 403', () => Promise.resolve({ statusCode: 403 })],
])('T07 a host that %s is left alone after three tries, and nothing is thrown', async (_, answer) => {
  const { send, sendMany } = make(answer)
  await sendMany(20)
  expect(send).toHaveBeenCalledTimes(REPORT_LIMITS.failures)
})

test('T07 one failure between successes ends nothing', async () => {
  let turn = 0
  const { send, sendMany } = make(() =>
    turn++ % 2 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ statusCode: 200 }),
  )
  await sendMany(20)
  expect(send).toHaveBeenCalledTimes(20)
})

test('T07 a visit sends so many reports and no more', async () => {
  const { send, sendMany, options } = make(() => Promise.resolve({ statusCode: 200 }))
  await sendMany(500)
  expect(send).toHaveBeenCalledTimes(REPORT_LIMITS.visit)
  expect(options).toHaveBeenCalledWith(expect.objectContaining({ bufferSize: REPORT_LIMITS.underWay }))
})

test('R6.2 nothing is sent while it is not allowed', async () => {
  let allowed = false
  const { send, sendMany } = make(
    () => Promise.resolve({ statusCode: 200 }),
    () => allowed,
  )
  await sendMany(3)
  allowed = true
  await sendMany(1)
  expect(send).toHaveBeenCalledOnce()
})
