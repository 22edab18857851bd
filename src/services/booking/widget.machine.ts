import { setup } from 'xstate'

/**
 * Whether the widget of the booking page works, as far as it can be told: `waiting` for its first word, `ready` from then on, `failed`
 * after `patience` milliseconds without one and without a connection. A widget that speaks late is ready all the same.
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
