import { assign, fromPromise, setup } from 'xstate'

/** What somebody wants to book: the address of the page, what takes the focus back, and how long its code may take, in milliseconds. */
export type BookingWish = { address: string; opener: HTMLElement | undefined; patience: number }

/** Everything that can happen to booking. */
export type BookingEvent =
  | { type: 'open'; wish: BookingWish }
  /** The page changes. */
  | { type: 'close' }
  /** The browser refuses the dialog or its frame. */
  | { type: 'refuse' }
  /** The dialog is gone. */
  | { type: 'dialog.close' }

const openTab = { type: 'openTab' as const, params: ({ context }: { context: { wish: BookingWish } }) => context.wish }

/**
 * Booking in a dialog whose code is fetched when it is wanted (R6.3). States: `closed`, `loading`, `open`. Where the code does not arrive
 * in time, or the browser refuses the dialog or its frame, the page of the service opens in a new tab.
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
