/** What the address of the page may hand on to the booking page, and how many characters of it at most. */
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
 * The address of the booking page with what `search`, the query of the current page, says about the visitor. What config has written into
 * the address stays as it is.
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

/** The same address for a frame on a page of `host`: the widget then reports to the page what it does. */
export function frameAddress(address: string, host: string): string {
  const url = new URL(address)
  url.searchParams.set('embed_domain', host)
  url.searchParams.set('embed_type', 'PopupWidget')
  return url.href
}
