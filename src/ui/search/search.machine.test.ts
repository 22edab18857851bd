import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type AskedQuery, searchMachine } from './search.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A search whose answers a test gives: `asked` are the queries, and `settle` answers one of them. */
function start() {
  const asked: AskedQuery[] = []
  const waiting: ((answer: string | Error) => void)[] = []
  const ask = fromPromise<string, AskedQuery>(({ input }) => {
    asked.push(input)
    return new Promise((resolve, reject) => waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))))
  })
  const actor = createActor(searchMachine<string>().provide({ actors: { ask } }), { input: { pause: 100 } }).start()
  const state = () => actor.getSnapshot().value
  const settle = async (index: number, answer: string | Error) => {
    waiting[index]!(answer)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { actor, asked, settle, state, answer: () => actor.getSnapshot().context.answer }
}

test('a query is asked after a pause in typing, and only the last one', async () => {
  const { actor, asked, state } = start()
  actor.send({ type: 'text.change', query: 'b' })
  await vi.advanceTimersByTimeAsync(90)
  actor.send({ type: 'text.change', query: 'br' })
  await vi.advanceTimersByTimeAsync(90)
  expect([state(), asked]).toEqual(['typing', []])
  await vi.advanceTimersByTimeAsync(20)
  expect([state(), asked]).toEqual(['asking', [{ query: 'br', isTyping: true }]])
})

test('a complete query is asked at once', () => {
  const { actor, asked } = start()
  actor.send({ type: 'text.submit', query: 'bread' })
  expect(asked).toEqual([{ query: 'bread', isTyping: false }])
})

test('the latest query wins, whichever answer comes first', async () => {
  const { actor, settle, state, answer } = start()
  actor.send({ type: 'text.submit', query: 'rye' })
  actor.send({ type: 'text.submit', query: 'spelt' })
  await settle(1, 'about spelt')
  await settle(0, 'about rye')
  expect([state(), answer()]).toEqual(['answered', 'about spelt'])
})

test('an answer stays until the next one is there', async () => {
  const { actor, settle, state, answer } = start()
  actor.send({ type: 'text.submit', query: 'rye' })
  await settle(0, 'about rye')
  actor.send({ type: 'text.change', query: 'rye l' })
  expect([state(), answer()]).toEqual(['typing', 'about rye'])
})

test('an empty text ends it', async () => {
  const { actor, settle, state, answer } = start()
  actor.send({ type: 'text.submit', query: 'rye' })
  actor.send({ type: 'text.change', query: '  ' })
  await settle(0, 'about rye')
  expect([state(), answer()]).toEqual(['empty', undefined])
})

test('a failure is shown until the visitor tries again or types', async () => {
  const { actor, asked, settle, state } = start()
  actor.send({ type: 'text.submit', query: 'rye' })
  await settle(0, new Error('offline'))
  expect(state()).toBe('failed')
  actor.send({ type: 'retry.press' })
  expect([state(), asked.length]).toEqual(['asking', 2])
  await settle(1, new Error('offline'))
  actor.send({ type: 'text.change', query: 'rye l' })
  expect(state()).toBe('typing')
})
