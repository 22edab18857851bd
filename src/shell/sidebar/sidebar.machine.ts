import { setup, stateIn } from 'xstate'

/** Everything that can happen to the sidebar. */
export type SidebarEvent =
  /** The component is hydrated; `list` says how the list that serves without JavaScript stood by then. */
  | { type: 'component.hydrate'; list: 'open' | 'closed' }
  /** Hamburger pressed. */
  | { type: 'toggle.press' }
  /** The code of the drawer is there. */
  | { type: 'code.arrive' }
  /** The code of the drawer could not be loaded. */
  | { type: 'code.fail' }
  /** The drawer is in the document, still closed. */
  | { type: 'drawer.mount' }
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
 * The slide-in sidebar (R3.3), in two regions.
 *
 * `opener`: what stands in the header. `list` is the navigation as a list, which needs no JavaScript: `idle` until the
 * component is hydrated; `loading` while it stays open until the drawer can take its place; `failed` where the code of
 * the drawer cannot be loaded, until the next page. `button` is the hamburger: `idle`, `loading` after a press that waits
 * for the code, `ready` once the code is there.
 *
 * `drawer`: `wide` (no sidebar at this width, the start), `closed`, `open`.
 *
 * While the machine has the tag `loading`, it waits for `code.arrive` or `code.fail`.
 *
 * Effects to provide: `lockScroll` and `unlockScroll`, run in strict turns on every way into and out of `open`;
 * `returnFocus` with the reason, run after the lock is released and before the sidebar is hidden. Stopping the actor
 * leaves no state, so a screen that may vanish while open releases the lock itself.
 */
export const sidebarMachine = setup({
  types: {} as { events: SidebarEvent },
  guards: {
    listIsOpen: ({ event }) => event.type === 'component.hydrate' && event.list === 'open',
    drawerIsReady: stateIn({ opener: { button: 'ready' } }),
  },
  actions: { lockScroll: () => {}, unlockScroll: () => {}, returnFocus: (_args, _focus: { reason: SidebarCloseReason }) => {} },
}).createMachine({
  id: 'sidebar',
  type: 'parallel',
  states: {
    opener: {
      initial: 'list',
      states: {
        list: {
          initial: 'idle',
          states: {
            idle: { on: { 'component.hydrate': [{ guard: 'listIsOpen', target: 'loading' }, { target: '#sidebar.opener.button' }] } },
            loading: {
              tags: 'loading',
              on: { 'code.arrive': '#sidebar.opener.button.ready', 'code.fail': 'failed', 'route.change': '#sidebar.opener.button' },
            },
            failed: { on: { 'route.change': '#sidebar.opener.button' } },
          },
        },
        button: {
          initial: 'idle',
          states: {
            idle: { on: { 'toggle.press': 'loading' } },
            loading: {
              tags: 'loading',
              on: { 'code.arrive': 'ready', 'code.fail': '#sidebar.opener.list.failed', 'toggle.press': 'idle', 'route.change': 'idle' },
            },
            ready: {},
          },
        },
      },
    },
    drawer: {
      initial: 'wide',
      states: {
        wide: { on: { 'window.narrow': 'closed' } },
        closed: { on: { 'toggle.press': { guard: 'drawerIsReady', target: 'open' }, 'drawer.mount': 'open', 'window.widen': 'wide' } },
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
    },
  },
})
