import { assign, fromPromise, setup } from 'xstate'

type FieldError = { name: string; message: string }

/** An e-mail for the visitor’s program: recipient, link and text. */
export type Mail = { to: string; href: string; text: string }

/** The message to send; its key identifies it across retries. */
type Message = { key: string; at: number; page: string; values: Record<string, string>; trap: string; elapsed: number }

/** A submitted form: its problems, and its way of delivery. `nowhere`: it was filled in by a bot, which learns nothing from the answer. */
export type Submitted = {
  errors: FieldError[]
  message: { way: 'mail'; mail: Mail } | { way: 'post'; message: Message } | { way: 'nowhere' }
}

/** The input of a try: the message, the solved challenge (empty if none was requested), and whether the browser stores the message. */
export type Letter = { message: Message; proof: string; isKept: boolean }

/** The reason why a message waits. */
type Why = 'offline' | 'away' | 'busy'

/**
 * The outcome of a try. `otherContent`: the key belongs to another message; `message` has a new one. `refused`: the message will never be
 * accepted unchanged. `gone`: another tab has sent or deleted it.
 */
export type Outcome =
  | { state: 'accepted' | 'held' | 'proofNeeded' | 'refused' | 'gone' }
  | { state: 'mistaken'; errors: FieldError[] }
  | { state: 'otherContent'; message: Message; isKept: boolean }
  | Away

/**
 * The message was not accepted, and can be retried. `retryAfter` is the requested pause, in milliseconds; `isKept`: the browser stores the
 * message.
 */
type Away = { state: 'away'; why: Why; retryAfter: number; isKept: boolean }

type SubmissionInput = {
  /** The pauses before retries, in milliseconds; after the last one, the machine gives up. */
  pauses: readonly number[]
  /** An undelivered message of an earlier visit. */
  message?: Message
}

type SubmissionContext = {
  pauses: readonly number[]
  /** Counts the refused submissions, so that each has its own summary. */
  attempt: number
  errors: FieldError[]
  /** The names of fields that are valid by now. */
  corrected: string[]
  mail: Mail | null
  message: Message | null
  proof: string
  /** Whether the message has received a new key because another one had its key. */
  isRenewed: boolean
  /** Whether the message waits, in the browser or on this page, and replaces the form. */
  isWaiting: boolean
  isKept: boolean
  /** Whether the message was already waiting when the page was loaded. */
  isResumed: boolean
  why: Why
  retryAfter: number
  /** The number of tries since the visitor last requested one. */
  tries: number
}

/** The states as single words; substates of `open` and `sending` are only distinguished if they look different to visitors. */
export type SubmissionState =
  | 'editing'
  | 'refused'
  | 'failed'
  | 'removed'
  | 'gone'
  | 'offered'
  | 'sending'
  | 'waiting'
  | 'givenUp'
  | 'accepted'
  | 'held'
  | 'opened'

/** All events of a form. */
export type SubmissionEvent =
  | ({ type: 'submit' } & Submitted)
  /** The visitor has typed; `wrong` has the names of the invalid fields. */
  | { type: 'type'; wrong: string[] }
  /** The browser stores a message of this tab. */
  | { type: 'resume'; message: Message }
  /** The visitor sends the waiting message now. */
  | { type: 'again' }
  /** The browser is online again. */
  | { type: 'online' }
  /** The waiting message becomes the content of the form again. */
  | { type: 'change' }
  | { type: 'remove' }
  /** Another tab has sent or deleted the waiting message. */
  | { type: 'gone' }

/** The context of a message before its first try. */
const FRESH = { proof: '', isRenewed: false, isWaiting: false, isKept: false, isResumed: false, tries: 0 }

/** The transition that retries a message. */
const TRYING = { again: { target: '#submission.sending', actions: 'startOver' } } as const

const answerIs =
  (state: Outcome['state']) =>
  ({ event }: { event: { output: Outcome } }) =>
    event.output.state === state

const ENDING = {
  change: { target: '#submission.open', actions: { type: 'drop', params: waitingMessage } },
  remove: { target: '#submission.open.removed', actions: { type: 'discard', params: waitingMessage } },
  gone: '#submission.open.gone',
} as const

function waitingMessage({ context }: { context: SubmissionContext }) {
  return context.message
}

/**
 * The life of a message, from its first field to its answer. States: `open` (`editing`; `refused`, with problems; `failed`; `removed` and
 * `gone`, after the message has waited), `offered` (an undelivered message of an earlier visit), `sending`, `waiting` for its next try,
 * `givenUp`, and the final states `accepted`, `held` and, for delivery by e-mail, `opened`. While a message is being sent, and in the final
 * states, submissions are ignored.
 *
 * Provide the actors `post`, which resolves with the outcome of a try and never rejects, and `prove`, which resolves with a solved
 * challenge; and the actions `openMail`, `drop` (removes the stored message) and `discard` (also deletes the typed values).
 */
