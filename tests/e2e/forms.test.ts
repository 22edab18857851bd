import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from './axeFindings.ts'
import { sticksOut } from './sticksOut.ts'
import { type VisitOptions, eventually, live, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()
const PATH = '/contact-us'
const TYPED = { topic: 'press', name: 'Eva Åsa', email: 'eva@mail.example', message: 'First line\nsecond "line" & <b>more</b> 🥖' }

/** The answer of the receiver: a status and a body, or none at all. */
type Answer = { status: number; body?: object; headers?: Record<string, string> } | 'nothing'
const ACCEPTED: Answer = { status: 202, body: { state: 'accepted', id: '1' } }
const HELD: Answer = { status: 202, body: { state: 'held', id: '1' } }
const MISTAKEN: Answer = { status: 422, body: { state: 'mistaken', errors: [{ name: 'email', message: 'This host takes no mail.' }] } }
const REFUSED: Answer = { status: 403, body: { state: 'refused', message: 'No.' } }

/** A receiver controlled by the test: it answers as requested, or delays its answers. */
function fakeReceiver() {
  const calls: { method: string; path: string; key: string | undefined; body: string }[] = []
  let answers: Answer[] = [ACCEPTED]
  let gate: Promise<void> | undefined
  let open = () => {}
  return {
    /** The posted messages, in order. */
    posts: () => calls.filter(({ method }) => method === 'POST'),
    keys: () => calls.filter(({ method }) => method === 'POST').map(({ key }) => key),
    values: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => (JSON.parse(body) as { values: object }).values),
    calls,
    /** Sets the next answers, one for each request; the last one remains. */
    answers(...next: Answer[]) {
      answers = next
    },
    /** Delays all answers until the returned function is called. */
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
/** The messages that the browser stores. */
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
/** A visitor on the page with the form, hydrated, with a receiver that gives these answers. */
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
/** The same, after filling in and submitting the form. */
async function sent(answers: Answer[], options: VisitOptions = {}) {
  const visitor = await writing(answers, options)
  await fillIn(visitor.page)
  await submit(visitor.page).click()
  return visitor
}

/** F29: the usability problems of the form in its current state, at the width of a phone and of a desktop. */
async function faultsOfUse(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...[...(await sticksOut(page)), ...(await axeFindings(page, { within: 'main' }))].map((what) => `${width} px: ${what}`))
  }
  return found
}
const still = { reducedMotion: 'reduce' } as const

describe('F20 without JavaScript', () => {
  const ways: [string, VisitOptions][] = [
    ['scripts are off', { javaScriptEnabled: false }],
    ['scripts do not arrive', { before: (page: Page) => page.route('**/static/js/**', (route) => route.abort()) }],
  ]
  test.for(ways)(
    'where %s the browser checks the form first, then it posts itself and leads to the thank-you page',
    async ([, options]) => {
      const bodies: (string | null)[] = []
      const { page } = await visit(PATH, {
        ...options,
        async before(page) {
          await page.route('**/_forms/contact', (route, request) => {
            bodies.push(request.postData())
            return route.fulfill({ status: 303, headers: { location: '/thank-you' } })
          })
          await options.before?.(page)
        },
      })
      await fillIn(page, { ...TYPED, email: 'eva' })
      await submit(page).click()
      expect(
        await form(page)
          .locator('[name="email"]')
          .evaluate((element: HTMLInputElement) => element.validity.valid),
      ).toBe(false)
      expect([page.url(), bodies]).toEqual([siteUrl + PATH, []])
      await fillIn(page, { email: TYPED.email })
      await submit(page).click()
      await page.waitForURL(`${siteUrl}/thank-you`)
      expect(await page.locator('main h1').textContent()).toBe('Your message has arrived')
      expect(bodies).toHaveLength(1)
      const fields = Object.fromEntries(new URLSearchParams(bodies[0]!))
      expect(fields).toEqual({ ...TYPED, message: TYPED.message.replace('\n', '\r\n'), _more: '', _page: PATH })
    },
  )

  test('B07 F22 a press before the code is there is kept for it, and on plain http, without randomUUID and locks, goes under a key all the same', async () => {
    const receiver = fakeReceiver()
    const { page } = await visit(PATH, {
      async before(opened) {
        await receiver.stand(opened.context())
        await opened.addInitScript(() => {
          Object.defineProperty(crypto, 'randomUUID', { value: undefined })
          Object.defineProperty(navigator, 'locks', { value: undefined })
        })
      },
    })
    await fillIn(page)
    await submit(page).click()
    await thanks(page).waitFor()
    expect([receiver.values(), new URL(page.url()).search]).toEqual([[TYPED], ''])
    expect(receiver.keys()[0]).toMatch(/^[\w-]{16,}$/)
  })
})

