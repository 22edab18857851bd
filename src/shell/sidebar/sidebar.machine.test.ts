import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from 'xstate/graph'
import { DESKTOP_BREAKPOINT, isSidebarWidth } from '#src/site/constants.ts'
import { sidebarMachine } from './sidebar.machine.ts'
import type { SidebarEvent } from './sidebar.machine.ts'

type EventType = Exclude<SidebarEvent['type'], 'component.hydrate'>

const hydrated: SidebarEvent = { type: 'component.hydrate', list: 'closed' }

/** What stands in the header after the events. */
function openerAfter(list: 'open' | 'closed', ...types: EventType[]): unknown {
  const actor = createActor(sidebarMachine).start()
  actor.send({ type: 'component.hydrate', list })
  for (const type of types) actor.send({ type })
  return actor.getSnapshot().value.opener
}

/** A sidebar whose drawer is ready and whose effects are written down in `log`, starting in a viewport of `width` CSS pixels. */
function startSidebar(width = 390) {
  const log: string[] = []
  const machine = sidebarMachine.provide({
    actions: {
      lockScroll: () => log.push('lock'),
      unlockScroll: () => log.push('unlock'),
      returnFocus: (_, { reason }) => log.push(`focus: ${reason}`),
    },
  })
  const actor = createActor(machine).start()
  for (const event of [hydrated, { type: 'toggle.press' }, { type: 'code.arrive' }] as const) actor.send(event)
  const resize = (to: number) => actor.send({ type: isSidebarWidth(to) ? 'window.narrow' : 'window.widen' })
  resize(width)
  return {
    log,
    resize,
    send: (...types: EventType[]) => types.forEach((type) => actor.send({ type })),
    count: (effect: string) => log.filter((line) => line.startsWith(effect)).length,
    state: () => actor.getSnapshot().value.drawer,
  }
}

const events = (
  [
    'toggle.press',
    'code.arrive',
    'code.fail',
    'drawer.mount',
    'close.press',
    'escape.press',
    'backdrop.press',
    'item.choose',
    'route.change',
    'window.narrow',
    'window.widen',
    'page.restore',
  ] as const
).map((type) => ({ type }))

describe('what opens the sidebar', () => {
  test('B01 the list serves until the component is hydrated', () => {
    expect(createActor(sidebarMachine).start().getSnapshot().value.opener).toEqual({ list: 'idle' })
    expect(openerAfter('closed')).toEqual({ button: 'idle' })
  })

  test('R3.3 a press before the code is there is kept', () => {
    expect(openerAfter('closed', 'toggle.press')).toEqual({ button: 'loading' })
    expect(openerAfter('closed', 'toggle.press', 'code.arrive')).toEqual({ button: 'ready' })
  })

  test('R3.3 a second press, or another page, calls the first one off', () => {
    expect(openerAfter('closed', 'toggle.press', 'toggle.press')).toEqual({ button: 'idle' })
    expect(openerAfter('closed', 'toggle.press', 'route.change')).toEqual({ button: 'idle' })
  })

  test('R3.3 a list that was open before the component was hydrated stays until the drawer can take its place', () => {
    expect(openerAfter('open')).toEqual({ list: 'loading' })
    expect(openerAfter('open', 'code.arrive')).toEqual({ button: 'ready' })
  })

  test('R3.3 where the code cannot be loaded the list opens, until the next page', () => {
    expect(openerAfter('closed', 'toggle.press', 'code.fail')).toEqual({ list: 'failed' })
    expect(openerAfter('open', 'code.fail')).toEqual({ list: 'failed' })
    expect(openerAfter('closed', 'toggle.press', 'code.fail', 'route.change', 'toggle.press')).toEqual({ button: 'loading' })
  })

  test('R3.3 code that arrives unasked for changes nothing', () => {
    expect(openerAfter('closed', 'toggle.press', 'toggle.press', 'code.arrive')).toEqual({ button: 'idle' })
  })

  test('R3.3 the machine waits for the code exactly while it has the tag loading', () => {
    const actor = createActor(sidebarMachine).start()
    const isLoading = () => actor.getSnapshot().hasTag('loading')
    const seen = [isLoading()]
    for (const event of [hydrated, { type: 'toggle.press' }, { type: 'code.arrive' }] as const) {
      actor.send(event)
      seen.push(isLoading())
    }
    expect(seen).toEqual([false, false, true, false])
  })
})

