import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { type BookingEvent, bookingMachine } from './booking.machine.ts'
import { widgetMachine } from './widget.machine.ts'

const PATIENCE = 4
const wish = { address: 'https://calendly.com/bikes', opener: undefined, patience: PATIENCE }

function startBooking() {
  const done: string[] = []
  const clock = new SimulatedClock()
  let load: { resolve(code: unknown): void; reject(error: unknown): void } = { resolve() {}, reject() {} }
  const machine = bookingMachine.provide({
    actors: { load: fromPromise(() => new Promise((resolve, reject) => (load = { resolve, reject: (error) => reject(error) }))) },
    actions: {
      show: (_args, { code, address }) => void done.push(`show ${String(code)} ${address}`),
      focusDialog: () => void done.push('focus'),
      closeDialog: () => void done.push('close'),
      openTab: (_args, { address }) => void done.push(`tab ${address}`),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, send: actor.send, clock, done, code: () => load, state: () => actor.getSnapshot().value }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('booking', () => {
  test('R6.3 shows the dialog once its code is there, and once only', async () => {
    const { send, code, done, state } = startBooking()
    send({ type: 'open', wish })
    send({ type: 'open', wish })
    code().resolve('code')
    await settled()
    send({ type: 'open', wish })
    expect([state(), done]).toEqual(['open', [`show code ${wish.address}`, 'focus']])
  })

  test('T10 opens a tab when the code is late, and shows nothing later', async () => {
    const { send, clock, code, done, state } = startBooking()
    send({ type: 'open', wish })
    clock.increment(PATIENCE)
    code().resolve('code')
    await settled()
    expect([state(), done]).toEqual(['closed', [`tab ${wish.address}`]])
  })

  test('T10 opens a tab when the code does not come', async () => {
    const { send, code, done } = startBooking()
    send({ type: 'open', wish })
    code().reject(new Error('blocked'))
    await settled()
    expect(done).toEqual([`tab ${wish.address}`])
  })

  test('T11 a change of page ends it at once, and the code of before is not heard', async () => {
    const { send, code, done, state, clock } = startBooking()
    send({ type: 'open', wish })
    const first = code()
    send({ type: 'close' })
    send({ type: 'open', wish })
    first.resolve('first')
    await settled()
    expect([state(), done]).toEqual(['loading', []])
    send({ type: 'close' })
    clock.increment(PATIENCE)
    expect(done).toEqual([])
  })
})

describe('every event in every reachable state', () => {
  const answers = [
    { type: 'xstate.done.actor.0.booking.loading', output: 'code' },
    { type: 'xstate.error.actor.0.booking.loading', error: new Error('blocked') },
    { type: 'xstate.after.patience.booking.loading' },
  ] as unknown as BookingEvent[]
  const events: BookingEvent[] = [{ type: 'open', wish }, { type: 'close' }, { type: 'refuse' }, { type: 'dialog.close' }, ...answers]
  const edges = adjacencyMapToArray(getAdjacencyMap(bookingMachine, { events }))

  test('all states are reachable, and a change of page closes each', () => {
    expect(new Set(edges.map(({ nextState }) => nextState.value))).toEqual(new Set(['closed', 'loading', 'open']))
    for (const { event, nextState } of edges) if (event.type === 'close') expect(nextState.value).toBe('closed')
  })

  test('only what somebody wants begins to load, and only arriving code opens', () => {
    for (const { state, event, nextState } of edges) {
      if (nextState.value === 'loading' && state.value !== 'loading') expect(event.type).toBe('open')
      if (nextState.value === 'open' && state.value !== 'open') expect(event.type).toContain('xstate.done')
    }
  })
})

describe('the widget', () => {
  const start = () => {
    const clock = new SimulatedClock()
    const actor = createActor(widgetMachine, { input: { patience: PATIENCE }, clock }).start()
    return { clock, send: actor.send, state: () => actor.getSnapshot().value }
  }

  test('T10 is given up after its time, and taken back when it speaks late', () => {
    const { clock, send, state } = start()
    clock.increment(PATIENCE - 1)
    expect(state()).toBe('waiting')
    clock.increment(1)
    expect(state()).toBe('failed')
    send({ type: 'speak' })
    expect(state()).toBe('ready')
  })

  test('T10 that has spoken is not given up, unless the connection goes', () => {
    const { clock, send, state } = start()
    send({ type: 'speak' })
    clock.increment(PATIENCE)
    expect(state()).toBe('ready')
    send({ type: 'fail' })
    expect(state()).toBe('failed')
  })
})
