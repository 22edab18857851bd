// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import Schema from '#src/sections/form/schema.ts'
import { SiteSettings } from '#schemas/site.ts'
import { type HydratedView, press, serveView, testShell, type } from '#tests/support/hydrateView.tsx'
import Form from './view.tsx'
import { formAddress } from '#src/site/forms/formAddress.ts'
import { shownFormWords } from '#src/site/forms/formWords.ts'
import { formWords } from '#tests/support/formWords.ts'
import { openOutbox } from '#src/store/outbox/openOutbox.ts'
import { SEND_TIMEOUT_MS } from './postMessage.ts'

const mailto = { kind: 'mailto', to: 'hello@bikes.example', subject: 'Message' } as const
const endpoint = { kind: 'endpoint', service: 'user', path: '/contact', mail: 'hello@bikes.example' } as const
const receiver = { kind: 'receiver', subject: 'Message', mail: 'hello@bikes.example' } as const

function declared(delivery: z.input<typeof Schema>['delivery']) {
  const form = Schema.parse({
    type: 'form',
    title: 'Write to us',
    name: 'contact',
    fields: [
      { kind: 'text', name: 'action', label: 'Your name', required: true, autocomplete: 'name', help: 'As we may call you' },
      { kind: 'email', name: 'email', label: 'E-mail', required: true },
      {
        kind: 'choice',
        name: 'plan',
        label: 'Plan',
        fromQuery: 'plan',
        options: [
          { value: 'city', label: 'City' },
          { value: 'fleet', label: 'Fleet' },
        ],
      },
      { kind: 'long', name: 'message', label: 'Message' },
      { kind: 'agreement', name: 'terms', label: 'Terms', text: '<p>I have read the <a href="/terms">terms</a>.</p>', required: true },
    ],
    delivery,
    success: { title: 'Thank you', text: 'We answer soon.' },
  })
  const settings = { forms: SiteSettings.shape.forms.parse(undefined), backends: testShell.backends }
  return { ...form, ...shownFormWords(form, formWords), page: '/contact', language: 'en', address: formAddress(settings, form) }
}

let view: HydratedView

function serve(delivery: z.input<typeof Schema>['delivery'], { address = '/contact', session = 'clear' } = {}) {
  view?.remove()
  // The server knows no query; the visitor's address shows only in the browser.
  window.history.replaceState(null, '', '/contact')
  view = serveView(<Form {...declared(delivery)} />, { 'data-session': session })
  window.history.replaceState(null, '', address)
}
const control = (name: string) => view.host.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const form = () => view.host.querySelector('form')
const text = () => view.host.textContent
const note = (name: 'sent' | 'waiting' | 'earlier') => view.host.querySelector<HTMLElement>(`.${name}`)
const summary = () => view.host.querySelector<HTMLElement>('.summary')

