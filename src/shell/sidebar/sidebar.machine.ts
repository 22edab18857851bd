import { setup, stateIn } from 'xstate'

/** The events of the sidebar. */
export type SidebarEvent =
  /** The component has hydrated; `list` is the state of the list that works without JavaScript. */
  | { type: 'component.hydrate'; list: 'open' | 'closed' }
  /** The hamburger was pressed. */
  | { type: 'toggle.press' }
  /** The drawer’s code has loaded. */
  | { type: 'code.arrive' }
  /** The drawer’s code could not be loaded. */
  | { type: 'code.fail' }
  /** The drawer is in the document, still closed. */
  | { type: 'drawer.mount' }
  /** The close button in the sidebar was pressed. */
  | { type: 'close.press' }
  | { type: 'escape.press' }
  | { type: 'backdrop.press' }
  | { type: 'item.choose' }
  | { type: 'route.change' }
  /** The viewport is 1200 px or narrower; also sent once at the start. */
  | { type: 'window.narrow' }
  /** The viewport is wider than 1200 px. */
  | { type: 'window.widen' }
  /** The page was restored from the back/forward cache. */
  | { type: 'page.restore' }

/**
 * Why the sidebar closed. After `toggle`, `close`, `escape` and `backdrop` the focus belongs on the hamburger; after `widen` on a visible
 * element, because the hamburger is hidden; after `item`, `route` and `restore` the page decides.
 */
export type SidebarCloseReason = 'toggle' | 'close' | 'escape' | 'backdrop' | 'item' | 'route' | 'widen' | 'restore'

const closeFor = (reason: SidebarCloseReason) => ({ target: 'closed', actions: { type: 'returnFocus', params: { reason } } }) as const

/**
 * The sliding sidebar (R3.3), in two regions.
 *
 * `opener`: the element in the header. `list` is the navigation as a list, which needs no JavaScript: `idle` until the component hydrates;
 * `loading` while it stays open until the drawer can replace it; `failed` if the drawer’s code cannot be loaded, until the next page.
 * `button` is the hamburger: `idle`, `loading` after a press that waits for the code, `ready` once the code has loaded.
 *
 * `drawer`: `wide` (no sidebar at this width, the initial state), `closed`, `open`.
 *
 * With the tag `loading`, the machine waits for `code.arrive` or `code.fail`.
 *
 * Effects to provide: `lockScroll` and `unlockScroll`, which strictly alternate on entering and leaving `open`; `returnFocus` with the
 * reason, after the lock is released and before the sidebar is hidden. Stopping the actor runs no exit actions, so a component that can
 * unmount while open must release the lock itself.
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
