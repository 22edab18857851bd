import { describe, expect, test } from 'vitest'
import { createActor, fromTransition, SimulatedClock } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { megaMenuMachine } from './megaMenu.machine.ts'
import type { MegaMenuEvent } from './megaMenu.machine.ts'

type MenuSnapshot = SnapshotFrom<typeof megaMenuMachine>

// Counted in ticks of one millisecond, so that the walk below stays small; all three differ, so that a mix-up shows.
const DELAYS = { open: 2, change: 3, close: 4 }
const KEYS = ['products', 'solutions']
const input = { delays: DELAYS }

const leafOf = ({ _nodes }: MenuSnapshot) => _nodes.find((node) => node.type === 'atomic')?.path.join('.')

function expectConsistent(snapshot: MenuSnapshot) {
  const { openKey, openedBy, nextKey } = snapshot.context
  const leaf = leafOf(snapshot)
  expect(openKey === null).toBe(snapshot.matches('closed'))
  expect(openedBy === null).toBe(snapshot.matches('closed'))
  expect(nextKey !== null).toBe(leaf === 'closed.waiting' || leaf === 'open.hovered.crossing')
  if (nextKey) expect(nextKey).not.toBe(openKey)
}

describe('every event in every reachable state', () => {
  const closing = ['outside.press', 'escape.press', 'item.choose', 'route.change', 'window.narrow', 'page.restore'] as const
  const plain = ['pointer.leave', 'pointer.descend', 'panel.enter', 'focus.enter', 'focus.leave'] as const
  const events: MegaMenuEvent[] = [
    ...[...closing, ...plain].map((type) => ({ type })),
    ...KEYS.flatMap((key): MegaMenuEvent[] => [
      { type: 'trigger.press', key },
      { type: 'pointer.enter', key, pointerType: 'mouse' },
      { type: 'pointer.enter', key, pointerType: 'touch' },
    ]),
  ]
  // Delayed transitions take part as the events that XState makes of them.
  const delayed = ({ _nodes }: MenuSnapshot) => _nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })))
  const graph = getAdjacencyMap(megaMenuMachine, {
    input,
    events: (snapshot) => [...events, ...(delayed(snapshot) as unknown as MegaMenuEvent[])],
  })
  const edges = adjacencyMapToArray(graph)
  const after = (type: MegaMenuEvent['type']) => edges.filter(({ event }) => event.type === type)

  test('R3.2 all states are reachable', () => {
    expect(new Set(Object.values(graph).map(({ state }) => leafOf(state)))).toEqual(
      new Set(['closed.idle', 'closed.waiting', 'open.hovered.inside', 'open.hovered.leaving', 'open.hovered.crossing', 'open.pinned']),
    )
  })

  test('R3.2 a panel has a key exactly while it is open, and never opens twice', () => {
    for (const { nextState } of edges) expectConsistent(nextState)
  })

  test.each(closing)('R3.2 R3.3 after %s the menu is always closed', (type) => {
    expect(after(type).length).toBe(Object.keys(graph).length)
    for (const { nextState } of after(type)) expect(leafOf(nextState)).toBe('closed.idle')
  })

  test('R3.2 a press always opens its panel at once, except that it closes its own pinned one', () => {
    for (const { state, event, nextState } of after('trigger.press')) {
      const key = 'key' in event ? event.key : null
      const own = leafOf(state) === 'open.pinned' && state.context.openKey === key
      expect(leafOf(nextState)).toBe(own ? 'closed.idle' : 'open.pinned')
      expect(nextState.context.openKey).toBe(own ? null : key)
    }
  })

  test('R3.2 the pointer by itself opens, changes and closes nothing: only its staying does', () => {
    for (const type of ['pointer.enter', 'pointer.leave', 'pointer.descend', 'panel.enter', 'focus.enter'] as const) {
      for (const { state, nextState } of after(type)) expect(nextState.context.openKey).toBe(state.context.openKey)
    }
  })

  test('R3.2 a pinned panel has no timer and knows no pointer', () => {
    for (const { state, event, nextState } of edges.filter(({ state }) => leafOf(state) === 'open.pinned')) {
      expect(event.type).not.toMatch(/^xstate\.after/)
      if (/^(pointer|panel)\./.test(event.type)) expect(nextState.context).toEqual(state.context)
    }
  })

  test('R3.2 a touching pointer changes nothing', () => {
    for (const { state, event, nextState } of after('pointer.enter')) {
      if (event.type === 'pointer.enter' && event.pointerType === 'touch') {
        expect([nextState.value, nextState.context]).toEqual([state.value, state.context])
      }
    }
  })
})

type Act = { type: 'move'; to: string } | { type: 'tick' } | { type: 'do'; event: MegaMenuEvent }

/** What is on the table after some acts of a person: the menu, the place of the pointer, the timers that run. */
type Scene = { acts: Act[]; menu: MenuSnapshot; pointer: string; timers: number[] }

