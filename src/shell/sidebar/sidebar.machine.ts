import { setup } from 'xstate'

/** Everything that can happen to the sidebar. */
export type SidebarEvent =
  /** Hamburger pressed. */
  | { type: 'toggle.press' }
  /** Close button inside the sidebar pressed. */
  | { type: 'close.press' }
  | { type: 'escape.press' }
  | { type: 'backdrop.press' }
  | { type: 'item.choose' }
  | { type: 'route.change' }
  /** Viewport is 1200 px or narrower; also sent once when the screen starts there. */
  | { type: 'window.narrow' }
  /** Viewport is wider than 1200 px. */
  | { type: 'window.widen' }
  /** Page came back from the back/forward cache. */
  | { type: 'page.restore' }

/**
 * Why the sidebar closed. After `toggle`, `close`, `escape` and `backdrop` focus belongs on the hamburger; after
 * `widen` on a visible element, since the hamburger is gone; after `item`, `route` and `restore` it is the page's.
 */
export type SidebarCloseReason = 'toggle' | 'close' | 'escape' | 'backdrop' | 'item' | 'route' | 'widen' | 'restore'

const closeFor = (reason: SidebarCloseReason) => ({ target: 'closed', actions: { type: 'returnFocus', params: { reason } } }) as const

/**
 * The slide-in sidebar (R3.3). States: `wide` (no sidebar at this width, the start), `closed`, `open`.
 *
 * Effects to provide: `lockScroll` and `unlockScroll`, run in strict turns on every way into and out of `open`;
 * `returnFocus` with the reason, run after the lock is released and before the sidebar is hidden. Stopping the actor
 * leaves no state, so a screen that may vanish while open releases the lock itself.
 */
export const sidebarMachine = setup({
  types: {} as { events: SidebarEvent },
  actions: { lockScroll: () => {}, unlockScroll: () => {}, returnFocus: (_args, _focus: { reason: SidebarCloseReason }) => {} },
}).createMachine({
  id: 'sidebar',
  initial: 'wide',
  states: {
    wide: { on: { 'window.narrow': 'closed' } },
    closed: { on: { 'toggle.press': 'open', 'window.widen': 'wide' } },
    open: {
      entry: 'lockScroll',
      exit: 'unlockScroll',
      on: {
        'toggle.press': closeFor('toggle'),
        'close.press': closeFor('close'),
        'escape.press': closeFor('escape'),
        'backdrop.press': closeFor('backdrop'),
        'item.choose': closeFor('item'),
        'route.change': closeFor('route'),
        'page.restore': closeFor('restore'),
        'window.widen': { ...closeFor('widen'), target: 'wide' },
      },
    },
  },
})
