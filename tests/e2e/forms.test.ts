import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { axeFindings } from './axeFindings.ts'
import { sticksOut } from './sticksOut.ts'
import { type VisitOptions, eventually, live, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()
const PATH = '/contact-us'
const TYPED = { topic: 'press', name: 'Eva Åsa', email: 'eva@mail.example', message: 'First line\nsecond "line" & <b>more</b> 🥖' }

/** What the receiver answers: a status and its words, or nothing at all. */
type Answer = { status: number; body?: object; headers?: Record<string, string> } | 'nothing'
const ACCEPTED: Answer = { status: 202, body: { state: 'accepted', id: '1' } }
const HELD: Answer = { status: 202, body: { state: 'held', id: '1' } }
const MISTAKEN: Answer = { status: 422, body: { state: 'mistaken', errors: [{ name: 'email', message: 'This host takes no mail.' }] } }
const BUSY: Answer = { status: 429, headers: { 'retry-after': '60' }, body: { state: 'refused', message: 'Too many.' } }
const REFUSED: Answer = { status: 403, body: { state: 'refused', message: 'No.' } }

/** A receiver that the test holds in its hand: it answers as it is told, or keeps its callers waiting. */
function fakeReceiver() {
  const calls: { method: string; path: string; key: string | undefined; body: string }[] = []
  let answers: Answer[] = [ACCEPTED]
  let gate: Promise<void> | undefined
  let open = () => {}
  return {
    /** Posts, in their order. */
    posts: () => calls.filter(({ method }) => method === 'POST'),
    keys: () => calls.filter(({ method }) => method === 'POST').map(({ key }) => key),
    values: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => (JSON.parse(body) as { values: object }).values),
    calls,
    /** From now on answers so, one call after the other; the last answer stays. */
    answers(...next: Answer[]) {
      answers = next
    },
    /** Keeps callers waiting until the function that it gives is called. */
    hold() {
      gate = new Promise((resolve) => (open = resolve))
      return () => {
        gate = undefined
        open()
      }
    },
    async stand(context: BrowserContext) {
      await context.route('**/_forms/**', async (route, request: Request) => {
        calls.push({
          method: request.method(),
          path: new URL(request.url()).pathname,
          key: request.headers()['idempotency-key'],
          body: request.postData() ?? '',
        })
        await gate
        const answer = answers.length > 1 ? answers.shift()! : answers[0]!
        if (answer === 'nothing') return route.abort().catch(() => {})
        const { status, body, headers } = answer
        return route
          .fulfill({ status, contentType: 'application/json', headers: headers ?? {}, body: JSON.stringify(body) })
          .catch(() => {})
      })
    },
  }
}

const form = (page: Page) => page.getByRole('form', { name: 'Your message' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Send the message' })
const thanks = (page: Page) => page.getByRole('group', { name: 'Your message has arrived' })
const waiting = (page: Page) => page.getByRole('group', { name: 'Not sent yet' })
const earlier = (page: Page) => page.locator('main .earlier')
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name }).click()
const hasFocus = (element: Element) => element === document.activeElement
/** What the browser keeps of messages. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    outbox: Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length,
    drafts: Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length,
  }))

async function liveForm(page: Page) {
  await live(page)
  await page.locator('main form').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)
}
async function fillIn(page: Page, values: Partial<typeof TYPED> = TYPED) {
  for (const [name, value] of Object.entries(values)) {
    const control = form(page).locator(`[name="${name}"]`)
    if (name === 'topic') await control.selectOption(value)
    else await control.fill(value)
  }
}
/** A visitor before the form, live, with a receiver that answers so. */
async function writing(answers: Answer[], options: VisitOptions = {}) {
  const receiver = fakeReceiver()
  receiver.answers(...answers)
  const visitor = await visit(PATH, {
    ...options,
    async before(page) {
      await receiver.stand(page.context())
      await options.before?.(page)
    },
  })
  await liveForm(visitor.page)
  return { ...visitor, receiver }
}
/** The same, once everything is typed and sent. */
async function sent(answers: Answer[], options: VisitOptions = {}) {
  const visitor = await writing(answers, options)
  await fillIn(visitor.page)
  await submit(visitor.page).click()
  return visitor
}

