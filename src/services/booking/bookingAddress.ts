/** The query parameters that may be passed to the booking page, with their maximum lengths. */
const HANDED_ON: Record<string, number> = {
  name: 100,
  email: 254,
  utm_source: 100,
  utm_medium: 100,
  utm_campaign: 100,
  utm_content: 100,
  utm_term: 100,
}

/**
 * The address of the booking page with the allowed parameters of `search`, the query of the current page. Parameters from config stay as
 * they are.
 */
export function bookingAddress(bookingUrl: string, search: string): string {
  const url = new URL(bookingUrl)
  const query = new URLSearchParams(search)
  for (const [name, most] of Object.entries(HANDED_ON)) {
    const value = query.get(name)?.trim()
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, [...value].slice(0, most).join(''))
  }
  return url.href
}

/** The same address for a frame on a page of `host`: the widget then reports its state to the page. */
export function frameAddress(address: string, host: string): string {
  const url = new URL(address)
  url.searchParams.set('embed_domain', host)
  url.searchParams.set('embed_type', 'PopupWidget')
  return url.href
}
