import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { HOVER_DELAYS_MS as DELAYS } from './hoverDelays.ts'
import { megaMenuMachine } from './megaMenu.machine.ts'
import type { MegaMenuEvent, MegaMenuFocus } from './megaMenu.machine.ts'

function startMenu() {
  const clock = new SimulatedClock()
  const focus: MegaMenuFocus[] = []
  const machine = megaMenuMachine.provide({ actions: { returnFocus: (_, params) => focus.push(params) } })
  const actor = createActor(machine, { clock, input: { delays: DELAYS } }).start()
  type Plain = Exclude<MegaMenuEvent, { key: string }>['type']
  const send = (...types: Plain[]) => types.forEach((type) => actor.send({ type }))
  return {
    send,
    wait: (ms: number) => clock.increment(ms),
    enter: (key: string, pointerType = 'mouse') => actor.send({ type: 'pointer.enter', key, pointerType }),
    press: (key: string) => actor.send({ type: 'trigger.press', key }),
    openKey: () => actor.getSnapshot().context.openKey,
    openedBy: () => actor.getSnapshot().context.openedBy,
    focus,
  }
}

/** A menu whose `products` panel is open because the pointer rests on its entry. */
function hoveredMenu() {
  const menu = startMenu()
  menu.enter('products')
  menu.wait(DELAYS.open)
  return menu
}

/** A menu whose `products` panel is open because its button was pressed. */
function pressedMenu() {
  const menu = startMenu()
  menu.press('products')
  return menu
}