describe('F20 without JavaScript', () => {
  async function plain(options: VisitOptions) {
    const bodies: (string | null)[] = []
    const visitor = await visit(PATH, {
      ...options,
      async before(page) {
        await page.route('**/_forms/contact', (route, request) => {
          bodies.push(request.postData())
          return route.fulfill({ status: 303, headers: { location: '/thank-you' } })
        })
        await options.before?.(page)
      },
    })
    return { ...visitor, bodies }
  }

  const ways = [
    ['scripts are off', { javaScriptEnabled: false }],
    ['scripts do not arrive', { before: (page: Page) => page.route('**/static/js/**', (route) => route.abort()) }],
  ] as const
  test.for(sampled(ways, 1))('where %s the form posts itself and leads to the thank-you page', async ([, options]) => {
    const { page, bodies } = await plain(options)
    await fillIn(page)
    await submit(page).click()
    await page.waitForURL(`${siteUrl}/thank-you`)
    expect(await page.locator('main h1').textContent()).toBe('Your message has arrived')
    expect(bodies).toHaveLength(1)
    const fields = Object.fromEntries(new URLSearchParams(bodies[0]!))
    expect(fields).toEqual({ ...TYPED, message: TYPED.message.replace('\n', '\r\n'), _more: '', _page: PATH })
  })

  test('the browser checks first, and nothing goes', async () => {
    const { page, bodies } = await plain({ javaScriptEnabled: false })
    await fillIn(page, { ...TYPED, email: 'eva' })
    await submit(page).click()
    expect(
      await form(page)
        .locator('[name="email"]')
        .evaluate((element: HTMLInputElement) => element.validity.valid),
    ).toBe(false)
    expect([page.url(), bodies]).toEqual([siteUrl + PATH, []])
  })

  test('a press before the code is there is kept for it', async () => {
    const receiver = fakeReceiver()
    const { page } = await visit(PATH, { before: (opened) => receiver.stand(opened.context()) })
    await fillIn(page)
    await submit(page).click()
    await thanks(page).waitFor()
    expect([receiver.values(), new URL(page.url()).search]).toEqual([[TYPED], ''])
  })
})

describe('F21 the visitor reads what became of the message', () => {
  test('it has arrived: the thanks have the focus, and the browser keeps nothing of it', async () => {
    const { page, receiver, faults } = await sent([ACCEPTED])
    await thanks(page).waitFor()
    expect(await thanks(page).evaluate(hasFocus)).toBe(true)
    expect(receiver.posts()).toMatchObject([{ path: '/_forms/contact', key: expect.stringMatching(/^[\w-]{16,}$/) }])
    expect(JSON.parse(receiver.posts()[0]!.body)).toEqual({ values: TYPED, page: PATH, trap: '', elapsed: expect.any(Number) })
    expect(await stored(page)).toEqual({ outbox: 0, drafts: 0 })
    expect(faults).toEqual([])
  })

  beforeRelease('it is held: nothing says that it was passed on', async () => {
    const { page } = await sent([HELD])
    const held = page.getByRole('group', { name: 'We have your message' })
    await held.waitFor()
    expect([await held.evaluate(hasFocus), await thanks(page).count()]).toEqual([true, 0])
  })

  const answers: [string, Answer][] = [
    ['refused', REFUSED],
    ['answered by a page that takes anything', { status: 200, body: { hello: 'world' } }],
    ['too large', { status: 413, body: { state: 'refused', message: 'Too large.' } }],
  ]
  test.for(sampled(answers, 1))(
    'F23 it is %s: the form stays as it is, with the way by mail, and can be sent again',
    async ([, answer]) => {
      const { page, receiver } = await sent([answer])
      const alert = form(page).locator('.submit [role="alert"]')
      await alert.getByRole('link', { name: 'Send it by e-mail instead' }).waitFor()
      const mail = new URL((await alert.getByRole('link').getAttribute('href'))!)
      expect(mail.pathname).toBe('office@quayfold.example')
      expect(mail.searchParams.get('body')).toContain(TYPED.name)
      expect(await form(page).locator('[name="message"]').inputValue()).toBe(TYPED.message)
      receiver.answers(ACCEPTED)
      await submit(page).click()
      await thanks(page).waitFor()
      expect(new Set(receiver.keys()).size).toBe(1)
    },
  )

  test('F27 it is mistaken: what the receiver says stands at the field, with the focus on the summary', async () => {
    const { page, receiver } = await sent([MISTAKEN, ACCEPTED])
    await form(page).locator('.summary:focus').waitFor()
    expect(await page.locator('#contact_email_error').textContent()).toBe('This host takes no mail.')
    await fillIn(page, { email: 'eva@other.example' })
    await submit(page).click()
    await thanks(page).waitFor()
    expect(receiver.keys()[1]).not.toBe(receiver.keys()[0])
  })
})

