import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { type SubmissionEvent, submissionMachine } from './submission.machine.ts'

const mail = { to: 'shop@bikes.example', href: 'mailto:shop@bikes.example', text: 'Hello' }
const errors = [
  { name: 'name', message: 'Name is missing.' },
  { name: 'email', message: 'E-mail is missing.' },
]
const wrong: SubmissionEvent = { type: 'submit', errors, message: { way: 'post', body: {} } }
const byMail: SubmissionEvent = { type: 'submit', errors: [], message: { way: 'mail', mail } }
const byPost: SubmissionEvent = { type: 'submit', errors: [], message: { way: 'post', body: { name: 'Ada' } } }
const trapped: SubmissionEvent = { type: 'submit', errors: [], message: { way: 'nowhere' } }

function startForm() {
  const posts: { body: object; answer(outcome: 'sent' | 'failed'): void; reject(error: unknown): void }[] = []
  const openMail = vi.fn()
  const machine = submissionMachine.provide({
    actors: {
      post: fromPromise(
        ({ input }) =>
          new Promise<'sent' | 'failed'>((resolve, reject) =>
            posts.push({ body: input, answer: resolve, reject: (error) => reject(error) }),
          ),
      ),
    },
    actions: { openMail: (_, href) => void openMail(href) },
  })
  const actor = createActor(machine).start()
  return { actor, send: actor.send, posts, openMail, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('a form', () => {
  test('with something wrong is refused, each time with a summary of its own', () => {
    const form = startForm()
    for (const attempt of [1, 2]) {
      form.send(wrong)
      expect([form.state(), form.context()]).toMatchObject([{ open: 'refused' }, { attempt, errors }])
    }
    expect(form.posts).toEqual([])
  })

  test('says no more of a field that was corrected, until it is sent again', () => {
    const form = startForm()
    form.send(wrong)
    form.send({ type: 'type', wrong: ['email', 'phone'] })
    expect(form.context().corrected).toEqual(['name'])
    form.send({ type: 'type', wrong: ['name', 'email'] })
    expect(form.context().corrected).toEqual([])
    form.send({ type: 'type', wrong: [] })
    form.send(wrong)
    expect(form.context().corrected).toEqual([])
  })

  test('goes by e-mail: the program opens, and the message stays to be copied', () => {
    const form = startForm()
    form.send(byMail)
    expect([form.state(), form.context().mail]).toEqual(['sent', mail])
    expect(form.openMail.mock.calls).toEqual([[mail.href]])
  })

  test('of a robot seems to be sent, and is not', () => {
    const form = startForm()
    form.send(trapped)
    expect([form.state(), form.posts.length]).toEqual(['sent', 0])
  })

  test('is posted once, however often it is sent meanwhile', async () => {
    const form = startForm()
    form.send(byPost)
    form.send(byPost)
    form.send(wrong)
    expect([form.state(), form.posts.map(({ body }) => body)]).toEqual(['sending', [{ name: 'Ada' }]])
    form.posts[0]!.answer('sent')
    await settled()
    expect(form.state()).toBe('sent')
  })

  test.each([
    ['is refused', (post: ReturnType<typeof startForm>['posts'][number]) => post.answer('failed')],
    ['breaks', (post: ReturnType<typeof startForm>['posts'][number]) => post.reject(new Error('broken'))],
  ])('whose post %s has failed, and can be sent again', async (_what, end) => {
    const form = startForm()
    form.send(byPost)
    end(form.posts[0]!)
    await settled()
    expect(form.state()).toEqual({ open: 'failed' })
    form.send(byPost)
    expect(form.posts).toHaveLength(2)
  })
})

describe('every event in every reachable state', () => {
  const answers = [
    { type: 'xstate.done.actor.0.submission.sending', output: 'sent' },
    { type: 'xstate.done.actor.0.submission.sending', output: 'failed' },
    { type: 'xstate.error.actor.0.submission.sending', error: new Error('broken') },
  ] as unknown as SubmissionEvent[]
  const events: SubmissionEvent[] = [wrong, byMail, byPost, trapped, { type: 'type', wrong: ['email'] }, ...answers]
  const serializeState = ({ value, context }: SnapshotFrom<typeof submissionMachine>) => JSON.stringify([value, context.corrected])
  const edges = adjacencyMapToArray(getAdjacencyMap(submissionMachine, { events, serializeState }))
  const names = (value: unknown) => (typeof value === 'string' ? value : Object.values(value as object).join())

  test('all states are reachable', () => {
    expect(new Set(edges.map(({ nextState }) => names(nextState.value)))).toEqual(
      new Set(['editing', 'refused', 'sending', 'sent', 'failed']),
    )
  })

  test('nothing changes what was sent, and only the answer ends a submission that is on its way', () => {
    for (const { state, event, nextState } of edges) {
      if (state.value === 'sent') expect(nextState.value).toBe('sent')
      if (state.value === 'sending' && !event.type.startsWith('xstate.')) expect(nextState.value).toBe('sending')
    }
  })

  test('an answer that comes when nothing is on its way changes nothing', () => {
    for (const { state, event, nextState } of edges)
      if (event.type.startsWith('xstate.') && state.value !== 'sending') expect(nextState.value).toEqual(state.value)
  })
})