function fillIn() {
  type(control('action'), 'Ada')
  type(control('email'), 'ada@bikes.example')
  type(control('message'), 'Hello')
  press(control('terms'))
}
async function submit() {
  await act(async () => {
    form()!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-03T10:00:00Z') })
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  view.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('without JavaScript', () => {
  test('a form that goes by e-mail posts itself, with the browser’s checks', () => {
    serve(mailto)
    expect(form()!.getAttribute('action')).toBe('mailto:hello@bikes.example?subject=Message')
    expect(form()!.getAttribute('method')).toBe('post')
    expect(form()!.getAttribute('enctype')).toBe('text/plain')
    expect(form()!.noValidate).toBe(false)
    expect(control('email').required).toBe(true)
    expect(view.html).not.toContain('<noscript>')
  })

  test('a form that needs a backend says so and does nothing, least of all put values into the address', () => {
    serve(endpoint)
    expect(view.html).toContain('<noscript>')
    expect(form()!.getAttribute('method')).toBe('dialog')
    expect(form()!.hasAttribute('action')).toBe(false)
  })

  test('F20 a form with a receiver posts itself there, with the browser’s checks, its page and a trap', () => {
    serve(receiver)
    expect(form()!.getAttribute('action')).toBe('/_forms/contact')
    expect([form()!.method, form()!.enctype, form()!.noValidate]).toEqual(['post', 'application/x-www-form-urlencoded', false])
    fillIn()
    expect(Object.fromEntries(new FormData(form()!))).toEqual({
      action: 'Ada',
      email: 'ada@bikes.example',
      plan: '',
      message: 'Hello',
      terms: 'true',
      _more: '',
      _page: '/contact',
    })
    expect(view.html).not.toContain('<noscript>')
  })

  test('F29 the form is a landmark with the name of its section', () => {
    serve(receiver)
    expect(form()!.getAttribute('aria-label')).toBe('Write to us')
  })

  test('every control has a label of its own', () => {
    serve(mailto)
    for (const { id } of view.host.querySelectorAll('input, select, textarea'))
      expect(view.host.querySelector(`label[for="${id}"]`)).not.toBeNull()
    expect(view.host.querySelector('label[for="contact_message"]')!.textContent).toBe('Message (optional)')
    expect(view.host.querySelector('label[for="contact_email"]')!.textContent).toBe('E-mail')
  })
})

test.each([mailto, endpoint, receiver])(
  'the browser takes the document over without a difference and keeps what was typed before: $kind',
  (delivery) => {
    serve(delivery)
    control('action').value = 'Typed early'
    view.hydrate()
    expect(view.mismatches).toEqual([])
    expect(control('action').value).toBe('Typed early')
    expect(form()!.noValidate).toBe(true)
  },
)

describe('a submission with mistakes', () => {
  beforeEach(async () => {
    serve(endpoint)
    vi.stubGlobal('fetch', vi.fn())
    view.hydrate()
    type(control('action'), 'Ada')
    type(control('email'), 'ada')
    await submit()
  })

  test('is not sent', () => {
    expect(fetch).not.toHaveBeenCalled()
  })

  test('puts the focus on a summary whose links lead to the fields', () => {
    expect(document.activeElement).toBe(summary())
    const links = [...summary()!.querySelectorAll('a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(['E-mail', 'Terms'])
    const { messages } = declared(endpoint)
    expect([...summary()!.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      `E-mail ${messages.notEmail}`,
      `Terms ${messages.notTicked}`,
    ])
    press(links[0]!)
    expect(document.activeElement).toBe(control('email'))
  })

  test('marks each field and describes its mistake beside its hint', () => {
    expect(control('email').getAttribute('aria-invalid')).toBe('true')
    expect(control('email').getAttribute('aria-describedby')).toBe('contact_email_error')
    expect(document.getElementById('contact_email_error')!.textContent).toBe(declared(endpoint).messages.notEmail)
    expect(control('action').hasAttribute('aria-invalid')).toBe(false)
    expect(control('action').getAttribute('aria-describedby')).toBe('contact_action_help')
    expect(control('terms').getAttribute('aria-describedby')).toBe('contact_terms_text contact_terms_error')
  })

  test('loses a mark as soon as the mistake is mended', () => {
    type(control('email'), 'ada@bikes.example')
    expect(control('email').hasAttribute('aria-invalid')).toBe(false)
    expect(control('terms').getAttribute('aria-invalid')).toBe('true')
  })

  test('a second one puts the focus on the summary again', async () => {
    act(() => control('email').focus())
    await submit()
    expect(document.activeElement).toBe(summary())
  })
})

describe('sending to a backend', () => {
  test('F21 posts JSON to the service and says thank you with the focus on it', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 201 }))
    vi.stubGlobal('fetch', fetch)
    serve(endpoint)
    view.hydrate()
    fillIn()
    await submit()
    expect(fetch).toHaveBeenCalledWith(
      'https://app.bikes.example/user/contact',
      expect.objectContaining({ body: JSON.stringify({ action: 'Ada', email: 'ada@bikes.example', message: 'Hello', terms: true }) }),
    )
    expect(form()).toBeNull()
    expect(document.activeElement!.textContent).toBe('Thank youWe answer soon.')
    expect(sessionStorage).toHaveLength(0)
  })

  test('a double submission sends once, and says that it is under way', async () => {
    const fetch = vi.fn(() => new Promise(() => {}))
    vi.stubGlobal('fetch', fetch)
    serve(endpoint)
    view.hydrate()
    fillIn()
    await submit()
    await submit()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(view.host.querySelector('[role="status"]')!.textContent).toBe('Loading..')
    expect(view.host.querySelector('button')!.getAttribute('aria-disabled')).toBe('true')
  })

  test('F23 a failure says so, keeps what was typed, shows another way and may be tried again', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 400 }))
    vi.stubGlobal('fetch', fetch)
    serve(endpoint)
    view.hydrate()
    fillIn()
    await submit()
    const alert = view.host.querySelector('.submit [role="alert"]')!
    expect(alert.textContent).toContain(declared(endpoint).failure)
    const { searchParams } = new URL(alert.querySelector('a')!.href)
    expect([searchParams.get('subject'), searchParams.get('body')]).toEqual(['Write to us', expect.stringContaining('Message:\r\nHello')])
    expect(control('message').value).toBe('Hello')
    await submit()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('F25 a backend that never answers has the message wait after the time-out', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
    )
    serve(endpoint)
    view.hydrate()
    fillIn()
    await submit()
    await act(() => vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS))
    expect(note('waiting')!.textContent).toContain(declared(endpoint).waiting.away)
  })

  test('what fills in the trap is thanked and not sent', async () => {
    vi.stubGlobal('fetch', vi.fn())
    serve(endpoint)
    view.hydrate()
    fillIn()
    control('_more').value = 'https://spam.example'
    await submit()
    expect(fetch).not.toHaveBeenCalled()
    expect(text()).toContain('Thank you')
  })
})

