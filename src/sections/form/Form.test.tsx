// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { Form as Schema } from '#schemas/sections/form.ts'
import { type HydratedView, press, serveView, type } from '#tests/support/hydrateView.tsx'
import { Form } from './Form.tsx'
import { SEND_TIMEOUT_MS } from './delivery.ts'

const mailto = { kind: 'mailto', to: 'hello@bikes.example', subject: 'Message' } as const
const endpoint = { kind: 'endpoint', service: 'user', path: '/contact' } as const

function declared(delivery: z.input<typeof Schema>['delivery']) {
  return Schema.parse({
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
  vi.useFakeTimers()
  sessionStorage.clear()
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

  test('every control has a label of its own', () => {
    serve(mailto)
    for (const { id } of view.host.querySelectorAll('input, select, textarea'))
      expect(view.host.querySelector(`label[for="${id}"]`)).not.toBeNull()
    expect(view.host.querySelector('label[for="contact-message"]')!.textContent).toBe('Message (optional)')
    expect(view.host.querySelector('label[for="contact-email"]')!.textContent).toBe('E-mail')
  })
})

test.each([mailto, endpoint])(
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
    expect(control('email').getAttribute('aria-describedby')).toBe('contact-email-error')
    expect(document.getElementById('contact-email-error')!.textContent).toBe(declared(endpoint).messages.notEmail)
    expect(control('action').hasAttribute('aria-invalid')).toBe(false)
    expect(control('action').getAttribute('aria-describedby')).toBe('contact-action-help')
    expect(control('terms').getAttribute('aria-describedby')).toBe('contact-terms-text contact-terms-error')
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
  test('posts JSON to the service and says thank you with the focus on it', async () => {
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
    expect(sessionStorage.getItem('draft:contact')).toBeNull()
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

  test('a failure says so, keeps what was typed and may be tried again', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 503 }))
    vi.stubGlobal('fetch', fetch)
    serve(endpoint)
    view.hydrate()
    fillIn()
    await submit()
    expect(view.host.querySelector('.submit [role="alert"]')!.textContent).toBe(declared(endpoint).failure)
    expect(control('message').value).toBe('Hello')
    await submit()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('a backend that never answers is a failure after the time-out', async () => {
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
    expect(text()).toContain(declared(endpoint).failure)
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

test('by e-mail it opens a readable message and keeps it in view', async () => {
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
