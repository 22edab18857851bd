import { assign, fromPromise, setup } from 'xstate'

type FieldError = { name: string; message: string }

/** An e-mail as the visitor’s program shows it: recipient, link and text. */
export type Mail = { to: string; href: string; text: string }

/** What is sent: by its key it is known however often it is sent. */
type Message = { key: string; at: number; page: string; values: Record<string, string>; trap: string; elapsed: number }

/**
 * What a form holds when it is sent: what is wrong with it, and how it goes out. `nowhere`: whoever filled it in is no person, and learns
 * nothing from the answer.
 */
export type Submitted = {
  errors: FieldError[]
  message: { way: 'mail'; mail: Mail } | { way: 'post'; message: Message } | { way: 'nowhere' }
}

/** A try: the message, the solved challenge (empty: none was asked for), and whether it waits in the browser. */
export type Letter = { message: Message; proof: string; isKept: boolean }

/** Why a message waits. */
type Why = 'offline' | 'away' | 'busy'

/**
 * What became of a try. `otherContent`: the key belongs to another message; `message` has a new one. `refused`: it will never be taken as
 * it is. `gone`: another tab has sent or deleted it.
 */
export type Outcome =
  | { state: 'accepted' | 'held' | 'proofNeeded' | 'refused' | 'gone' }
  | { state: 'mistaken'; errors: FieldError[] }
  | { state: 'otherContent'; message: Message; isKept: boolean }
  | Away

/** It could not be taken, and may be tried again. `retryAfter` is the pause asked for, in milliseconds; `isKept`: the browser keeps it. */
type Away = { state: 'away'; why: Why; retryAfter: number; isKept: boolean }

type SubmissionInput = {
  /** Pauses before further tries, in milliseconds; after the last one it is given up. */
  pauses: readonly number[]
  /** A message of an earlier visit, which is offered. */
  message?: Message
}

type SubmissionContext = {
  pauses: readonly number[]
  /** Counts the refused submissions, so that each gets a summary of its own. */
  attempt: number
  errors: FieldError[]
  /** Fields that are right by now. */
  corrected: string[]
  mail: Mail | null
  message: Message | null
  proof: string
  /** Whether the message had a new key after another one was taken. */
  isRenewed: boolean
  /** Whether the message waits, in the browser or in this page, so that it stands in the place of the form. */
  isWaiting: boolean
  isKept: boolean
  /** Whether the message was found waiting when the page came. */
  isResumed: boolean
  why: Why
  retryAfter: number
  /** Tries since somebody last asked for one. */
  tries: number
}

/** The states in one word each; those of `open` and of `sending` are told apart only where visitors see a difference. */
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

/** Everything that can happen to a form. */
export type SubmissionEvent =
  | ({ type: 'submit' } & Submitted)
  /** Something was typed; `wrong` names the fields that would be refused now. */
  | { type: 'type'; wrong: string[] }
  /** A message of this tab waits in the browser. */
  | { type: 'resume'; message: Message }
  /** The waiting message is to be sent now. */
  | { type: 'again' }
  /** The connection is back. */
  | { type: 'online' }
  /** The waiting message becomes the content of the form again. */
  | { type: 'change' }
  | { type: 'remove' }
  /** Another tab has sent or deleted the waiting message. */
  | { type: 'gone' }

/** What is known of a message that nothing has been tried with. */
const FRESH = { proof: '', isRenewed: false, isWaiting: false, isKept: false, isResumed: false, tries: 0 }

/** What may be done with a message that waits, or was not taken. */
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
 * One message from its first field to its answer. States: `open` (`editing`; `refused`, with what is wrong; `failed`; `removed` and
 * `gone`, after it had waited), `offered` (it is from an earlier visit), `sending`, `waiting` for its next try, `givenUp`, and in the end
 * `accepted`, `held` or, where it goes by e-mail, `opened`. While it is on its way, other submissions do nothing; what has arrived stays
 * so.
 *
 * To provide: the actors `post`, which settles with what became of a try and never rejects, and `prove`, which settles with a solved
 * challenge; the actions `openMail`, `drop` (the browser keeps the message no more) and `discard` (what was typed goes, too).
 */
export const submissionMachine = setup({
  types: {} as { context: SubmissionContext; events: SubmissionEvent; input: SubmissionInput },
  actors: {
    post: fromPromise<Outcome, Letter>(() => Promise.resolve({ state: 'refused' })),
    prove: fromPromise<string>(() => Promise.resolve('')),
  },
  delays: {
    pause({ context: { pauses, tries, retryAfter, why } }) {
      // Without a connection there is little to try: the browser says when it is back.
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
    // What is right goes from the summary at once; what becomes wrong waits for the next submission.
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
              // What was refused and is now another message waits no more.
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