test('F21 by e-mail it opens a readable message, keeps it in view and claims nothing', async () => {
  const opened: string[] = []
  const listening = new AbortController()
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a')
      if (link?.href.startsWith('mailto:')) {
        event.preventDefault()
        opened.push(link.href)
      }
    },
    { signal: listening.signal },
  )
  serve(mailto)
  view.hydrate()
  fillIn()
  type(control('plan'), 'fleet')
  await submit()
  const message = 'Your name: Ada\nE-mail: ada@bikes.example\nPlan: Fleet\n\nMessage:\nHello\n[x] Terms'
  listening.abort()
  expect(opened).toHaveLength(1)
  expect(new URL(opened[0]!).searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'))
  expect(view.host.querySelector('pre')!.textContent).toBe(message)
  expect(document.querySelectorAll('body > a')).toHaveLength(0)
  expect(note('sent')!.textContent).toContain('It is not sent until you send it there.')
  expect(text()).not.toContain('Thank you')
})

describe('sending to the receiver', () => {
  type Answer = [status: number, body: object, headers?: Record<string, string>] | 'nothing'
  type Call = { url: string; key: string; body: Record<string, unknown> }
  let calls: Call[]

  /** The receiver answers one call after the other so, and the last answer from then on. */
  function receives(...answers: Answer[]) {
    calls = []
    vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)]!
      calls.push({ url, key: headers['idempotency-key']!, body: JSON.parse(body) as Call['body'] })
      if (answer === 'nothing') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(answer[1]), { status: answer[0], headers: answer[2] ?? {} })
    })
  }
  async function sent(...answers: Answer[]) {
    receives(...answers)
    serve(receiver)
    view.hydrate()
    fillIn()
    await submit()
    await settle()
  }
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
  const button = (name: string) => [...view.host.querySelectorAll('button')].find(({ textContent }) => textContent === name)!
  const outbox = () => openOutbox('contact', window)
  const words = declared(receiver).waiting
  const accepted: Answer = [202, { state: 'accepted', id: '1' }]

  test('F22 F23 posts what was typed under a key, and forgets it once it has arrived', async () => {
    await sent(accepted)
    expect(calls).toEqual([
      {
        url: '/_forms/contact',
        key: expect.stringMatching(/^[\w-]{16,}$/),
        body: {
          values: { action: 'Ada', email: 'ada@bikes.example', plan: '', message: 'Hello', terms: 'true' },
          page: '/contact',
          trap: '',
          elapsed: expect.any(Number),
        },
      },
    ])
    expect(document.activeElement!.textContent).toBe('Thank youWe answer soon.')
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  test('F21 a held message is not said to be passed on', async () => {
    await sent([202, { state: 'held', id: '1' }])
    expect(document.activeElement!.textContent).toBe(declared(receiver).held.title + declared(receiver).held.text)
    expect(text()).not.toContain('Thank you')
  })

  test('F27 what the receiver finds wrong is shown at its field, with the focus on the summary', async () => {
    await sent([422, { state: 'mistaken', errors: [{ name: 'email', message: 'No such host.' }] }])
    expect(document.activeElement).toBe(summary())
    expect(document.getElementById('contact_email_error')!.textContent).toBe('No such host.')
    expect(control('message').value).toBe('Hello')
  })

  test('F22 the same content goes under the same key, after a reload as well, and other content under another', async () => {
    await sent([400, {}])
    await submit()
    serve(receiver)
    view.hydrate()
    press(control('terms'))
    await submit()
    type(control('message'), 'Hello again')
    await submit()
    const [first, second, third, fourth] = calls.map(({ key }) => key)
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  test('F22 a key that belongs to another message is replaced once', async () => {
    await sent([409, { state: 'otherContent' }], accepted)
    expect(calls.map(({ body }) => body['values'])).toEqual([calls[0]!.body['values'], calls[0]!.body['values']])
    expect(calls[0]!.key).not.toBe(calls[1]!.key)
    expect(note('sent')).not.toBeNull()
  })

  test('what fills in the trap goes to the receiver, which judges it', async () => {
    receives([202, { state: 'held', id: '1' }])
    serve(receiver)
    view.hydrate()
    fillIn()
    control('_more').value = 'https://spam.example'
    await submit()
    expect(calls[0]!.body['trap']).toBe('https://spam.example')
  })

  test('F25 F26 a receiver that is away has the message wait in words and in the browser, and arrive later', async () => {
    await sent('nothing', 'nothing', accepted)
    expect(document.activeElement).toBe(note('waiting'))
    expect(note('waiting')!.textContent).toContain(words.away + words.kept)
    expect(note('waiting')!.querySelector('pre')!.textContent).toContain('Hello')
    expect(form()!.hidden).toBe(true)
    expect(outbox().list()).toMatchObject([{ key: calls[0]!.key, page: '/contact' }])
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(calls).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(note('sent')!.textContent).toContain('Thank you')
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  test('F25 a receiver that asks for a pause is left alone for so long', async () => {
    await sent([429, { state: 'refused', message: 'too many' }, { 'retry-after': '60' }], accepted)
    expect(note('waiting')!.textContent).toContain(words.busy)
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(calls).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(note('sent')).not.toBeNull()
  })

  test('F25 without a connection it says so, and goes when the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await sent('nothing', accepted)
    expect(note('waiting')!.textContent).toContain(words.offline)
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await settle()
    expect([calls.length, note('sent') !== null]).toEqual([2, true])
  })

  test('F25 it is given up in the end, with another way, and can still be sent', async () => {
    await sent('nothing')
    await act(() => vi.advanceTimersByTimeAsync(3_600_000))
    expect(calls).toHaveLength(6)
    expect(note('waiting')!.textContent).toContain(declared(receiver).failure)
    const { searchParams } = new URL(note('waiting')!.querySelector('a')!.href)
    expect([searchParams.get('subject'), searchParams.get('body')]).toEqual(['Message', expect.stringContaining('Hello')])
    expect(outbox().list()).toHaveLength(1)
    receives(accepted)
    press(button('Try again'))
    await settle()
    expect(note('sent')).not.toBeNull()
  })

  test('F26 a waiting message can be changed: the form is as it was left', async () => {
    await sent('nothing')
    press(button(words.change))
    expect([note('waiting'), form()!.hidden, document.activeElement]).toEqual([null, false, control('action')])
    expect([control('message').value, control('terms').checked]).toEqual(['Hello', true])
    expect(outbox().list()).toEqual([])
  })

  test('F26 a waiting message can be deleted, with the draft', async () => {
    await sent('nothing')
    press(button(words.remove))
    expect([note('waiting'), control('message').value]).toEqual([null, ''])
    expect(document.activeElement!.textContent).toBe(words.removed)
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  test('F26 a browser that keeps nothing is said to', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await sent('nothing', accepted)
    expect(note('waiting')!.textContent).toContain(words.notKept)
    press(button(words.send))
    await settle()
    expect(note('sent')).not.toBeNull()
  })

  test('F26 a waiting message goes on after a reload of its tab, without taking the focus', async () => {
    await sent('nothing')
    receives('nothing', accepted)
    serve(receiver)
    view.hydrate()
    await settle()
    expect([note('waiting') !== null, note('earlier')]).toEqual([true, null])
    expect(document.activeElement).toBe(document.body)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(note('sent')).not.toBeNull()
  })

  describe('a message of an earlier visit', () => {
    const earlier = (key: string, values = {}) => ({
      key,
      at: Date.parse('2026-05-01T10:00:00Z'),
      page: '/contact',
      values: { action: 'Grace', email: 'grace@bikes.example', message: 'From before', plan: '', terms: 'true', ...values },
      trap: '',
      elapsed: 9000,
    })
    async function returned(...answers: Answer[]) {
      outbox().keep(earlier('old'))
      receives(...answers)
      serve(receiver)
      view.hydrate()
      await settle()
    }

    test('F26 is offered with its day, and not sent by itself', async () => {
      await returned(accepted)
      expect(view.mismatches).toEqual([])
      expect(note('earlier')!.textContent).toContain(words.earlier.replace('{day}', 'May 1, 2026'))
      expect(note('earlier')!.querySelector('pre')!.textContent).toContain('From before')
      act(() => void window.dispatchEvent(new Event('online')))
      await act(() => vi.advanceTimersByTimeAsync(3_600_000))
      expect([calls, form()!.hidden]).toEqual([[], false])
    })

    test('F26 is sent under its key when the visitor says so, and leaves the browser then', async () => {
      await returned(accepted)
      press(button(words.send))
      await settle()
      expect(calls).toMatchObject([{ key: 'old', body: { values: earlier('old').values, elapsed: 9000 } }])
      expect(document.activeElement).toBe(note('earlier'))
      expect(note('earlier')!.textContent).toBe('Thank you. We answer soon.')
      expect([localStorage.length, form()!.hidden]).toEqual([0, false])
    })

    test('F26 is deleted when the visitor says so', async () => {
      await returned(accepted)
      press(button(words.remove))
      expect([note('earlier')!.textContent, localStorage.length, calls]).toEqual([words.removed, 0, []])
    })

    test('F26 can be changed in the form', async () => {
      await returned(accepted)
      press(button(words.change))
      expect([note('earlier'), control('message').value, control('terms').checked]).toEqual([null, 'From before', false])
      expect([localStorage.length, document.activeElement]).toEqual([0, control('action')])
    })

    test('F27 that the receiver finds mistaken says why', async () => {
      await returned([422, { state: 'mistaken', errors: [{ name: 'email', message: 'No such host.' }] }])
      press(button(words.send))
      await settle()
      expect(note('earlier')!.textContent).toContain(`${declared(receiver).failure} No such host.`)
      expect(outbox().list()).toHaveLength(1)
    })

    test('F26 that another tab has sent is not sent again', async () => {
      await returned(accepted)
      const { name } = outbox()
      control('action').focus()
      localStorage.removeItem(name)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: name })))
      expect([note('earlier')!.textContent, calls]).toEqual([words.elsewhere, []])
      expect(document.activeElement).toBe(control('action'))
    })

    test('F23 stays when another message waits beside it', async () => {
      await returned('nothing')
      fillIn()
      await submit()
      await settle()
      expect(
        outbox()
          .list()
          .map(({ key }) => key),
      ).toEqual(['old', calls[0]!.key])
    })
  })

  test('F26 a message whose answer the page does not live to see is kept', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    serve(receiver)
    view.hydrate()
    fillIn()
    await submit()
    expect(outbox().list()).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(outbox().list()).toMatchObject([{ values: { message: 'Hello' } }])
  })
})

