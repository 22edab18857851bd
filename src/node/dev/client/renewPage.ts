import { ask } from './ask.ts'

type PageNow = { digest: string; shell?: object; data?: object; head?: string }

/** What belongs to a page in its head. Fonts and what scripts have put there stay. */
const OWN =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel~="icon"], link[rel="apple-touch-icon"], script[type="application/ld+json"], style:not([data-emotion], [data-vite-dev-id], [data-styled])'
const KEPT = 'meta[name="viewport"]'

/**
 * Shows an open page anew, in place, when config has changed what it shows: the application draws itself with the new data and the window
 * stays where it was. Pages that are not affected are left alone. Before the application is there, and where it cannot draw itself, the
 * document is loaded anew, which the browser does at the same position. `digest` is that of the document.
 */
export function pageRenewal(window: Window, digest: string): { renew(): Promise<void> } {
  const { document, location } = window
  const known = new Map([[location.pathname, digest]])
  // One after the other, so that the last one saved is the last one shown.
  let last = Promise.resolve()

  async function renew() {
    const { pathname } = location
    // Not a page of the site: the gallery, or nothing that could be shown so far.
    if (digest === '') return location.reload()
    const now = await ask<PageNow>(`/_dev/page?path=${encodeURIComponent(pathname)}&have=${known.get(pathname) ?? ''}`)
    if (now.digest === known.get(pathname) || !now.head || location.pathname !== pathname) return
    const top = window.scrollY
    await new Promise<void>((settle) => {
      const event = new CustomEvent('site:renew', { cancelable: true, detail: { shell: now.shell, data: now.data, settle } })
      const nobodyHeard = document.dispatchEvent(event)
      if (nobodyHeard) location.reload()
      else fitHead(document, now.head!)
    })
    known.clear()
    known.set(pathname, now.digest)
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
    document.documentElement.dataset['renewed'] = now.digest
  }

  return {
    renew() {
      last = last.then(renew).catch((error: unknown) => {
        console.error(error)
        location.reload()
      })
      return last
    },
  }
}

function fitHead(document: Document, html: string) {
  const next = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head
  const fresh = [...next.querySelectorAll(OWN)]
  const stale = [...document.head.querySelectorAll(OWN)].filter((found) => !found.matches(KEPT))
  // Before the styles of components, as in the document; new ones first, so that nothing is ever without style.
  const place = document.head.querySelector('style[data-emotion]')
  for (const made of fresh) document.head.insertBefore(document.importNode(made, true), place)
  for (const found of stale) found.remove()
}
