import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from 'xstate/graph'
import { SCROLL_TO_TOP_THRESHOLD } from '#src/site/constants.ts'
import { scrollToTopMachine } from './scrollToTop.machine.ts'
import type { ScrollToTopEvent } from './scrollToTop.machine.ts'

const input = { threshold: SCROLL_TO_TOP_THRESHOLD }

/** A button on a page of 3000 px in a viewport of 1000 px, with the number of times it scrolled to the top. */
function startButton() {
  let scrolled = 0
  const machine = scrollToTopMachine.provide({ actions: { scrollToTop: () => (scrolled += 1) } })
  const actor = createActor(machine, { input }).start()
  return {
    scroll: (top: number, height = 3000, viewport = 1000) => actor.send({ type: 'page.scroll', top, height, viewport }),
    send: (type: 'button.press' | 'route.change') => actor.send({ type }),
    state: () => actor.getSnapshot().value,
    progress: () => actor.getSnapshot().context.progress,
    scrolled: () => scrolled,
  }
}

describe('the scroll-to-top button', () => {
  test.each([
    [0, 'hidden'],
    [299, 'hidden'],
    [300, 'hidden'],
    [300.5, 'shown'],
    [301, 'shown'],
  ])('R4.3 R7 at %d px is %s', (top, state) => {
    const button = startButton()
    button.scroll(top)
    expect(button.state()).toBe(state)
  })

  test('R4.3 hides again at 300 px', () => {
    const button = startButton()
    button.scroll(301)
    button.scroll(300)
    expect(button.state()).toBe('hidden')
  })

  test.each([
    ['the start', 0, 0],
    ['a tenth, while the button is hidden', 200, 0.1],
    ['a quarter', 500, 0.25],
    ['the end', 2000, 1],
    ['overscroll before the start', -80, 0],
    ['overscroll past the end', 2080, 1],
  ])('R4.3 the ring shows %s', (_, top, progress) => {
    const button = startButton()
    button.scroll(top)
    expect(button.progress()).toBe(progress)
  })

  test.each([
    ['exactly as high as the viewport', 0, 1000],
    ['lower than the viewport', 0, 600],
    ['lower than the viewport and pulled beyond its start', -80, 600],
  ])('R4.3 the ring is empty on a page %s', (_, top, height) => {
    const button = startButton()
    button.scroll(top, height, 1000)
    expect(button.progress()).toBe(0)
  })

  test('R4.3 the ring follows a page that grows', () => {
    const button = startButton()
    button.scroll(1000)
    button.scroll(1000, 5000)
    expect(button.progress()).toBe(0.25)
  })

  test('R4.3 a press scrolls to the top once, and the button stays until the page has moved', () => {
    const button = startButton()
    button.scroll(301)
    button.send('button.press')
    expect(button.scrolled()).toBe(1)
    expect(button.state()).toBe('shown')
  })

  test('R4.3 a hidden button cannot be pressed', () => {
    const button = startButton()
    button.scroll(300)
    button.send('button.press')
    expect(button.scrolled()).toBe(0)
  })

  test('R4.3 B13 another page starts hidden and empty', () => {
    const button = startButton()
    button.scroll(2000)
    button.send('route.change')
    expect([button.state(), button.progress()]).toEqual(['hidden', 0])
  })
})

describe('every path through the button', () => {
  const events: ScrollToTopEvent[] = [
    { type: 'button.press' },
    { type: 'route.change' },
    ...[-1, 0, 300, 301, 2000, 2001].map((top) => ({ type: 'page.scroll', top, height: 3000, viewport: 1000 }) as const),
    // Zoomed in so far that nothing scrolls, though the position is not yet corrected.
    { type: 'page.scroll', top: 301, height: 1000, viewport: 1000 },
  ]
  const options = { input, events }
  const edges = adjacencyMapToArray(getAdjacencyMap(scrollToTopMachine, options))

  test('R4.3 progress stays within 0 and 1, along every path', () => {
    const paths = getSimplePaths(scrollToTopMachine, options)
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['hidden', 'shown']))
    for (const { state } of paths.flatMap(({ steps }) => steps)) {
      expect(state.context.progress).toBeGreaterThanOrEqual(0)
      expect(state.context.progress).toBeLessThanOrEqual(1)
    }
  })

  test('R4.3 the last scroll alone decides what shows', () => {
    for (const { event, nextState } of edges) {
      if (event.type === 'page.scroll') expect(nextState.value).toBe(event.top > 300 ? 'shown' : 'hidden')
    }
  })

  test('R4.3 a press changes neither state nor progress', () => {
    for (const { state, event, nextState } of edges) {
      if (event.type !== 'button.press') continue
      expect([nextState.value, nextState.context]).toEqual([state.value, state.context])
    }
  })

  test('R4.3 a route change always ends hidden and empty', () => {
    const changes = edges.filter(({ event }) => event.type === 'route.change')
    expect(changes.length).toBeGreaterThan(2)
    for (const { nextState } of changes) expect([nextState.value, nextState.context.progress]).toEqual(['hidden', 0])
  })
})