describe('what was typed', () => {
  test('survives a reload, but for the agreement', () => {
    serve(endpoint)
    view.hydrate()
    fillIn()
    type(control('plan'), 'fleet')
    serve(endpoint)
    view.hydrate()
    expect(control('action').value).toBe('Ada')
    expect(control('plan').value).toBe('fleet')
    expect(control('terms').checked).toBe(false)
  })

  test('before the code arrived wins over the draft', () => {
    sessionStorage.setItem('draft:contact', JSON.stringify({ search: '', values: { action: 'Ada', message: 'Hello' } }))
    serve(endpoint)
    control('action').value = 'Grace'
    view.hydrate()
    expect(control('action').value).toBe('Grace')
    expect(control('message').value).toBe('Hello')
  })

  test.each(['not json', 'null', '[]', '{"values":7}', '{"values":{"action":{"x":1}}}'])(
    'is passed over when the stored draft is damaged: %s',
    (stored) => {
      sessionStorage.setItem('draft:contact', stored)
      serve(endpoint)
      view.hydrate()
      expect(control('action').value).toBe('')
    },
  )

  test('is simply not kept when storage is blocked', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    serve(endpoint)
    view.hydrate()
    fillIn()
    expect(control('action').value).toBe('Ada')
    vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
    await submit()
    expect(text()).toContain('Thank you')
  })
})