test('F21 F22 F29 B20 a message that is sent twice goes once; when it has arrived the thanks have the focus, and the browser keeps nothing of it', async () => {
  const { page, receiver, faults } = await writing([ACCEPTED], still)
  await submit(page).click()
  await page.locator('.summary').waitFor()
  expect(await faultsOfUse(page)).toEqual([])
  const open = receiver.hold()
  await fillIn(page)
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await eventually(() => receiver.posts().length).toBe(1)
  await submit(page).click({ force: true })
  expect(await submit(page).getAttribute('aria-disabled')).toBe('true')
  expect(await form(page).getAttribute('aria-busy')).toBe('true')
  open()
  await thanks(page).waitFor()
  expect(await thanks(page).evaluate(hasFocus)).toBe(true)
  expect(receiver.posts()).toMatchObject([{ path: '/_forms/contact', key: expect.stringMatching(/^[\w-]{16,}$/) }])
  expect(JSON.parse(receiver.posts()[0]!.body)).toEqual({ values: TYPED, page: PATH, trap: '', elapsed: expect.any(Number) })
  expect(await stored(page)).toEqual({ outbox: 0, drafts: 0 })
  expect(faults).toEqual([])
  expect(await faultsOfUse(page)).toEqual([])
})

test('F22 F23 F27 F29 what the receiver finds wrong stands at its field, a key that it knows is replaced, a refusal leaves the form as it is with the way by mail, and each can be sent again', async () => {
  const OTHER: Answer = { status: 409, body: { state: 'otherContent' } }
  const { page, receiver } = await sent([MISTAKEN, OTHER, REFUSED, HELD], still)
  await form(page).locator('.summary:focus').waitFor()
  expect(await page.locator('#contact_email_error').textContent()).toBe('This host takes no mail.')
  await fillIn(page, { email: 'eva@other.example' })
  await submit(page).click()
  const alert = form(page).locator('.submit [role="alert"]')
  await alert.getByRole('link', { name: 'Send it by e-mail instead' }).waitFor()
  const mail = new URL((await alert.getByRole('link').getAttribute('href'))!)
  expect(mail.pathname).toBe('office@quayfold.example')
  expect(mail.searchParams.get('body')).toContain(TYPED.name)
  expect(await form(page).locator('[name="message"]').inputValue()).toBe(TYPED.message)
  expect(await faultsOfUse(page)).toEqual([])
  await submit(page).click()
  // F21: the message is held, and no text claims that it was forwarded.
  const held = page.getByRole('group', { name: 'We have your message' })
  await held.waitFor()
  expect([await held.evaluate(hasFocus), await thanks(page).count()]).toEqual([true, 0])
  expect(await faultsOfUse(page)).toEqual([])
  const [mistaken, other, refused, last] = receiver.keys()
  expect([other !== mistaken, refused !== other, last === refused]).toEqual([true, true, true])
  for (const values of receiver.values().slice(1)) expect(values).toEqual({ ...TYPED, email: 'eva@other.example' })
})

