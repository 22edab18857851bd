import type { ServiceSettings } from '#src/services/services.ts'
import { createActor } from 'xstate'
import './booking.css'
import { frameAddress } from './bookingAddress.ts'
import { widgetMachine } from './widget.machine.ts'

/**
 * The options of a booking dialog; `patience` is the longest wait for the widget’s first message, in milliseconds; `blocked` is called if
 * the frame shows no booking page and a new tab can still be opened, `closed` when the dialog has closed.
 */
export type BookingDialogParts = {
  window: Window & typeof globalThis
  address: string
  words: ServiceSettings['words']
  email: string
  opener: HTMLElement | undefined
  patience: number
  blocked(): void
  closed(): void
}

/** An open dialog. */
export type BookingDialog = { close(): void; focus(): void }

const TITLE_ID = 'booking-title'
// Permissions the widget needs to work; leaving our page is not one of them.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * Shows the booking page in a modal dialog. If the widget does not respond in time, `blocked` is called. If the browser would block a new
 * tab, or there is no connection, a note with a link replaces the frame, until the widget responds after all. Throws if the browser cannot
 * show a modal dialog.
 */
export function showBookingDialog({ window, address, words, email, opener, patience, blocked, closed }: BookingDialogParts): BookingDialog {
  const { document } = window
  const { origin } = new URL(address)
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string>, ...children: (Node | string)[]) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }
  const closeButton = () => make('button', { type: 'button', class: 'action', 'data-look': 'secondary', 'data-close': '' }, words.close)
  const pageLink = () => make('a', { href: address, target: '_blank', rel: 'noopener' }, words.bookingOpen)

  const note = make('div', { class: 'booking-note', role: 'status' }, words.loading)
  const frame = make('iframe', {
    src: frameAddress(address, window.location.host),
    title: words.bookingTitle,
    sandbox: SANDBOX,
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: 'eager',
  })
  const dialog = make(
    'dialog',
    { class: 'booking', 'aria-labelledby': TITLE_ID, 'data-state': 'waiting' },
    make('div', { class: 'booking-head' }, closeButton(), make('h2', { id: TITLE_ID }, words.bookingTitle)),
    make('div', { class: 'booking-body' }, note, frame),
    make('div', { class: 'booking-foot' }, pageLink(), closeButton()),
  )

  const widget = createActor(widgetMachine, { input: { patience } })
  // The frame also fires `load` for error pages, so that event proves nothing.
  widget.subscribe(({ value: state }) => {
    if (dialog.dataset['state'] === state) return
    if (state === 'failed' && mayOpenTab(window)) return blocked()
    dialog.dataset['state'] = state
    note.replaceChildren(
      ...(state === 'failed'
        ? [make('p', {}, words.bookingFailed), make('p', {}, pageLink()), make('p', {}, make('a', { href: `mailto:${email}` }, email))]
        : []),
    )
  })
  function onMessage({ origin: from, source, data }: MessageEvent) {
    const said: unknown = (data as { event?: unknown } | null)?.event
    if (from === origin && source === frame.contentWindow && typeof said === 'string' && said.startsWith('calendly.'))
      widget.send({ type: 'speak' })
  }
  function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) blocked()
  }
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('[data-close]')) close()
  }
  const fail = () => widget.send({ type: 'fail' })

  function clear() {
    widget.stop()
    window.removeEventListener('message', onMessage)
    window.removeEventListener('offline', fail)
    window.removeEventListener('popstate', close)
    document.removeEventListener('securitypolicyviolation', onViolation)
    dialog.removeEventListener('close', end)
    dialog.remove()
  }
  function end() {
    clear()
    const focused = opener?.isConnected && (opener.checkVisibility?.() ?? true) ? opener : document.querySelector('main')
    focused?.focus({ preventScroll: true })
    closed()
  }
  // The close event fires a moment later, when the focus may already belong to another page.
  function close() {
    if (!dialog.isConnected) return
    dialog.removeEventListener('close', end)
    dialog.close()
    end()
  }

  window.addEventListener('message', onMessage)
  window.addEventListener('offline', fail)
  window.addEventListener('popstate', close)
  document.addEventListener('securitypolicyviolation', onViolation)
  dialog.addEventListener('click', onClick)
  dialog.addEventListener('close', end)
  widget.start()
  document.body.append(dialog)
  try {
    dialog.showModal()
  } catch (error) {
    clear()
    throw error
  }
  return { close, focus: () => dialog.querySelector('button')?.focus() }
}

/** Whether a new tab would not be blocked as a pop-up, and has a connection. */
function mayOpenTab({ navigator }: Window): boolean {
  return navigator.onLine !== false && navigator.userActivation?.isActive === true
}