describe('a choice named in the address', () => {
  test('is chosen', () => {
    serve(endpoint, { address: '/apply?plan=fleet' })
    view.hydrate()
    expect(view.mismatches).toEqual([])
    expect(control('plan').value).toBe('fleet')
  })

  test('R2.2 is chosen from the saved search parameters after a reload without the query', () => {
    sessionStorage.setItem('searchParams', '?plan=fleet')
    serve(endpoint, { address: '/apply' })
    view.hydrate()
    expect(control('plan').value).toBe('fleet')
  })

  test('is left open when there is no such choice', () => {
    serve(endpoint, { address: '/apply?plan=yacht' })
    view.hydrate()
    expect(control('plan').value).toBe('')
  })

  test('gives way to another one that the visitor chose at that address', () => {
    serve(endpoint, { address: '/apply?plan=fleet' })
    view.hydrate()
    type(control('plan'), 'city')
    serve(endpoint, { address: '/apply?plan=fleet' })
    view.hydrate()
    expect(control('plan').value).toBe('city')
  })

  test('wins over a draft from another address', () => {
    serve(endpoint, { address: '/apply?plan=city' })
    view.hydrate()
    type(control('action'), 'Ada')
    serve(endpoint, { address: '/apply?plan=fleet' })
    view.hydrate()
    expect(control('plan').value).toBe('fleet')
    expect(control('action').value).toBe('Ada')
  })
})

describe('R2.2 the agreement', () => {
  test('is saved and restored on a page that keeps its session', () => {
    serve(endpoint, { session: 'keep' })
    view.hydrate()
    press(control('terms'))
    expect(sessionStorage.getItem('agreement')).toBe('true')
    serve(endpoint, { session: 'keep' })
    view.hydrate()
    expect(control('terms').checked).toBe(true)
    press(control('terms'))
    expect(sessionStorage.getItem('agreement')).toBeNull()
  })

  test('is neither saved nor restored on other pages', () => {
    sessionStorage.setItem('agreement', 'true')
    serve(endpoint)
    view.hydrate()
    expect(control('terms').checked).toBe(false)
    press(control('terms'))
    press(control('terms'))
    expect(sessionStorage.getItem('agreement')).toBe('true')
  })
})
