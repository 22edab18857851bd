import type { Booking } from '#src/services/services.ts'

/**
 * Opens the booking dialog for links marked `data-booking`. Clicks for another tab, a window or a download are left to the browser.
 * `prepare` is called when such a link is about to be used, and when it is used.
 */
export function listenForBooking(document: Document, booking: Booking, prepare: () => void): void {
  function onClick(event: MouseEvent) {
    const link = bookingLink(event)
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    booking.open(link)
    prepare()
  }
  function onIntent(event: Event) {
    if (bookingLink(event)) prepare()
  }
  // Runs first, so that the router ignores the click.
  document.addEventListener('click', onClick, true)
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { capture: true, passive: true })
}

function bookingLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-booking]') : null
}
