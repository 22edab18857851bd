import { describe, expect, test } from 'vitest'
import { SimulatedClock, type SnapshotFrom, createActor, fromPromise } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { type Letter, type Outcome, type SubmissionEvent, submissionMachine } from './submission.machine.ts'

const mail = { to: 'shop@bikes.example', href: 'mailto:shop@bikes.example', text: 'Hello' }
const message = { key: 'one', at: 0, page: '/contact', values: { name: 'Ada' }, trap: '', elapsed: 9000 }
const errors = [
  { name: 'name', message: 'Name is missing.' },
  { name: 'email', message: 'E-mail is missing.' },
]
const PAUSES = [5, 20]
const byPost: SubmissionEvent = { type: 'submit', errors: [], message: { way: 'post', message } }
const wrong: SubmissionEvent = { ...byPost, errors }
const byMail: SubmissionEvent = { type: 'submit', errors: [], message: { way: 'mail', mail } }
const trapped: SubmissionEvent = { type: 'submit', errors: [], message: { way: 'nowhere' } }
const away: Outcome = { state: 'away', why: 'away', retryAfter: 0, isKept: true }
const offline: Outcome = { ...away, why: 'offline' }

function startForm(earlier?: typeof message) {
  const clock = new SimulatedClock()
  const done: unknown[] = []
  const posts: { letter: Letter; answer(outcome: Outcome): void; reject(error: unknown): void }[] = []
  const proofs: { solve(proof: string): void; reject(error: unknown): void }[] = []
  const machine = submissionMachine.provide({
    actors: {
      post: fromPromise(
        ({ input }) => new Promise<Outcome>((answer, reject) => posts.push({ letter: input, answer, reject: (error) => reject(error) })),
      ),
      prove: fromPromise(() => new Promise<string>((solve, reject) => proofs.push({ solve, reject: (error) => reject(error) }))),
    },
    actions: {
      openMail: (_, href) => void done.push(`open ${href}`),
      drop: (_, dropped) => dropped && done.push(`drop ${dropped.key}`),
      discard: (_, discarded) => discarded && done.push(`discard ${discarded.key}`),
    },
  })
  const actor = createActor(machine, { clock, input: { pauses: PAUSES, ...(earlier && { message: earlier }) } }).start()
  return {
    send: actor.send,
    clock,
    posts,
    proofs,
    done,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async answer(outcome: Outcome) {
      posts.at(-1)!.answer(outcome)
      await settled()
    },
  }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const POSTING = { sending: 'posting' }

/** A form whose message was sent and could not be taken yet. */
async function waitingForm(outcome = away) {
  const form = startForm()
  form.send(byPost)
  await form.answer(outcome)
  return form
}

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

  test('F21 goes by e-mail: the program opens, and nothing is said to be sent', () => {
    const form = startForm()
    form.send(byMail)
    expect([form.state(), form.context().mail, form.done]).toEqual(['opened', mail, [`open ${mail.href}`]])
  })

  test('of a robot seems to be sent, and is not', () => {
    const form = startForm()
    form.send(trapped)
    expect([form.state(), form.posts.length]).toEqual(['accepted', 0])
  })

  test('is posted once, however often it is sent meanwhile', async () => {
    const form = startForm()
    form.send(byPost)
    form.send(byPost)
    form.send(wrong)
    form.send({ type: 'online' })
    expect([form.state(), form.posts.map(({ letter }) => letter)]).toEqual([POSTING, [{ message, proof: '', isKept: false }]])
    await form.answer({ state: 'accepted' })
    expect(form.state()).toBe('accepted')
  })

  test('F21 that is held is not accepted', async () => {
    const form = startForm()
    form.send(byPost)
    await form.answer({ state: 'held' })
    expect(form.state()).toBe('held')
  })

  test('F27 that the receiver finds mistaken says what is wrong, and can be sent again', async () => {
    const form = startForm()
    form.send(byPost)
    await form.answer({ state: 'mistaken', errors })
    expect([form.state(), form.context()]).toMatchObject([{ open: 'refused' }, { attempt: 1, errors, isWaiting: false }])
    form.send(byPost)
    expect(form.state()).toEqual(POSTING)
  })

  test.each([
    ['is refused', (form: ReturnType<typeof startForm>) => form.posts[0]!.answer({ state: 'refused' })],
    ['breaks', (form: ReturnType<typeof startForm>) => form.posts[0]!.reject(new Error('broken'))],
  ])('whose post %s has failed, stays, and can be sent again', async (_what, end) => {
    const form = startForm()
    form.send(byPost)
    end(form)
    await settled()
    expect([form.state(), form.context().isWaiting]).toEqual([{ open: 'failed' }, false])
    form.send(byPost)
    expect(form.posts).toHaveLength(2)
  })

  test('F22 whose key belongs to another message is sent once more with a new one, and not a third time', async () => {
    const form = startForm()
    form.send(byPost)
    const renewed = { ...message, key: 'two' }
    await form.answer({ state: 'otherContent', message: renewed, isKept: false })
    expect([form.state(), form.posts[1]!.letter.message]).toEqual([POSTING, renewed])
    await form.answer({ state: 'otherContent', message: { ...message, key: 'three' }, isKept: false })
    expect([form.state(), form.posts.length]).toEqual([{ open: 'failed' }, 2])
  })
})