test('F22 a key that belongs to another message is replaced, and the same message sent once more', async () => {
  const { page, receiver } = await sent([{ status: 409, body: { state: 'otherContent' } }, ACCEPTED])
  await thanks(page).waitFor()
  expect(new Set(receiver.keys()).size).toBe(2)
  expect(receiver.values()).toEqual([TYPED, TYPED])
})

test('F22 B20 pressed twice it goes once', async () => {
  const { page, receiver } = await writing([ACCEPTED])
  const open = receiver.hold()
  await fillIn(page)
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await eventually(() => receiver.posts().length).toBe(1)
  await submit(page).click({ force: true })
  expect(await submit(page).getAttribute('aria-disabled')).toBe('true')
  open()
  await thanks(page).waitFor()
  expect(receiver.posts()).toHaveLength(1)
})

test('B07 F22 on plain http, without randomUUID and locks, a message goes under a key all the same', async () => {
  const { page, receiver } = await sent([ACCEPTED], {
    before: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(crypto, 'randomUUID', { value: undefined })
        Object.defineProperty(navigator, 'locks', { value: undefined })
      }),
  })
  await thanks(page).waitFor()
  expect(receiver.keys()[0]).toMatch(/^[\w-]{16,}$/)
})

beforeRelease(
  'F28 a challenge is fetched and solved when the receiver asks for it, and the message goes again with its proof',
  async () => {
    const receiver = fakeReceiver()
    const asked: string[] = []
    receiver.answers({ status: 428, body: { state: 'proofNeeded' } }, ACCEPTED)
    const { page } = await visit(PATH, {
      async before(opened) {
        await receiver.stand(opened.context())
        opened.on('request', (request) => asked.push(new URL(request.url()).pathname))
        // An easy one: what is tested is the way there and back.
        const challenge = {
          parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '00ff', salt: '00ff', cost: 10, keyLength: 32, keyPrefix: '0' },
        }
        await opened.route('**/_forms/challenge', (route) => route.fulfill({ json: { ...challenge, signature: 'signed' } }))
      },
    })
    await liveForm(page)
    await fillIn(page)
    expect(asked.filter((path) => /solveChallenge/.test(path))).toEqual([])
    await submit(page).click()
    await thanks(page).waitFor()
    const [first, second] = receiver.posts()
    expect(second!.key).toBe(first!.key)
    expect(JSON.parse(first!.body)).not.toHaveProperty('proof')
    const { proof } = JSON.parse(second!.body) as { proof: string }
    expect(JSON.parse(atob(proof))).toMatchObject({
      challenge: { signature: 'signed' },
      solution: { counter: expect.any(Number) as number },
    })
  },
)

