import { createActor, fromPromise } from 'xstate'
import type { Booking, ServiceSettings } from '#src/services/services.ts'
import { bookingMachine } from './booking.machine.ts'
import { bookingAddress } from './bookingAddress.ts'
import type { BookingDialog, BookingDialogParts } from './bookingDialog.ts'
import { CODE_PATIENCE_MS } from './codePatience.ts'

/** What booking is made of. `load` fetches the code of the dialog. */
export type BookingParts = {
  settings: Pick<ServiceSettings, 'bookingUrl' | 'words' | 'footer'>
  window: Window & typeof globalThis
  load(): Promise<(parts: BookingDialogParts) => BookingDialog>
}

/** Booking with its widget (R6.3). Where the widget cannot be shown at all, the booking page opens in a new tab. */
export function createBooking({ settings: { bookingUrl, words, footer }, window, load }: BookingParts): Booking {
  let dialog: BookingDialog | undefined
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
            email: footer.support.email,
            opener,
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
  const actor = createActor(machine, { input: { patience: CODE_PATIENCE_MS } }).start()

  return {
    close: () => actor.send({ type: 'close' }),
    open(opener) {
      if (!bookingUrl) return
      const address = bookingAddress(bookingUrl, window.location.search)
      if (canShow(window)) actor.send({ type: 'open', wish: { address, opener } })
      else openTab(address)
    },
  }
}

function canShow({ HTMLDialogElement, navigator }: Window & typeof globalThis): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype && navigator.onLine !== false
}
