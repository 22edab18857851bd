import type { Booking, ServiceSettings } from '#src/services/services.ts'
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
export function createBooking({ settings, window, load }: BookingParts): Booking {
  const { bookingUrl, words, footer } = settings
  let dialog: BookingDialog | undefined
  // Every opening and closing has a number: what arrives for an older one is late.
  let turn = 0
  let phase: 'closed' | 'loading' | 'open' = 'closed'

  function close() {
    turn += 1
    phase = 'closed'
    dialog?.close()
    dialog = undefined
  }

  return {
    close,
    open(opener) {
      if (!bookingUrl) return
      const address = bookingAddress(bookingUrl, window.location.search)
      const inNewTab = () => void window.open(address, '_blank', 'noopener')
      if (!canShow(window)) return inNewTab()
      if (phase !== 'closed') return dialog?.focus()

      phase = 'loading'
      const mine = ++turn
      function giveUp() {
        if (mine !== turn) return
        close()
        inNewTab()
      }
      const patience = window.setTimeout(giveUp, CODE_PATIENCE_MS)
      const settle = (then: () => void) => {
        window.clearTimeout(patience)
        if (mine === turn) then()
      }
      load().then(
        (show) =>
          settle(() => {
            try {
              dialog = show({
                window,
                address,
                words,
                email: footer.support.email,
                opener,
                blocked: giveUp,
                closed: () => mine === turn && close(),
              })
              phase = 'open'
            } catch {
              giveUp()
            }
          }),
        () => settle(giveUp),
      )
    },
  }
}

function canShow({ HTMLDialogElement, navigator }: Window & typeof globalThis): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype && navigator.onLine !== false
}
