import { assign, fromPromise, setup } from 'xstate'

/** A booking request: the address of the page, the element that gets the focus back, and the time limit for its code, in milliseconds. */
export type BookingWish = { address: string; opener: HTMLElement | undefined; patience: number }

/** The events of booking. */
export type BookingEvent =
  | { type: 'open'; wish: BookingWish }
  /** The page changes. */
  | { type: 'close' }
  /** The browser refuses the dialog or its frame. */
  | { type: 'refuse' }
  /** The dialog has closed. */
  | { type: 'dialog.close' }

const openTab = { type: 'openTab' as const, params: ({ context }: { context: { wish: BookingWish } }) => context.wish }

/**
 * Booking in a dialog whose code is fetched on request (R6.3). States: `closed`, `loading`, `open`. If the code does not load in time, or
 * the browser refuses the dialog or its frame, the service’s page opens in a new tab.
 *
 * To provide: the actor `load`, which fetches the code, and the actions `show` (the dialog, with the code), `focusDialog`, `closeDialog`
 * and `openTab`.
 */
export const bookingMachine = setup({
  types: {} as { context: { wish: BookingWish }; events: BookingEvent },
  actors: { load: fromPromise<unknown>(() => Promise.resolve()) },
  delays: { patience: ({ context }) => context.wish.patience },
  actions: {
    show: (_args, _shown: BookingWish & { code: unknown }) => {},
    focusDialog: () => {},
    closeDialog: () => {},
    openTab: (_args, _wish: BookingWish) => {},
  },
}).createMachine({
  id: 'booking',
  context: { wish: { address: '', opener: undefined, patience: 0 } },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'loading', actions: assign({ wish: ({ event }) => event.wish }) } } },
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'open', actions: { type: 'show', params: ({ context, event }) => ({ ...context.wish, code: event.output }) } },
        onError: { target: 'closed', actions: openTab },
      },
      after: { patience: { target: 'closed', actions: openTab } },
      on: { close: 'closed' },
    },
    open: {
      on: {
        open: { actions: 'focusDialog' },
        close: { target: 'closed', actions: 'closeDialog' },
        refuse: { target: 'closed', actions: ['closeDialog', openTab] },
        'dialog.close': 'closed',
      },
    },
  },
})