describe('the pointer', () => {
  test('R3.2 opens the panel of the entry it rests on, and not a millisecond early', () => {
    const menu = startMenu()
    menu.enter('products')
    menu.wait(DELAYS.open - 1)
    expect(menu.openKey()).toBeNull()
    menu.wait(1)
    expect(menu.openKey()).toBe('products')
    expect(menu.openedBy()).toBe('hover')
  })

  test('R3.2 closes the panel by leaving, and not a millisecond early', () => {
    const menu = hoveredMenu()
    menu.send('pointer.leave')
    menu.wait(DELAYS.close - 1)
    expect(menu.openKey()).toBe('products')
    menu.wait(1)
    expect(menu.openKey()).toBeNull()
  })

  test('R3.2 B11 opens nothing when it only crosses an entry', () => {
    const menu = startMenu()
    menu.enter('products')
    menu.wait(DELAYS.open - 1)
    menu.send('pointer.leave')
    menu.wait(10_000)
    expect(menu.openKey()).toBeNull()
  })

  test('R3.2 B11 opens nothing when it sweeps over all entries', () => {
    const menu = startMenu()
    for (const key of ['products', 'solutions', 'pricing', 'company']) {
      menu.enter(key)
      menu.wait(DELAYS.open - 1)
      menu.send('pointer.leave')
    }
    menu.wait(10_000)
    expect(menu.openKey()).toBeNull()
  })

  test('R3.2 waits for each entry anew', () => {
    const menu = startMenu()
    menu.enter('products')
    menu.wait(DELAYS.open - 1)
    menu.enter('solutions')
    menu.wait(DELAYS.open - 1)
    expect(menu.openKey()).toBeNull()
    menu.wait(1)
    expect(menu.openKey()).toBe('solutions')
  })

  test('R3.2 B11 may cut the corner from entry to panel', () => {
    const menu = hoveredMenu()
    menu.send('pointer.leave')
    menu.wait(DELAYS.close - 1)
    menu.send('panel.enter')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('R3.2 B11 may cut the corner over a neighbour without changing the panel', () => {
    const menu = hoveredMenu()
    menu.send('pointer.leave')
    menu.enter('solutions')
    menu.wait(DELAYS.change - 1)
    menu.send('pointer.leave')
    menu.wait(DELAYS.close - 1)
    menu.send('panel.enter')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('R3.2 B11 may be as slow as it likes over a neighbour while it goes down to the panel', () => {
    const menu = hoveredMenu()
    menu.send('pointer.leave')
    menu.enter('solutions')
    for (let step = 0; step < 10; step += 1) {
      menu.wait(DELAYS.change - 1)
      menu.send('pointer.descend')
    }
    menu.send('pointer.leave', 'panel.enter')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('R3.2 B11 may be as slow as it likes over an entry without a panel while it goes down', () => {
    const menu = hoveredMenu()
    menu.send('pointer.leave')
    for (let step = 0; step < 10; step += 1) {
      menu.wait(DELAYS.close - 1)
      menu.send('pointer.descend')
    }
    expect(menu.openKey()).toBe('products')
    menu.wait(DELAYS.close)
    expect(menu.openKey()).toBeNull()
  })

  test('R3.2 changes the panel by staying on a neighbour, with no gap between the two', () => {
    const menu = hoveredMenu()
    menu.send('pointer.leave')
    menu.enter('solutions')
    menu.wait(DELAYS.change - 1)
    expect(menu.openKey()).toBe('products')
    menu.wait(1)
    expect(menu.openKey()).toBe('solutions')
  })

  test('R3.2 keeps the panel by coming back to its entry from a neighbour', () => {
    const menu = hoveredMenu()
    menu.enter('solutions')
    menu.wait(DELAYS.change - 1)
    menu.enter('products')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('R3.2 B11 keeps the panel open by hovering for ten seconds', () => {
    const menu = hoveredMenu()
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('B11 closes the panel once by leaving the window, however often that is reported', () => {
    const menu = hoveredMenu()
    menu.send('pointer.leave')
    menu.wait(DELAYS.close - 1)
    menu.send('pointer.leave')
    menu.wait(1)
    expect(menu.openKey()).toBeNull()
  })
})

describe('a press', () => {
  test('R3.2 opens at once', () => {
    const menu = pressedMenu()
    expect(menu.openKey()).toBe('products')
    expect(menu.openedBy()).toBe('press')
  })

  test('R3.2 on the hovered entry pins its panel instead of closing it', () => {
    const menu = hoveredMenu()
    menu.press('products')
    expect(menu.openKey()).toBe('products')
    menu.send('pointer.leave')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('R3.2 while the pointer still waits pins the panel at once and for good', () => {
    const menu = startMenu()
    menu.enter('products')
    menu.wait(DELAYS.open - 1)
    menu.press('products')
    expect(menu.openKey()).toBe('products')
    menu.wait(10_000)
    expect(menu.openedBy()).toBe('press')
  })

  test('R3.2 again closes', () => {
    const menu = pressedMenu()
    menu.press('products')
    expect(menu.openKey()).toBeNull()
  })

  test('R3.2 on another entry changes the panel at once', () => {
    const menu = pressedMenu()
    menu.press('pricing')
    expect(menu.openKey()).toBe('pricing')
  })

  test('R3.2 leaves a pinned panel that a passing or resting pointer does not move', () => {
    const menu = pressedMenu()
    menu.enter('solutions')
    menu.wait(10_000)
    menu.send('pointer.leave')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('R3.2 outside closes a pinned panel', () => {
    const menu = pressedMenu()
    menu.send('outside.press')
    expect(menu.openKey()).toBeNull()
  })

  test('R3.2 by touch opens the panel, and the touch alone does nothing', () => {
    const menu = startMenu()
    menu.enter('products', 'touch')
    menu.wait(10_000)
    expect(menu.openKey()).toBeNull()
    menu.send('pointer.leave')
    menu.press('products')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })

  test('R3.2 by touch elsewhere does not change a hovered panel', () => {
    const menu = hoveredMenu()
    menu.enter('solutions', 'touch')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
  })
})

describe('the keyboard', () => {
  test.each([
    ['hover', hoveredMenu],
    ['press', pressedMenu],
  ] as const)('R3.2 Escape closes a panel opened by %s and offers focus back to its entry', (openedBy, start) => {
    const menu = start()
    menu.send('escape.press')
    expect(menu.openKey()).toBeNull()
    expect(menu.focus).toEqual([{ key: 'products', openedBy, reason: 'escape' }])
  })

  test('R3.2 Escape calls off a panel that is about to open, and moves no focus', () => {
    const menu = startMenu()
    menu.enter('products')
    menu.send('escape.press')
    menu.wait(10_000)
    expect(menu.openKey()).toBeNull()
    expect(menu.focus).toEqual([])
  })

  test('R3.2 Escape is final for a pointer that stays where it is', () => {
    const menu = hoveredMenu()
    menu.send('escape.press', 'pointer.descend')
    menu.wait(10_000)
    expect(menu.openKey()).toBeNull()
  })

  test('R3.2 focus inside a hovered panel holds it when the pointer goes, until focus leaves', () => {
    const menu = hoveredMenu()
    menu.send('focus.enter', 'pointer.leave')
    menu.wait(10_000)
    expect(menu.openKey()).toBe('products')
    menu.send('focus.leave')
    expect(menu.openKey()).toBeNull()
    expect(menu.focus).toEqual([])
  })

  test('R3.2 focus leaving does not take a hovered panel from under the pointer', () => {
    const menu = hoveredMenu()
    menu.send('focus.leave')
    expect(menu.openKey()).toBe('products')
  })
})

describe('the page', () => {
  const closing = ['item.choose', 'route.change', 'page.restore'] as const

  test.each(closing)('R3.3 B13 %s closes and moves no focus', (type) => {
    for (const menu of [hoveredMenu(), pressedMenu()]) {
      menu.send(type)
      menu.wait(10_000)
      expect(menu.openKey()).toBeNull()
      expect(menu.focus).toEqual([])
    }
  })

  test('B09 a viewport that reaches 1200 px closes the panel and lets focus go to something visible', () => {
    const menu = pressedMenu()
    menu.send('window.narrow')
    expect(menu.openKey()).toBeNull()
    expect(menu.focus).toEqual([{ key: 'products', openedBy: 'press', reason: 'narrow' }])
  })
})
