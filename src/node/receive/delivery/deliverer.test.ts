import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import type { Journal } from '#src/node/receive/journal/journal.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import { type HeldClock, heldClock } from '#tests/support/heldClock.ts'
import { type Deliverer, deliverer } from './deliverer.ts'
import { DeliveryError } from './deliveryError.ts'

const MINUTE = 60_000
const DAY = 86_400_000

let folder = ''
let clock: HeldClock
let journal: Journal
let log: string[] = []
let running: Deliverer | undefined
/** When each attempt was made, in minutes from the start. */
let attempts: number[] = []
let fails: () => Error | null

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deliverer-'))
  clock = heldClock()
  log = []
  attempts = []
  fails = () => null
  journal = await fileJournal(folder, clock, () => {})
})
afterEach(async () => {
  await running?.close()
  await journal.close()
  rmSync(folder, { recursive: true, force: true })
})

const add = (number = 1) =>
  journal.add({
    id: number.toString(16).padStart(16, '0'),
    form: 'order',
    at: clock.now(),
    page: '',
    values: {},
    keys: [`${number}`],
    content: '',
    recipients: ['shop'],
  })

/** Starts to deliver; gives what moves the clock on until so many attempts have been settled. */
function start(by: Journal = journal) {
  const began = clock.now()
  let settled = 0
  let wake = () => {}
  running = deliverer({
    journal: {
      ...by,
      async settle(delivery, outcome) {
        await by.settle(delivery, outcome)
        settled += 1
        wake()
      },
    },
    sink: {
      name: 'shop',
      atOnce: 4,
      async deliver() {
        attempts.push((clock.now() - began) / MINUTE)
        const error = fails()
        if (error) throw error
      },
    },
    clock,
    random: () => 0.5,
    retryMs: DAY,
    log: (line) => log.push(line),
  })
  journal.onDue(running.wake)
  return (count: number) => {
    settled = 0
    return new Promise<void>((resolve) => {
      wake = () => settled >= count && resolve()
    })
  }
}

const state = async () => {
  for await (const message of journal.list()) return { ...message.deliveries.shop, state: message.state }
}

test('F07 a message is delivered as soon as it is there', async () => {
  const settled = start()
  const one = settled(1)
  await add()
  await one
  expect(attempts).toEqual([0])
  expect(await state()).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('F07 what fails is tried again with growing pauses, then kept as failed', async () => {
  fails = () => new DeliveryError('no answer')
  await add()
  const settled = start()
  let next = settled(1)
  while ((await next, (await state())!.state === 'waiting')) {
    next = settled(1)
    clock.move((await state())!.next! - clock.now())
  }
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 871, 1231, 1440])
  expect(await state()).toMatchObject({ state: 'failed', attempts: 13, why: 'no answer' })
  expect(log).toEqual([
    'shop: a message could not be delivered and will be retried: no answer.',
    'shop: gave up on 0000000000000001 after 13 attempts: no answer.',
  ])
})

test('F07 a fault of the receiver itself loses nothing either', async () => {
  fails = () => new TypeError('x is not a function')
  await add()
  const one = start()(1)
  await one
  expect(await state()).toMatchObject({ state: 'waiting', why: 'internal receiver error: x is not a function' })
})

test('F07 what was delivered is not delivered again when the journal cannot take note of it', async () => {
  let isFull = true
  let refused = () => {}
  const refusal = new Promise<void>((resolve) => (refused = resolve))
  await add()
  const settled = start({
    ...journal,
    settle(delivery, outcome) {
      if (!isFull) return journal.settle(delivery, outcome)
      refused()
      return Promise.reject(new JournalError('The disk is full.'))
    },
  })
  const one = settled(1)
  await refusal
  // Everything that follows by itself has happened by then: it sleeps.
  await new Promise(setImmediate)
  isFull = false
  clock.move(10 * MINUTE)
  await one
  expect(attempts).toEqual([0])
  expect(log).toEqual(['The disk is full.'])
  expect(await state()).toMatchObject({ state: 'delivered' })
})

test('F07 many messages are delivered, no more than the recipient takes at a time', async () => {
  for (let number = 1; number <= 50; number += 1) await add(number)
  const all = start()(50)
  await all
  expect(attempts).toHaveLength(50)
})

test('F07 at the end, what is under way is finished and nothing more begins', async () => {
  let finish = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const finished = new Promise<void>((resolve) => (finish = resolve))
  await add(1)
  const one = deliverer({
    journal,
    sink: { name: 'shop', atOnce: 1, deliver: () => (begin(), finished) },
    clock,
    random: () => 0.5,
    retryMs: DAY,
    log: (line) => log.push(line),
  })
  await begun
  await add(2)
  const closed = one.close()
  finish()
  await closed
  const states: string[] = []
  for await (const message of journal.list()) states.push(message.state)
  expect(states).toEqual(['delivered', 'waiting'])
})