describe('F25 a message that cannot go', () => {
  test('for want of a connection says so, and goes by itself when it is back', async () => {
    const { page, context, receiver } = await writing(['nothing'], still)
    await fillIn(page)
    await context.setOffline(true)
    await submit(page).click()
    await waiting(page).waitFor()
    expect(await waiting(page).evaluate(hasFocus)).toBe(true)
    expect(await waiting(page).innerText()).toContain('You are offline.')
    expect(await waiting(page).innerText()).toContain('It is saved in this browser only')
    expect(await waiting(page).locator('pre').textContent()).toContain(TYPED.message)
    expect(await form(page).count()).toBe(0)
    expect(await faultsOfUse(page)).toEqual([])
    receiver.answers(ACCEPTED)
    await context.setOffline(false)
    await thanks(page).waitFor()
    expect(new Set(receiver.keys()).size).toBe(1)
    expect(await stored(page)).toEqual({ outbox: 0, drafts: 0 })
  })

  test('can be changed, with the form as it was left, goes on after a reload of its tab, and can be deleted, which is said', async () => {
    const { page, receiver } = await sent(['nothing'])
    await press(page, 'Change it')
    expect(await form(page).locator('[name="message"]').inputValue()).toBe(TYPED.message)
    expect(await form(page).locator('[name="topic"]').evaluate(hasFocus)).toBe(true)
    expect((await stored(page)).outbox).toBe(0)
    await fillIn(page, { message: 'Another one' })
    await submit(page).click()
    await waiting(page).waitFor()
    await press(page, 'Delete it')
    await form(page).getByText('The message was deleted.').waitFor()
    expect(await form(page).locator('[name="message"]').inputValue()).toBe('')
    expect(await stored(page)).toEqual({ outbox: 0, drafts: 0 })
    await fillIn(page)
    await submit(page).click()
    await waiting(page).waitFor()
    // Each message has its own key, and keeps it.
    expect(new Set(receiver.keys()).size).toBe(3)
    receiver.answers(ACCEPTED)
    await page.reload({ waitUntil: 'load' })
    await live(page)
    await page.locator('[data-type="form"]').scrollIntoViewIfNeeded()
    await thanks(page).waitFor()
    expect(new Set(receiver.keys()).size).toBe(3)
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
  test('is offered on the next visit, is not sent by itself, and goes once, though two tabs offer it', async () => {
    const { context, page: first, receiver } = await sent(['nothing'])
    await waiting(first).waitFor()
    await first.close()
    const open = async () => {
      const page = await context.newPage()
      await page.goto(siteUrl + PATH, { waitUntil: 'load' })
      await liveForm(page)
      await earlier(page).waitFor()
      return page
    }
    const page = await open()
    expect(await earlier(page).innerText()).toMatch(/^You have an unsent message from \d+ \w+ \d{4}\./)
    await earlier(page).locator('summary').click()
    expect(await earlier(page).locator('pre').textContent()).toContain(TYPED.message)
    expect([await form(page).isVisible(), receiver.posts().length]).toEqual([true, 1])
    expect(await axeFindings(page, { within: 'main' })).toEqual([])

    const other = await open()
    receiver.answers(ACCEPTED)
    const letGo = receiver.hold()
    await press(page, 'Send now')
    await press(other, 'Send now')
    await eventually(() => receiver.posts().length).toBe(2)
    letGo()
    await eventually(() => earlier(page).getAttribute('data-state')).toBe('accepted')
    expect(await earlier(page).evaluate(hasFocus)).toBe(true)
    await eventually(() => earlier(other).getAttribute('data-state')).toBe('gone')
    expect(receiver.posts()).toHaveLength(2)
    expect(new Set(receiver.keys()).size).toBe(1)
    expect((await stored(page)).outbox).toBe(0)
  })

  test('mid-way, before its answer, is offered as well, and deleted when the visitor says so', async () => {
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
    await press(page, 'Delete it')
    await eventually(() => earlier(page).innerText()).toBe('The message was deleted.')
    expect([(await stored(page)).outbox, receiver.posts().length]).toEqual([0, 1])
  })
})