describe('F28 a challenge', () => {
  test('is solved when it is asked for, and the same message goes again with its proof', async () => {
    const form = startForm()
    form.send(byPost)
    await form.answer({ state: 'proofNeeded' })
    expect(form.state()).toEqual({ sending: 'proving' })
    form.proofs[0]!.solve('solved')
    await settled()
    expect(form.posts[1]!.letter).toEqual({ message, proof: 'solved', isKept: false })
    await form.answer({ state: 'accepted' })
    expect(form.state()).toBe('accepted')
  })

  test('is not solved for ever', async () => {
    const form = startForm()
    form.send(byPost)
    await form.answer({ state: 'proofNeeded' })
    form.proofs[0]!.solve('solved')
    await settled()
    await form.answer({ state: 'proofNeeded' })
    expect([form.state(), form.proofs.length]).toEqual([{ open: 'failed' }, 1])
  })

  test('that cannot be solved is a failure', async () => {
    const form = startForm()
    form.send(byPost)
    await form.answer({ state: 'proofNeeded' })
    form.proofs[0]!.reject(new Error('no code'))
    await settled()
    expect(form.state()).toEqual({ open: 'failed' })
  })
})

describe('F25 a message that could not be taken', () => {
  test('waits, is tried again after growing pauses, and is given up', async () => {
    const form = await waitingForm()
    expect([form.state(), form.context()]).toMatchObject(['waiting', { isWaiting: true, isKept: true, why: 'away' }])
    form.clock.increment(PAUSES[0]! - 1)
    expect(form.posts).toHaveLength(1)
    form.clock.increment(1)
    expect([form.state(), form.posts.length, form.posts[1]!.letter]).toEqual([POSTING, 2, { message, proof: '', isKept: true }])
    await form.answer(away)
    form.clock.increment(PAUSES[1]!)
    expect(form.posts).toHaveLength(3)
    await form.answer(away)
    expect([form.state(), form.context().isWaiting]).toEqual(['givenUp', true])
    form.send({ type: 'again' })
    await form.answer({ state: 'accepted' })
    expect(form.state()).toBe('accepted')
  })

  test('is not tried before the time that the receiver names', async () => {
    const form = await waitingForm({ ...away, why: 'busy', retryAfter: 90 })
    form.clock.increment(89)
    expect(form.posts).toHaveLength(1)
    form.clock.increment(1)
    expect(form.posts).toHaveLength(2)
  })

  test('goes at once when the connection is back, also when it was given up', async () => {
    const form = await waitingForm(offline)
    form.send({ type: 'online' })
    expect(form.state()).toEqual(POSTING)
    for (let tries = 1; tries <= 3; tries++) {
      await form.answer(away)
      form.clock.increment(1000)
    }
    expect(form.state()).toBe('givenUp')
    form.send({ type: 'online' })
    expect(form.state()).toEqual(POSTING)
  })

  test('is never given up for want of a connection', async () => {
    const form = await waitingForm(offline)
    for (let tries = 1; tries <= 4; tries++) {
      form.clock.increment(PAUSES.at(-1)!)
      await form.answer(offline)
    }
    expect([form.state(), form.posts.length]).toEqual(['waiting', 5])
  })

  test('can be changed: it is in the form again, and waits no more', async () => {
    const form = await waitingForm()
    form.send({ type: 'change' })
    expect([form.state(), form.context().isWaiting, form.done]).toEqual([{ open: 'editing' }, false, ['drop one']])
  })

  test('can be deleted', async () => {
    const form = await waitingForm()
    form.send({ type: 'remove' })
    expect([form.state(), form.context().isWaiting, form.done]).toEqual([{ open: 'removed' }, false, ['discard one']])
  })

  test('F26 that another tab has sent or deleted is not sent again', async () => {
    const form = await waitingForm()
    form.send({ type: 'gone' })
    form.clock.increment(1000)
    expect([form.state(), form.posts.length]).toEqual([{ open: 'gone' }, 1])
    const other = await waitingForm()
    other.send({ type: 'again' })
    await other.answer({ state: 'gone' })
    expect(other.state()).toEqual({ open: 'gone' })
  })
})