describe('F25 a message that cannot go', () => {
  test('for want of a connection says so, and goes by itself when it is back', async () => {
    const { page, context, receiver } = await writing(['nothing'])
    await fillIn(page)
    await context.setOffline(true)
    await submit(page).click()
    await waiting(page).waitFor()
    expect(await waiting(page).evaluate(hasFocus)).toBe(true)
    expect(await waiting(page).innerText()).toContain('You are offline.')
    expect(await waiting(page).innerText()).toContain('It is saved in this browser only')
    expect(await waiting(page).locator('pre').textContent()).toContain(TYPED.message)
    expect(await form(page).count()).toBe(0)
    receiver.answers(ACCEPTED)
    await context.setOffline(false)
    await thanks(page).waitFor()
    expect(new Set(receiver.keys()).size).toBe(1)
    expect(await stored(page)).toEqual({ outbox: 0, drafts: 0 })
  })

  test('for want of a receiver is tried again with growing pauses', async () => {
    const { page, receiver } = await writing(['nothing', 'nothing', ACCEPTED])
    await page.clock.install()
    await fillIn(page)
    await submit(page).click()
    await waiting(page).waitFor()
    await page.clock.runFor(5100)
    await eventually(() => receiver.posts().length).toBe(2)
    await eventually(() => waiting(page).getAttribute('data-state')).toBe('waiting')
    await page.clock.runFor(5100)
    expect(receiver.posts()).toHaveLength(2)
    await page.clock.runFor(10_000)
    await thanks(page).waitFor()
    expect(new Set(receiver.keys()).size).toBe(1)
  })

  beforeRelease('because the receiver asks for a pause is not tried before it is over', async () => {
    const { page, receiver } = await writing([BUSY, ACCEPTED])
    await page.clock.install()
    await fillIn(page)
    await submit(page).click()
    await waiting(page).waitFor()
    expect(await waiting(page).innerText()).toContain('is receiving too many messages')
    await page.clock.runFor(59_000)
    expect(receiver.posts()).toHaveLength(1)
    await page.clock.runFor(1500)
    await thanks(page).waitFor()
  })

  beforeRelease('is given up in words in the end, with the way by mail, and can still be sent', async () => {
    const { page, receiver } = await writing(['nothing'])
    await page.clock.install()
    await fillIn(page)
    await submit(page).click()
    await waiting(page).waitFor()
    for (let tries = 2; tries <= 6; tries++) {
      await eventually(() => waiting(page).getAttribute('data-state')).toBe('waiting')
      await page.clock.runFor(601_000)
      await eventually(() => receiver.posts().length).toBe(tries)
    }
    await eventually(() => waiting(page).getAttribute('data-state')).toBe('givenUp')
    expect(await waiting(page).getByRole('link', { name: 'Send it by e-mail instead' }).getAttribute('href')).toContain('office@quayfold')
    receiver.answers(ACCEPTED)
    await press(page, 'Try again')
    await thanks(page).waitFor()
  })

  beforeRelease('can be changed: the form is as it was left', async () => {
    const { page, receiver } = await sent(['nothing', ACCEPTED])
    await press(page, 'Change it')
    expect(await form(page).locator('[name="message"]').inputValue()).toBe(TYPED.message)
    expect(await form(page).locator('[name="topic"]').evaluate(hasFocus)).toBe(true)
    expect((await stored(page)).outbox).toBe(0)
    await fillIn(page, { message: 'Another one' })
    await submit(page).click()
    await thanks(page).waitFor()
    expect(receiver.keys()[1]).not.toBe(receiver.keys()[0])
  })

  beforeRelease('can be deleted, and is said to be', async () => {
    const { page } = await sent(['nothing'])
    await press(page, 'Delete it')
    const said = form(page).getByText('The message was deleted.')
    await said.waitFor()
    expect(await form(page).locator('[name="message"]').inputValue()).toBe('')
    expect(await stored(page)).toEqual({ outbox: 0, drafts: 0 })
  })

  test('goes on after a reload of its tab', async () => {
    const { page, receiver } = await sent(['nothing'])
    await waiting(page).waitFor()
    receiver.answers(ACCEPTED)
    await page.reload({ waitUntil: 'load' })
    await live(page)
    await page.locator('[data-type="form"]').scrollIntoViewIfNeeded()
    await thanks(page).waitFor()
    expect(new Set(receiver.keys()).size).toBe(1)
  })

  test('S01 where storage is blocked waits in the page, and says so', async () => {
    const { page, receiver } = await sent(['nothing'], {
      before: (opened) =>
        opened.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('denied', 'SecurityError')
          }
          for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
        }),
    })
    await waiting(page).waitFor()
    expect(await waiting(page).innerText()).toContain('please keep this page open')
    receiver.answers(ACCEPTED)
    await press(page, 'Send now')
    await thanks(page).waitFor()
  })
})