export const submissionMachine = setup({
  types: {} as { context: SubmissionContext; events: SubmissionEvent; input: SubmissionInput },
  actors: {
    post: fromPromise<Outcome, Letter>(() => Promise.resolve({ state: 'refused' })),
    prove: fromPromise<string>(() => Promise.resolve('')),
  },
  delays: {
    pause({ context: { pauses, tries, retryAfter, why } }) {
      // Retrying without a connection is pointless: the browser reports when it is online again.
      const index = why === 'offline' ? pauses.length - 1 : Math.min(tries, pauses.length) - 1
      return Math.max(pauses[index] ?? 0, retryAfter)
    },
  },
  guards: {
    isOffered: ({ context }) => context.message !== null,
    isWrong: ({ event }) => event.type === 'submit' && event.errors.length > 0,
    isMail: ({ event }) => event.type === 'submit' && event.message.way === 'mail',
    isForNobody: ({ event }) => event.type === 'submit' && event.message.way === 'nowhere',
  },
  actions: {
    openMail: (_args, _href: string) => {},
    drop: (_args, _message: Message | null) => {},
    discard: (_args, _message: Message | null) => {},
    refuse: assign(({ context }, errors: FieldError[]) => ({ attempt: context.attempt + 1, errors, corrected: [] })),
    // Fixed problems disappear from the summary immediately; new ones appear with the next submission.
    correct: assign(({ context, event }) =>
      event.type === 'type' ? { corrected: context.errors.map(({ name }) => name).filter((name) => !event.wrong.includes(name)) } : {},
    ),
    keepMail: assign(({ event }) => (event.type === 'submit' && event.message.way === 'mail' ? { mail: event.message.mail } : {})),
    take: assign((_args, message: Message | null) => ({ message, ...FRESH })),
    await: assign(({ context }, { why, retryAfter, isKept }: Away) => ({
      why,
      retryAfter,
      isKept,
      isWaiting: true,
      proof: '',
      tries: context.tries + (why === 'offline' ? 0 : 1),
    })),
    stand: assign({ isWaiting: true, isKept: true, isResumed: true }),
    putBack: assign({ isWaiting: false }),
    startOver: assign({ tries: 0 }),
  },
}).createMachine({
  id: 'submission',
  context: ({ input: { pauses, message = null } }) => ({
    pauses,
    attempt: 0,
    errors: [],
    corrected: [],
    mail: null,
    message,
    why: 'away',
    retryAfter: 0,
    ...FRESH,
    isKept: message !== null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOffered', target: 'offered' }, { target: 'open' }] },
    open: {
      initial: 'editing',
      entry: 'putBack',
      on: {
        submit: [
          { guard: 'isWrong', target: '.refused', actions: { type: 'refuse', params: ({ event }) => event.errors } },
          {
            guard: 'isMail',
            target: 'opened',
            actions: [
              'keepMail',
              { type: 'openMail', params: ({ event }) => (event.message.way === 'mail' ? event.message.mail.href : '') },
            ],
          },
          { guard: 'isForNobody', target: 'accepted' },
          {
            target: 'sending',
            actions: [
              // The previous, refused message is no longer stored: it now has different content.
              { type: 'drop', params: ({ context }) => context.message },
              { type: 'take', params: ({ event }) => (event.message.way === 'post' ? event.message.message : null) },
            ],
          },
        ],
        resume: { target: 'sending', actions: [{ type: 'take', params: ({ event }) => event.message }, 'stand'] },
      },
      states: {
        editing: {},
        refused: { on: { type: { actions: 'correct' }, ...TRYING, ...ENDING } },
        failed: { on: { ...TRYING, ...ENDING } },
        removed: {},
        gone: {},
      },
    },
    offered: { on: { ...TRYING, ...ENDING } },
    sending: {
      initial: 'posting',
      states: {
        posting: {
          invoke: {
            src: 'post',
            input: ({ context: { message, proof, isKept } }) => ({ message: message!, proof, isKept }),
            onDone: [
              { guard: answerIs('accepted'), target: '#submission.accepted' },
              { guard: answerIs('held'), target: '#submission.held' },
              { guard: answerIs('gone'), target: '#submission.open.gone' },
              {
                guard: answerIs('mistaken'),
                target: '#submission.open.refused',
                actions: { type: 'refuse', params: ({ event }) => (event.output.state === 'mistaken' ? event.output.errors : []) },
              },
              {
                guard: ({ context, event }) => !context.isRenewed && answerIs('otherContent')({ event }),
                target: 'posting',
                reenter: true,
                actions: assign(({ event }) =>
                  event.output.state === 'otherContent'
                    ? { message: event.output.message, isKept: event.output.isKept, isRenewed: true }
                    : {},
                ),
              },
              { guard: ({ context, event }) => !context.proof && answerIs('proofNeeded')({ event }), target: 'proving' },
              {
                guard: answerIs('away'),
                target: '#submission.waiting',
                actions: { type: 'await', params: ({ event }) => event.output as Away },
              },
              { target: '#submission.open.failed' },
            ],
            onError: '#submission.open.failed',
          },
        },
        proving: {
          invoke: {
            src: 'prove',
            onDone: { target: 'posting', actions: assign({ proof: ({ event }) => event.output }) },
            onError: '#submission.open.failed',
          },
        },
      },
    },
    waiting: {
      always: { guard: ({ context: { tries, pauses } }) => tries > pauses.length, target: 'givenUp' },
      after: { pause: 'sending' },
      on: { ...TRYING, ...ENDING, online: TRYING.again },
    },
    givenUp: { on: { ...TRYING, ...ENDING, online: TRYING.again } },
    accepted: {},
    held: {},
    opened: {},
  },
})