describe('F26 a message that waits in the browser', () => {
  test('from this tab goes on by itself', () => {
    const form = startForm()
    form.send({ type: 'resume', message })
    expect([form.state(), form.context(), form.posts[0]!.letter]).toMatchObject([
      POSTING,
      { isWaiting: true, isResumed: true },
      { message, isKept: true },
    ])
  })

  test('from an earlier visit is offered, and goes only when somebody says so', async () => {
    const form = startForm(message)
    form.clock.increment(1000)
    form.send({ type: 'online' })
    expect([form.state(), form.posts.length]).toEqual(['offered', 0])
    form.send({ type: 'again' })
    await form.answer({ state: 'refused' })
    expect(form.state()).toEqual({ open: 'failed' })
    form.send({ type: 'remove' })
    expect([form.state(), form.done]).toEqual([{ open: 'removed' }, ['discard one']])
  })
})

describe('every event in every reachable state', () => {
  const from = (source: string) => [`xstate.done.actor.0.submission.sending.${source}`, `xstate.error.actor.0.submission.sending.${source}`]
  const outcomes: Outcome[] = [
    ...(['accepted', 'held', 'proofNeeded', 'refused', 'gone'] as const).map((state) => ({ state })),
    { state: 'mistaken', errors },
    { state: 'otherContent', message: { ...message, key: 'two' }, isKept: false },
    away,
    offline,
  ]
  const answers = [
    ...outcomes.map((output) => ({ type: from('posting')[0], output })),
    { type: from('proving')[0], output: 'solved' },
    ...[...from('posting'), ...from('proving')]
      .filter((type) => type.includes('error'))
      .map((type) => ({ type, error: new Error('broken') })),
    { type: 'xstate.after.pause.submission.waiting' },
  ] as unknown as SubmissionEvent[]
  const commands = (['again', 'online', 'change', 'remove', 'gone'] as const).map((type) => ({ type }))
  const events: SubmissionEvent[] = [
    wrong,
    byMail,
    byPost,
    trapped,
    { type: 'type', wrong: ['email'] },
    { type: 'resume', message },
    ...commands,
    ...answers,
  ]
  const serializeState = ({ value, context }: SnapshotFrom<typeof submissionMachine>) =>
    JSON.stringify([value, context.corrected, context.isRenewed, context.proof, Math.min(context.tries, 4), context.isWaiting])
  const limit = 20_000
  const edges = [undefined, message].flatMap((earlier) =>
    adjacencyMapToArray(
      getAdjacencyMap(submissionMachine, {
        input: { pauses: PAUSES, ...(earlier && { message: earlier }) },
        events,
        serializeState,
        limit,
      }),
    ),
  )
  const words = (value: unknown) =>
    typeof value === 'string'
      ? value
      : Object.entries(value as object)
          .flat()
          .join(' ')
  const isOnItsWay = (value: unknown) => words(value).startsWith('sending')

  test('all states are reachable', () => {
    const open = ['editing', 'refused', 'failed', 'removed', 'gone'].map((state) => `open ${state}`)
    expect(new Set(edges.map(({ nextState }) => words(nextState.value)))).toEqual(
      new Set([...open, 'offered', 'sending posting', 'sending proving', 'waiting', 'givenUp', 'accepted', 'held', 'opened']),
    )
  })

  test('nothing changes what has arrived, and only an answer ends a try', () => {
    for (const { state, event, nextState } of edges) {
      if (['accepted', 'held', 'opened'].includes(words(state.value))) expect(nextState.value).toBe(state.value)
      if (isOnItsWay(state.value) && !event.type.startsWith('xstate.')) expect(nextState.value).toEqual(state.value)
    }
  })

  test('F21 only an answer that says so leads to the thanks, but for robots', () => {
    for (const { state, event, nextState } of edges)
      if (nextState.value === 'accepted' && state.value !== 'accepted')
        expect(event.type === 'submit' ? event : (event as unknown as { output: Outcome }).output).toMatchObject(
          event.type === 'submit' ? { message: { way: 'nowhere' } } : { state: 'accepted' },
        )
  })

  test('an answer that comes when nothing is on its way changes nothing', () => {
    for (const { state, event, nextState } of edges)
      if (event.type.startsWith('xstate.done') && !isOnItsWay(state.value)) expect(nextState.value).toEqual(state.value)
  })
})
