import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteSettings } from '#schemas/site.ts'
import { BOOKING_PATIENCE_MS } from './bookingPatience.ts'
import { createBooking } from './createBooking.ts'
import type { BookingDialog, BookingDialogParts } from './bookingDialog.ts'

const PAGE = 'https://calendly.com/bikes/demo'
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function make({ canShowModal = true, onLine = true, bookingUrl = PAGE } = {}) {
  function HTMLDialogElement() {}
  if (canShowModal) Object.assign(HTMLDialogElement.prototype as object, { showModal() {} })
  const open = vi.fn()
  const window = {
    HTMLDialogElement,
    navigator: { onLine },
    location: { search: '?name=Ada' },
    open,
    setTimeout: (job: () => void, delay: number) => setTimeout(job, delay),
    clearTimeout: (timer: number) => clearTimeout(timer),
  } as unknown as Window & typeof globalThis
  const dialog = { close: vi.fn(), focus: vi.fn() }
  const show = vi.fn<(parts: BookingDialogParts) => BookingDialog>(() => dialog)
  const load = vi.fn(() => Promise.resolve(show))
  const settings = { bookingUrl, words: SiteSettings.shape.words.parse({}), email: 'help@bikes.example' }
  return { booking: createBooking({ settings, window, load }), open, dialog, show, load }
}

const inNewTab = [`${PAGE}?name=Ada`, '_blank', 'noopener']

test('R6.3 the dialog opens for the configured page', async () => {
  const { booking, show, open } = make()
  booking.open()
  await settle()
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ address: `${PAGE}?name=Ada`, email: 'help@bikes.example' }))
  expect(open).not.toHaveBeenCalled()
})

test.each([
  ['the browser has no dialogs', { canShowModal: false }],
  ['the browser is offline', { onLine: false }],
])('R6.3 T10 when %s, the page opens in a new tab with noopener', (_, options) => {
  const { booking, open, load } = make(options)
  booking.open()
  expect(open.mock.calls).toEqual([inNewTab])
  expect(load).not.toHaveBeenCalled()
})

test('R6.3 T10 code that cannot be fetched leads to the new tab', async () => {
  const { booking, load, open } = make()
  load.mockRejectedValueOnce(new Error('blocked'))
  booking.open()
  await settle()
  expect(open.mock.calls).toEqual([inNewTab])
})

test('R6.3 T10 code that is too slow leads to the new tab while a tab may still be opened, and opens nothing later', async () => {
  const { booking, load, open, show } = make()
  let arrive: (code: typeof show) => void = () => {}
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  booking.open()
  await vi.advanceTimersByTimeAsync(BOOKING_PATIENCE_MS)
  expect(open.mock.calls).toEqual([inNewTab])
  arrive(show)
  await settle()
  expect(show).not.toHaveBeenCalled()
})

test('R6.3 the widget has what is left of two seconds since the click, however long its code took', async () => {
  const { booking, load, show } = make()
  let arrive: (code: typeof show) => void = () => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const clickedAt = performance.now()
  await vi.advanceTimersByTimeAsync(500)
  booking.open(undefined, clickedAt)
  await vi.advanceTimersByTimeAsync(700)
  arrive(show)
  await settle()
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ patience: 800 }))
})

test('R6.3 T10 a dialog that cannot be shown, or whose frame is refused, leads to the new tab', async () => {
  const { booking, show, open, dialog } = make()
  show.mockImplementationOnce(() => {
    throw new DOMException('not allowed', 'InvalidStateError')
  })
  booking.open()
  await settle()
  booking.open()
  await settle()
  show.mock.calls.at(-1)![0].blocked()
  expect(open.mock.calls).toEqual([inNewTab, inNewTab])
  expect(dialog.close).toHaveBeenCalledOnce()
})

test('T11 opened twice is one dialog', async () => {
  const { booking, show, dialog } = make()
  booking.open()
  booking.open()
  await settle()
  booking.open()
  await settle()
  expect(show).toHaveBeenCalledOnce()
  expect(dialog.focus).toHaveBeenCalledOnce()
})

test('T11 a change of page closes it, also while its code is on the way', async () => {
  const { booking, show, dialog } = make()
  booking.open()
  booking.close()
  await settle()
  expect(show).not.toHaveBeenCalled()
  booking.open()
  await settle()
  booking.close()
  expect(dialog.close).toHaveBeenCalledOnce()
})

test('T11 once closed it can be opened again', async () => {
  const { booking, show } = make()
  booking.open()
  await settle()
  show.mock.calls[0]![0].closed()
  booking.open()
  await settle()
  expect(show).toHaveBeenCalledTimes(2)
})

test('R6.3 without a booking page nothing opens', () => {
  const { booking, open, load } = make({ bookingUrl: '' })
  booking.open()
  expect([open.mock.calls, load.mock.calls]).toEqual([[], []])
})
