import { createActor, fromPromise } from 'xstate'
import type { Booking, ServiceSettings } from '#src/services/services.ts'
import { bookingMachine } from './booking.machine.ts'
import { bookingAddress } from './bookingAddress.ts'
import type { BookingDialog, BookingDialogParts } from './bookingDialog.ts'
import { BOOKING_PATIENCE_MS } from './bookingPatience.ts'

/** The dependencies of booking. `load` fetches the code of the dialog. */
export type BookingParts = {
  settings: Pick<ServiceSettings, 'bookingUrl' | 'words' | 'email'>
  window: Window & typeof globalThis
  load(): Promise<(parts: BookingDialogParts) => BookingDialog>
}

/** Booking with its widget (R6.3). If the widget cannot be shown at all, the booking page opens in a new tab. */
export function createBooking({ settings: { bookingUrl, words, email }, window, load }: BookingParts): Booking {
  let dialog: BookingDialog | undefined
  let deadline = 0
  const openTab = (address: string) => void window.open(address, '_blank', 'noopener')

  const machine = bookingMachine.provide({
    actors: { load: fromPromise<unknown>(() => load()) },
    actions: {
      show(_args, { code, address, opener }) {
        const show = code as Awaited<ReturnType<typeof load>>
        try {
          dialog = show({
            window,
            address,
            words,
            email,
            opener,
            patience: deadline - performance.now(),
            blocked: () => actor.send({ type: 'refuse' }),
            closed: () => actor.send({ type: 'dialog.close' }),
          })
        } catch {
          actor.send({ type: 'refuse' })
        }
      },
      focusDialog: () => dialog?.focus(),
      closeDialog() {
        dialog?.close()
        dialog = undefined
      },
      openTab: (_args, { address }) => openTab(address),
    },
  })
  const actor = createActor(machine).start()

  return {
    close: () => actor.send({ type: 'close' }),
    open(opener, since = performance.now()) {
      if (!bookingUrl) return
      const address = bookingAddress(bookingUrl, window.location.search)
      if (!canShow(window)) return openTab(address)
      deadline = since + BOOKING_PATIENCE_MS
      actor.send({ type: 'open', wish: { address, opener, patience: deadline - performance.now() } })
    },
  }
}

function canShow({ HTMLDialogElement, navigator }: Window & typeof globalThis): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype && navigator.onLine !== false
}