describe('the drawer', () => {
  test('R3.3 does nothing before its screen has said that the viewport is narrow', () => {
    const actor = createActor(sidebarMachine).start()
    for (const event of [hydrated, { type: 'toggle.press' }, { type: 'code.arrive' }, { type: 'drawer.mount' }] as const) actor.send(event)
    expect(actor.getSnapshot().value.drawer).toBe('wide')
  })

  test('R3.3 stays closed while its code is not there', () => {
    const actor = createActor(sidebarMachine).start()
    for (const event of [hydrated, { type: 'window.narrow' }, { type: 'toggle.press' }] as const) actor.send(event)
    expect(actor.getSnapshot().value).toEqual({ opener: { button: 'loading' }, drawer: 'closed' })
  })

  test('R3.3 opens by the press that fetched its code, once it is in the document', () => {
    const sidebar = startSidebar()
    expect(sidebar.state()).toBe('closed')
    sidebar.send('drawer.mount')
    expect(sidebar.state()).toBe('open')
    expect(sidebar.log).toEqual(['lock'])
  })

  test('R3.3 opens with the hamburger and locks the page', () => {
    const sidebar = startSidebar()
    sidebar.send('toggle.press')
    expect(sidebar.state()).toBe('open')
    expect(sidebar.log).toEqual(['lock'])
  })

  test.each([
    ['toggle.press', 'toggle'],
    ['close.press', 'close'],
    ['escape.press', 'escape'],
    ['backdrop.press', 'backdrop'],
    ['item.choose', 'item'],
    ['route.change', 'route'],
    ['page.restore', 'restore'],
  ] as const)('R3.3 B13 closes on %s, unlocks, and only then lets focus go', (type, reason) => {
    const sidebar = startSidebar()
    sidebar.send('toggle.press', type)
    expect(sidebar.state()).toBe('closed')
    expect(sidebar.log).toEqual(['lock', 'unlock', `focus: ${reason}`])
  })

  test('R3.3 opens at 1200 px', () => {
    const sidebar = startSidebar(DESKTOP_BREAKPOINT)
    sidebar.send('toggle.press')
    expect(sidebar.state()).toBe('open')
  })

  test('R3.2 does not open at 1201 px', () => {
    const sidebar = startSidebar(DESKTOP_BREAKPOINT + 1)
    sidebar.send('toggle.press')
    expect(sidebar.state()).toBe('wide')
    expect(sidebar.log).toEqual([])
  })

  test('R3.3 B08 closes when the viewport grows to 1201 px, unlocks, and sends focus to something visible', () => {
    const sidebar = startSidebar(1199)
    sidebar.send('toggle.press')
    sidebar.resize(DESKTOP_BREAKPOINT)
    expect(sidebar.state()).toBe('open')
    sidebar.resize(DESKTOP_BREAKPOINT + 1)
    expect(sidebar.state()).toBe('wide')
    expect(sidebar.log).toEqual(['lock', 'unlock', 'focus: widen'])
  })

  test('B08 stays closed when the viewport comes back to 1200 px', () => {
    const sidebar = startSidebar()
    sidebar.send('toggle.press')
    sidebar.resize(1201)
    sidebar.resize(1200)
    expect(sidebar.state()).toBe('closed')
  })

  test('R3.3 reports of a viewport that stays narrow change nothing', () => {
    const sidebar = startSidebar()
    sidebar.send('toggle.press')
    sidebar.resize(1000)
    sidebar.resize(320)
    expect(sidebar.log).toEqual(['lock'])
  })
})

/** Events that mean nothing to an open drawer. */
const staysOpen = (type: string) => ['window.narrow', 'code.arrive', 'code.fail', 'drawer.mount'].includes(type)

describe('every path through the drawer', () => {
  // The graph puts the start of the actor before the first step.
  const INIT: string = 'xstate.init'
  const start = createActor(sidebarMachine).start()
  for (const event of [hydrated, { type: 'toggle.press' }, { type: 'code.arrive' }] as const) start.send(event)
  const ready = { events, fromState: start.getSnapshot() }
  const paths = getSimplePaths(sidebarMachine, ready)
  // Each path goes on by each event, so that every way back is walked too.
  const walks = paths.flatMap(({ steps }) =>
    events.map((last) => [...steps.map(({ event }) => event.type), last.type].filter((type) => type !== INIT) as EventType[]),
  )

  test('R3.3 reaches all three states', () => {
    expect(new Set(paths.map(({ state }) => state.value.drawer))).toEqual(new Set(['wide', 'closed', 'open']))
    expect(walks.length).toBeGreaterThan(events.length * 2)
  })

  test('R3.3 B08 holds exactly one lock while open and none otherwise, at every step', () => {
    for (const walk of walks) {
      const sidebar = startSidebar(1920)
      for (const type of walk) {
        sidebar.send(type)
        const locks = sidebar.count('lock') - sidebar.count('unlock')
        expect(locks, walk.join(' → ')).toBe(sidebar.state() === 'open' ? 1 : 0)
      }
    }
  })

  test('R3.3 B08 says once for each closing where focus belongs', () => {
    for (const walk of walks) {
      const sidebar = startSidebar(1920)
      sidebar.send(...walk)
      expect(sidebar.count('focus')).toBe(sidebar.count('unlock'))
    }
  })

  test('R3.3 only the hamburger, or the mount that a press has asked for, opens it, and only from closed', () => {
    for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(sidebarMachine, ready))) {
      if (nextState.value.drawer !== 'open' || state.value.drawer === 'open') continue
      expect(state.value.drawer).toBe('closed')
      expect(['toggle.press', 'drawer.mount']).toContain(event.type)
    }
  })

  test('R3.3 B08 an open drawer survives only a narrow report and news of its code, and a wide report always leads to wide', () => {
    for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(sidebarMachine, ready))) {
      if (event.type === 'window.widen') expect(nextState.value.drawer).toBe('wide')
      else if (state.value.drawer === 'open') expect(nextState.value.drawer, event.type).toBe(staysOpen(event.type) ? 'open' : 'closed')
    }
  })
})
