import { setup } from 'xstate'

/**
 * Whether the booking widget works: `waiting` for its first message, `ready` after it, `failed` after `patience` milliseconds without one,
 * or without a connection. A late message still makes it ready.
 */
export const widgetMachine = setup({
  types: {} as { context: { patience: number }; input: { patience: number }; events: { type: 'speak' } | { type: 'fail' } },
  delays: { patience: ({ context }) => context.patience },
}).createMachine({
  id: 'widget',
  context: ({ input }) => input,
  initial: 'waiting',
  on: { speak: '.ready', fail: '.failed' },
  states: { waiting: { after: { patience: 'failed' } }, ready: {}, failed: {} },
})