describe('F26 a message whose tab was closed', () => {
  /** The next visit, in another tab of the same browser. */
  async function returned() {
    const { context, page: first, receiver } = await sent(['nothing'])
    await waiting(first).waitFor()
    await first.close()
    const page = await context.newPage()
    await page.goto(siteUrl + PATH, { waitUntil: 'load' })
    await liveForm(page)
    await earlier(page).waitFor()
    return { context, page, receiver, [Symbol.asyncDispose]: () => page.close() }
  }

  test('is offered on the next visit, and not sent by itself', async () => {
    await using visitor = await returned()
    const { page, receiver } = visitor
    expect(await earlier(page).innerText()).toMatch(/^You have an unsent message from \d+ \w+ \d{4}\./)
    await earlier(page).locator('summary').click()
    expect(await earlier(page).locator('pre').textContent()).toContain(TYPED.message)
    expect([await form(page).isVisible(), receiver.posts().length]).toEqual([true, 1])
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
  })

  beforeRelease('goes under its key when the visitor sends it, and leaves the browser', async () => {
    await using visitor = await returned()
    const { page, receiver } = visitor
    receiver.answers(ACCEPTED)
    await press(page, 'Send now')
    await eventually(() => earlier(page).getAttribute('data-state')).toBe('accepted')
    expect(await earlier(page).evaluate(hasFocus)).toBe(true)
    expect(new Set(receiver.keys()).size).toBe(1)
    expect((await stored(page)).outbox).toBe(0)
  })

  beforeRelease('is deleted when the visitor says so', async () => {
    await using visitor = await returned()
    const { page, receiver } = visitor
    await press(page, 'Delete it')
    await eventually(() => earlier(page).innerText()).toBe('The message was deleted.')
    expect([(await stored(page)).outbox, receiver.posts().length]).toEqual([0, 1])
  })

  test('goes once, though two tabs offer it', async () => {
    await using visitor = await returned()
    const { context, page, receiver } = visitor
    const other = await context.newPage()
    await other.goto(siteUrl + PATH, { waitUntil: 'load' })
    await liveForm(other)
    await earlier(other).waitFor()
    receiver.answers(ACCEPTED)
    const open = receiver.hold()
    await press(page, 'Send now')
    await press(other, 'Send now')
    await eventually(() => receiver.posts().length).toBe(2)
    open()
    await eventually(() => earlier(page).getAttribute('data-state')).toBe('accepted')
    await eventually(() => earlier(other).getAttribute('data-state')).toBe('gone')
    expect(receiver.posts()).toHaveLength(2)
    await other.close()
  })

  beforeRelease('mid-way, before its answer, is offered as well', async () => {
    const { context, page: first, receiver } = await writing([ACCEPTED])
    receiver.hold()
    await fillIn(first)
    await submit(first).click()
    await eventually(() => receiver.posts().length).toBe(1)
    await first.close({ runBeforeUnload: false })
    const page = await context.newPage()
    await page.goto(siteUrl + PATH, { waitUntil: 'load' })
    await liveForm(page)
    await earlier(page).waitFor()
    await page.close()
  })
})

describe('F29 in each of its states the form', () => {
  const states: [string, (options: VisitOptions) => Promise<{ page: Page }>, (page: Page) => Promise<void>][] = [
    ['waiting', (options) => sent(['nothing'], options), (page) => waiting(page).waitFor()],
    ['refused', (options) => sentEmpty(options), (page) => page.locator('.summary').waitFor()],
    ['failed', (options) => sent([REFUSED], options), (page) => page.locator('.by-mail').waitFor()],
    ['accepted', (options) => sent([ACCEPTED], options), (page) => thanks(page).waitFor()],
    ['held', (options) => sent([HELD], options), (page) => page.locator('.sent').waitFor()],
  ]
  async function sentEmpty(options: VisitOptions) {
    const visitor = await writing([ACCEPTED], options)
    await submit(visitor.page).click()
    return visitor
  }

  test.for(sampled(states, 1))('%s can be used by everyone, at 320, 390 and 1440 pixels', async ([, arrive, there]) => {
    const { page } = await arrive({ width: 1440, reducedMotion: 'reduce' })
    await there(page)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sticksOut(page), `${width} px`).toEqual([])
      expect(await axeFindings(page, { within: 'main' }), `${width} px`).toEqual([])
    }
  })
})