/** Plays `acts` from the start against a real actor and a simulated clock, sending what a browser would send. */
function play(acts: Act[]): Scene {
  const simulated = new SimulatedClock()
  const due = new Map<number, number>()
  const clock: Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'> = {
    setTimeout: (run, ms) => {
      const id = simulated.setTimeout(() => {
        due.delete(id)
        run()
      }, ms)
      due.set(id, simulated.now() + ms)
      return id
    },
    clearTimeout: (id) => {
      due.delete(id)
      simulated.clearTimeout(id)
    },
  }
  const actor = createActor(megaMenuMachine, { input, clock }).start()
  const openKey = () => actor.getSnapshot().context.openKey
  let pointer = 'page'
  for (const act of acts) {
    if (act.type === 'tick') simulated.increment(1)
    if (act.type === 'do') actor.send(act.event)
    if (act.type === 'move') {
      if (pointer !== 'page') actor.send({ type: 'pointer.leave' })
      pointer = act.to
      if (pointer === 'panel') actor.send({ type: 'panel.enter' })
      else if (pointer !== 'page') actor.send({ type: 'pointer.enter', key: pointer, pointerType: 'mouse' })
    }
    // A panel that closes leaves the pointer over the page.
    if (pointer === 'panel' && openKey() === null) {
      pointer = 'page'
      actor.send({ type: 'pointer.leave' })
    }
  }
  return { acts, menu: actor.getSnapshot(), pointer, timers: [...due.values()].map((at) => at - simulated.now()) }
}

describe('a person with a pointer, a keyboard and time', () => {
  const places = [...KEYS, 'panel', 'page']
  const plain = ['escape.press', 'item.choose', 'outside.press', 'focus.enter', 'focus.leave'] as const
  const acts: Act[] = [
    { type: 'tick' },
    ...plain.map((type): Act => ({ type: 'do', event: { type } })),
    ...KEYS.map((key): Act => ({ type: 'do', event: { type: 'trigger.press', key } })),
  ]
  const possible = ({ pointer, menu }: Scene): Act[] => [
    ...acts,
    ...places.filter((to) => to !== pointer && (to !== 'panel' || menu.matches('open'))).map((to): Act => ({ type: 'move', to })),
    // Going down is reported within the header only.
    ...(pointer === 'panel' ? [] : [{ type: 'do', event: { type: 'pointer.descend' } } as const]),
  ]
  const person = fromTransition(({ acts: before }: Scene, act: Act) => play([...before, act]), play([]))
  const options = {
    events: (snapshot: SnapshotFrom<typeof person>) => possible(snapshot.context),
    serializeState: ({ context: { menu, pointer, timers } }: SnapshotFrom<typeof person>) =>
      JSON.stringify([menu.value, menu.context, pointer, timers]),
  }
  const edges = adjacencyMapToArray(getAdjacencyMap(person, options)).map(({ state, event, nextState }) => ({
    before: state.context,
    act: event,
    after: nextState.context,
  }))
  const scenes = getShortestPaths(person, options).map(({ state }) => state.context)
  const restFor = (ms: number): Act[] => Array.from({ length: ms }, () => ({ type: 'tick' }))
  const ticksSinceMotion = (done: Act[]) => {
    const moves = (act: Act) => act.type === 'move' || (act.type === 'do' && act.event.type === 'pointer.descend')
    const motion = done.findLastIndex(moves)
    return done.slice(motion + 1).filter(({ type }) => type === 'tick').length
  }

  test('R3.2 the walk sees every state at every moment of its wait, and at most one timer', () => {
    const moments = new Set(scenes.map(({ menu, timers }) => `${leafOf(menu)} ${timers}`.trim()))
    const counting = (leaf: string, ms: number) => Array.from({ length: ms }, (_, index) => `${leaf} ${index + 1}`)
    expect([...moments].toSorted()).toEqual(
      [
        'closed.idle',
        'open.hovered.inside',
        'open.pinned',
        ...counting('closed.waiting', DELAYS.open),
        ...counting('open.hovered.crossing', DELAYS.change),
        ...counting('open.hovered.leaving', DELAYS.close),
      ].toSorted(),
    )
    for (const { menu } of scenes) expectConsistent(menu)
  })

  test('R3.2 B11 time never takes or changes a panel while the pointer is on it or on its entry', () => {
    const resting = edges.filter(
      ({ before: { menu, pointer }, act }) =>
        act.type === 'tick' && menu.matches('open') && (pointer === 'panel' || pointer === menu.context.openKey),
    )
    expect(resting.length).toBeGreaterThan(0)
    for (const { before, after } of resting) expect(after.menu.context.openKey).toBe(before.menu.context.openKey)
  })

  test('R3.2 B11 a panel closes, or changes, only when the pointer has done nothing else for the whole wait', () => {
    const byTime = edges.filter(
      ({ before: { menu }, act, after }) =>
        act.type === 'tick' && menu.matches('open') && after.menu.context.openKey !== menu.context.openKey,
    )
    expect(byTime.length).toBeGreaterThan(0)
    for (const { after } of byTime) {
      expect(ticksSinceMotion(after.acts)).toBe(after.menu.matches('closed') ? DELAYS.close : DELAYS.change)
    }
  })

  test('R3.2 B11 wherever it was, a pointer that goes away leaves no hovered panel, and every pinned one', () => {
    for (const { acts: done, menu } of scenes) {
      const { menu: later } = play([...done, { type: 'move', to: 'page' }, ...restFor(DELAYS.close)])
      expect(later.context.openKey).toBe(menu.matches({ open: 'pinned' }) ? menu.context.openKey : null)
    }
  })

  test('R3.2 whatever went before, a pointer that comes and stays has its panel, unless another is pinned', () => {
    for (const { acts: done, menu, pointer } of scenes) {
      for (const key of KEYS.filter((to) => to !== pointer)) {
        const wait = restFor(Math.max(DELAYS.open, DELAYS.change))
        const { menu: later } = play([...done, { type: 'move', to: key }, ...wait])
        expect(later.context.openKey).toBe(menu.matches({ open: 'pinned' }) ? menu.context.openKey : key)
      }
    }
  })
})
