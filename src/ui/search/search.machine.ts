import { assign, fromPromise, setup } from 'xstate'

/** A query, and whether its last word may be incomplete. */
export type AskedQuery = { query: string; isTyping: boolean }

/** `answer` belongs to `answered`, which stays visible while the next query is being answered. */
type SearchContext<Answer> = { asked: AskedQuery; answered: AskedQuery; answer: Answer | undefined; pause: number }

export type SearchEvent =
  /** The visitor changed the text. */
  | { type: 'text.change'; query: string }
  /** The text is complete: sent with Enter, or taken from the address. */
  | { type: 'text.submit'; query: string }
  | { type: 'retry.press' }

const NOTHING: AskedQuery = { query: '', isTyping: false }

/**
 * How a query is answered. States: `empty`, `typing` (waits for a pause of `pause` milliseconds), `asking`, `answered`, `failed`. Any
 * change of the text restarts it, so the latest query wins: the answer of an earlier one is dropped.
 *
 * Actor to provide: `ask`, which answers a query and fails if the index cannot be loaded.
 */
export function searchMachine<Answer>() {
  return setup({
    types: {} as { context: SearchContext<Answer>; events: SearchEvent; input: { pause: number } },
    actors: { ask: fromPromise<Answer, AskedQuery>(() => Promise.reject(new Error('No search was provided.'))) },
    delays: { pause: ({ context }) => context.pause },
    guards: { isEmpty: ({ event }) => 'query' in event && event.query.trim() === '' },
    actions: {
      clear: assign({ asked: NOTHING, answered: NOTHING, answer: undefined }),
      note: assign({
        asked: ({ event, context }) => ('query' in event ? { query: event.query, isTyping: event.type === 'text.change' } : context.asked),
      }),
    },
  }).createMachine({
    id: 'search',
    context: ({ input: { pause } }) => ({ asked: NOTHING, answered: NOTHING, answer: undefined, pause }),
    initial: 'empty',
    on: {
      'text.change': [
        { guard: 'isEmpty', target: '.empty' },
        { target: '.typing', actions: 'note' },
      ],
      'text.submit': [
        { guard: 'isEmpty', target: '.empty' },
        { target: '.asking', actions: 'note' },
      ],
    },
    states: {
      empty: { entry: 'clear' },
      typing: { after: { pause: 'asking' } },
      asking: {
        invoke: {
          src: 'ask',
          input: ({ context }) => context.asked,
          onDone: {
            target: 'answered',
            actions: assign({ answer: ({ event }) => event.output, answered: ({ context }) => context.asked }),
          },
          onError: 'failed',
        },
      },
      answered: {},
      failed: { on: { 'retry.press': 'asking' } },
    },
  })
}
