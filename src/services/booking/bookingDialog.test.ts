// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteSettings } from '#schemas/site.ts'
import { type BookingDialog, showBookingDialog } from './bookingDialog.ts'

const ORIGIN = 'https://calendly.com'
const PATIENCE_MS = 2000
const words = SiteSettings.shape.words.parse({})
const blocked = vi.fn()
const closed = vi.fn()
let opener: HTMLElement
let booking: BookingDialog
/** Whether the browser remembers a click. */
let activation: boolean
Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: activation }) })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  activation = false
  // The test's document has dialogs, but cannot open them.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector('button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  document.body.innerHTML = '<a id="opener" href="#book">Book</a><main tabindex="-1"></main>'
  opener = document.getElementById('opener')!
  opener.focus()
  booking = show()
})
afterEach(() => {
  booking.close()
  vi.useRealTimers()
})

const show = () =>
  showBookingDialog({
    window: window as Window & typeof globalThis,
    address: `${ORIGIN}/bikes/demo?name=Ada`,
    words,
    email: 'help@bikes.example',
    opener,
    patience: PATIENCE_MS,
    blocked,
    closed,
  })
const dialog = () => document.querySelector('dialog')
const frame = () => document.querySelector('iframe')!
const state = () => dialog()?.dataset['state']
const say = (event: string, origin = ORIGIN, source: Window | null = frame().contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { origin, source, data: { event } }))

test('R6.3 the dialog has a name, and Close is its first stop', () => {
  const heading = document.getElementById(dialog()!.getAttribute('aria-labelledby')!)
  expect(heading?.textContent).toBe(words.bookingTitle)
  expect(document.activeElement).toBe(dialog()!.querySelector('button, a, iframe'))
  expect(document.activeElement?.textContent).toBe(words.close)
})

test('R6.3 the frame shows the booking page with a title, in a sandbox, and learns our origin only', () => {
  const { src, title } = frame()
  expect(new URL(src).origin + new URL(src).pathname).toBe(`${ORIGIN}/bikes/demo`)
  expect(title).toBe(words.bookingTitle)
  expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  expect(frame().getAttribute('sandbox')).not.toMatch(/top-navigation/)
})

test('T10 until the widget speaks, the dialog says that it loads', () => {
  expect(state()).toBe('waiting')
  expect(document.querySelector('[role="status"]')?.textContent).toBe(words.loading)
  say('calendly.event_type_viewed')
  expect(state()).toBe('ready')
})

test('R6.3 after two seconds of silence the page may go to a new tab, while the browser remembers the click', () => {
  activation = true
  vi.advanceTimersByTime(PATIENCE_MS - 1)
  expect(blocked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(blocked).toHaveBeenCalledOnce()
  expect(state()).toBe('waiting')
})

test('T10 where the browser does not, there are a plain link and an address to write to', () => {
  frame().dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(PATIENCE_MS)
  expect([state(), blocked.mock.calls]).toEqual(['failed', []])
  const [page, mail] = document.querySelectorAll<HTMLAnchorElement>('[role="status"] a')
  expect([page!.href, page!.target, page!.rel]).toEqual([`${ORIGIN}/bikes/demo?name=Ada`, '_blank', 'noopener'])
  expect(mail!.href).toBe('mailto:help@bikes.example')
})

test('T10 a widget that speaks late takes its place back', () => {
  vi.advanceTimersByTime(PATIENCE_MS)
  say('calendly.page_height')
  expect(state()).toBe('ready')
})

test.each([
  ['another origin', () => say('calendly.event_type_viewed', 'https://evil.example')],
  ['another window', () => say('calendly.event_type_viewed', ORIGIN, window)],
  ['another word', () => say('other.event')],
  [
    'no word at all',
    () => window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source: frame().contentWindow, data: null })),
  ],
])('T10 a message with %s says nothing', (_, send) => {
  send()
  expect(state()).toBe('waiting')
})

test('T10 when the connection is lost, the note comes at once, since a tab would show nothing', () => {
  activation = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  window.dispatchEvent(new Event('offline'))
  expect(state()).toBe('failed')
})

test('T10 a frame that the policy refuses is reported as blocked', () => {
  const violation = (blockedURI: string, effectiveDirective: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }))
  violation('https://other.example', 'frame-src')
  violation(ORIGIN, 'img-src')
  expect(blocked).not.toHaveBeenCalled()
  violation(ORIGIN, 'frame-src')
  expect(blocked).toHaveBeenCalledOnce()
})

test('T11 Close gives the focus back and leaves nothing behind', () => {
  const gone = dialog()!
  gone.querySelector('button')!.click()
  vi.advanceTimersByTime(PATIENCE_MS)
  expect(dialog()).toBeNull()
  expect(gone.dataset['state']).toBe('waiting')
  expect(document.activeElement).toBe(opener)
  expect(closed).toHaveBeenCalledOnce()
})

test('T11 Esc closes it too, while loading and after a failure', () => {
  dialog()!.close()
  expect(dialog()).toBeNull()
  booking = show()
  vi.advanceTimersByTime(PATIENCE_MS)
  dialog()!.close()
  expect(dialog()).toBeNull()
  expect(closed).toHaveBeenCalledTimes(2)
})

test('T11 going back closes it', () => {
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(dialog()).toBeNull()
  booking.close()
  expect(closed).toHaveBeenCalledOnce()
})

test('T11 where the link has gone, the focus goes to the page', () => {
  opener.remove()
  booking.close()
  expect(document.activeElement).toBe(document.querySelector('main'))
})

test('T11 its listeners go with it', () => {
  const listened = vi.spyOn(window, 'removeEventListener')
  booking.close()
  expect(listened.mock.calls.map(([name]) => name)).toEqual(['message', 'offline', 'popstate'])
  listened.mockRestore()
})

test('R6.3 a browser that refuses the dialog is left as it was', () => {
  booking.close()
  HTMLDialogElement.prototype.showModal = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  expect(show).toThrow('no')
  expect(dialog()).toBeNull()
})
