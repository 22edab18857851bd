import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from 'xstate/graph'
import { DESKTOP_BREAKPOINT, isSidebarWidth } from '#src/site/constants.ts'
import { sidebarMachine } from './sidebar.machine.ts'
import type { SidebarEvent } from './sidebar.machine.ts'

/** A sidebar whose effects are written down in `log`, starting in a viewport of `width` CSS pixels. */
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
  const resize = (to: number) => actor.send({ type: isSidebarWidth(to) ? 'window.narrow' : 'window.widen' })
  resize(width)
  return {
    log,
    resize,
    send: (...types: SidebarEvent['type'][]) => types.forEach((type) => actor.send({ type })),
    count: (effect: string) => log.filter((line) => line.startsWith(effect)).length,
    state: () => actor.getSnapshot().value,
  }
}

const events: SidebarEvent[] = (
  [
    'toggle.press',
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

describe('the sidebar', () => {
  test('R3.3 does nothing before its screen has said that the viewport is narrow', () => {
    const actor = createActor(sidebarMachine).start()
    actor.send({ type: 'toggle.press' })
    expect(actor.getSnapshot().value).toBe('wide')
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

describe('every path through the sidebar', () => {
  // The graph puts the start of the actor before the first step.
  const INIT: string = 'xstate.init'
  const paths = getSimplePaths(sidebarMachine, { events })
  // Each path goes on by each event, so that every way back is walked too.
  const walks = paths.flatMap(({ steps }) =>
    events.map((last) => [...steps.map(({ event }) => event.type), last.type].filter((type) => type !== INIT)),
  )

  test('R3.3 reaches all three states', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['wide', 'closed', 'open']))
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

  test('R3.3 only the hamburger opens it, and only from closed', () => {
    for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(sidebarMachine, { events }))) {
      if (nextState.value !== 'open' || state.value === 'open') continue
      expect([state.value, event.type]).toEqual(['closed', 'toggle.press'])
    }
  })

  test('R3.3 B08 nothing but a narrow report keeps it open, and only a wide one leaves it wide', () => {
    for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(sidebarMachine, { events }))) {
      if (event.type === 'window.widen') expect(nextState.value).toBe('wide')
      else if (state.value === 'open') expect(nextState.value).toBe(event.type === 'window.narrow' ? 'open' : 'closed')
    }
  })
})
