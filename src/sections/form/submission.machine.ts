import { assign, fromPromise, setup } from 'xstate'

type FieldError = { name: string; message: string }

/** An e-mail as the visitor’s program shows it: recipient, link and text. */
export type Mail = { to: string; href: string; text: string }

/**
 * What a form holds when it is sent: what is wrong with it, and how it goes out. `nowhere`: whoever filled it in is no person, and learns
 * nothing from the answer.
 */
export type Submitted = { errors: FieldError[]; message: { way: 'mail'; mail: Mail } | { way: 'post'; body: object } | { way: 'nowhere' } }

/** `attempt` counts the refused submissions, so that each gets a summary of its own; `corrected` names fields that are right by now. */
type SubmissionContext = { attempt: number; errors: FieldError[]; corrected: string[]; mail: Mail | null; body: object }

/** Everything that can happen to a form. */
export type SubmissionEvent =
  | ({ type: 'submit' } & Submitted)
  /** Something was typed; `wrong` names the fields that would be refused now. */
  | { type: 'type'; wrong: string[] }

/**
 * One form from its first field to its answer. States: `editing`, `refused` (what is wrong is shown), `sending`, `sent`, `failed`. While
 * one submission is on its way, others do nothing; what was sent stays sent.
 *
 * To provide: the actor `post`, which settles with what became of it and never rejects, and the action `openMail`.
 */
export const submissionMachine = setup({
  types: {} as { context: SubmissionContext; events: SubmissionEvent },
  actors: { post: fromPromise<'sent' | 'failed', object>(() => Promise.resolve('failed')) },
  guards: {
    isWrong: ({ event }) => event.type === 'submit' && event.errors.length > 0,
    isMail: ({ event }) => event.type === 'submit' && event.message.way === 'mail',
    isForNobody: ({ event }) => event.type === 'submit' && event.message.way === 'nowhere',
  },
  actions: {
    openMail: (_args, _href: string) => {},
    refuse: assign(({ context, event }) =>
      event.type === 'submit' ? { attempt: context.attempt + 1, errors: event.errors, corrected: [] } : {},
    ),
    // What is right goes from the summary at once; what becomes wrong waits for the next submission.
    correct: assign(({ context, event }) =>
      event.type === 'type' ? { corrected: context.errors.map(({ name }) => name).filter((name) => !event.wrong.includes(name)) } : {},
    ),
    keepMail: assign(({ event }) => (event.type === 'submit' && event.message.way === 'mail' ? { mail: event.message.mail } : {})),
    keepBody: assign(({ event }) => (event.type === 'submit' && event.message.way === 'post' ? { body: event.message.body } : {})),
  },
}).createMachine({
  id: 'submission',
  context: { attempt: 0, errors: [], corrected: [], mail: null, body: {} },
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        submit: [
          { guard: 'isWrong', target: '.refused', actions: 'refuse' },
          {
            guard: 'isMail',
            target: 'sent',
            actions: [
              'keepMail',
              { type: 'openMail', params: ({ event }) => (event.message.way === 'mail' ? event.message.mail.href : '') },
            ],
          },
          { guard: 'isForNobody', target: 'sent' },
          { target: 'sending', actions: 'keepBody' },
        ],
      },
      states: { editing: {}, refused: { on: { type: { actions: 'correct' } } }, failed: {} },
    },
    sending: {
      invoke: {
        src: 'post',
        input: ({ context }) => context.body,
        onDone: [{ guard: ({ event }) => event.output === 'sent', target: 'sent' }, { target: 'open.failed' }],
        onError: 'open.failed',
      },
    },
    sent: {},
  },
})
