import { assign, setup } from 'xstate'

/** The menu’s input: hover delays, in milliseconds. Press and keyboard never wait. */
type MegaMenuInput = {
  delays: {
    /** Rest on an entry before its panel opens. */
    open: number
    /** Rest on a neighbour before the open panel changes to it. */
    change: number
    /** Time outside entry and panel before the panel closes. */
    close: number
  }
}

/** `openKey`: the entry whose panel is open, null exactly in `closed`. `nextKey`: the entry under the pointer. */
type MegaMenuContext = MegaMenuInput & { openKey: string | null; openedBy: 'hover' | 'press' | null; nextKey: string | null }

/** The events of the menu. `key` is the key of a header entry with a panel. */
export type MegaMenuEvent =
  /** The pointer entered an entry. Touch is ignored: a tap is `trigger.press`. */
  | { type: 'pointer.enter'; key: string; pointerType: string }
  /** The pointer left the entry, the panel or the window. */
  | { type: 'pointer.leave' }
  /** The pointer moved downwards within the header, that is, towards the panel. */
  | { type: 'pointer.descend' }
  /** The pointer entered the open panel. */
  | { type: 'panel.enter' }
  /** Click, tap, Enter or Space on an entry’s button. */
  | { type: 'trigger.press'; key: string }
  /** The focus moved into the open panel. */
  | { type: 'focus.enter' }
  /** The focus moved to an element outside the open entry and its panel; a lost focus does not count. */
  | { type: 'focus.leave' }
  /** The pointer was pressed outside the menu. */
  | { type: 'outside.press' }
  /** Escape, wherever the focus is. */
  | { type: 'escape.press' }
  | { type: 'item.choose' }
  | { type: 'route.change' }
  /** The viewport reached the width of the sidebar. */
  | { type: 'window.narrow' }
  /** The page was restored from the back/forward cache. */
  | { type: 'page.restore' }

/** Passed to `returnFocus`: the closing panel, how it was opened, and why it closes. */
export type MegaMenuFocus = { key: string | null; openedBy: MegaMenuContext['openedBy']; reason: 'escape' | 'narrow' }

const keyOf = (event: MegaMenuEvent) => ('key' in event ? event.key : null)

/**
 * Which panel of the mega menu shows (R3.2). States: `closed.idle`, `closed.waiting`, `open.hovered.inside`,
 * `open.hovered.leaving`, `open.hovered.crossing`, `open.pinned`.
 *
 * A hovered panel follows the pointer; a pinned one (pressed, or with focus in it) stays until pressed again, left by
 * focus, escaped, pressed outside or chosen from.
 *
 * Effect to provide: `returnFocus`, run before the panel is hidden. If focus is in the panel, it moves it to the
 * entry's button (`escape`) or to something visible (`narrow`); otherwise it does nothing.
 */
export const megaMenuMachine = setup({
  types: {} as { context: MegaMenuContext; events: MegaMenuEvent; input: MegaMenuInput },
  delays: {
    open: ({ context }) => context.delays.open,
    change: ({ context }) => context.delays.change,
    close: ({ context }) => context.delays.close,
  },
  guards: {
    byTouch: ({ event }) => event.type === 'pointer.enter' && event.pointerType === 'touch',
    onOpenEntry: ({ context, event }) => keyOf(event) === context.openKey,
  },
  actions: {
    returnFocus: (_args, _focus: MegaMenuFocus) => {},
    forget: assign({ openKey: null, openedBy: null, nextKey: null }),
    aim: assign({ nextKey: ({ event }) => keyOf(event) }),
    settle: assign({ nextKey: null }),
    arrive: assign({ openKey: ({ context }) => context.nextKey, openedBy: 'hover' }),
    pin: assign({ openKey: ({ event }) => keyOf(event), openedBy: 'press' }),
  },
}).createMachine({
  id: 'megaMenu',
  context: ({ input }) => ({ ...input, openKey: null, openedBy: null, nextKey: null }),
  initial: 'closed',
  on: {
    'outside.press': '.closed',
    'escape.press': '.closed',
    'item.choose': '.closed',
    'route.change': '.closed',
    'window.narrow': '.closed',
    'page.restore': '.closed',
  },
  states: {
    closed: {
      initial: 'idle',
      on: {
        'pointer.enter': [{ guard: 'byTouch' }, { target: '.waiting', actions: 'aim' }],
        'trigger.press': { target: 'open.pinned', actions: 'pin' },
      },
      states: {
        idle: { entry: 'forget' },
        waiting: { on: { 'pointer.leave': 'idle' }, after: { open: { target: '#megaMenu.open.hovered', actions: 'arrive' } } },
      },
    },
    open: {
      initial: 'hovered',
      on: {
        'trigger.press': { target: '.pinned', actions: 'pin' },
        'escape.press': {
          target: 'closed',
          actions: {
            type: 'returnFocus',
            params: ({ context }) => ({ key: context.openKey, openedBy: context.openedBy, reason: 'escape' as const }),
          },
        },
        'window.narrow': {
          target: 'closed',
          actions: {
            type: 'returnFocus',
            params: ({ context }) => ({ key: context.openKey, openedBy: context.openedBy, reason: 'narrow' as const }),
          },
        },
      },
      states: {
        hovered: {
          initial: 'inside',
          on: {
            'panel.enter': '.inside',
            'pointer.enter': [{ guard: 'byTouch' }, { guard: 'onOpenEntry', target: '.inside' }, { target: '.crossing', actions: 'aim' }],
            // A closing panel would lose the focus in it, so focus pins the panel like a press.
            'focus.enter': 'pinned',
          },
          states: {
            inside: { entry: 'settle', on: { 'pointer.leave': 'leaving' } },
            // Closing waits, so that the pointer can cut the corner from entry to panel. Moving down restarts the wait:
            // that is the way to the panel, and it ends with the height of the header.
            leaving: {
              entry: 'settle',
              on: { 'pointer.descend': { target: 'leaving', reenter: true } },
              after: { close: '#megaMenu.closed' },
            },
            // The same corner may lead over a neighbour, which takes over only if the pointer stays there and
            // stops moving down.
            crossing: {
              on: { 'pointer.leave': 'leaving', 'pointer.descend': { target: 'crossing', reenter: true } },
              after: { change: { target: 'inside', actions: 'arrive' } },
            },
          },
        },
        pinned: {
          entry: 'settle',
          on: { 'trigger.press': { guard: 'onOpenEntry', target: '#megaMenu.closed' }, 'focus.leave': '#megaMenu.closed' },
        },
      },
    },
  },
})
