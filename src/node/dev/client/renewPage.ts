import { ask } from './ask.ts'
import { fitHead } from './fitHead.ts'
import { morph } from './morph.ts'
import { withVersions } from './refreshAssets.ts'

type PageNow = { digest: string; shell?: object; data?: object; head?: string; html?: string; css?: string }

/** What the application has done: whether sections without behaviour are its own, or stand as they were sent; and which ones still wait. */
type Drawn = { mode: 'adopted' | 'rendered'; waiting: number[] }

/**
 * Shows an open page anew, in place, when config or code has changed what it shows. The application takes the new data over, which reaches
 * only what differs; what stands as the server sent it is fitted to what the server sends now. Focus, texts that were typed, what is open
 * and the position of the window stay. Where the application cannot draw itself, and on pages that are none of the site, the document is
 * loaded anew, which the browser does at the same position; from then on `renew` does not settle, for the document that comes asks by
 * itself what has changed. `digest` names what the document shows.
 */
export function pageRenewal(window: Window, digest: string): { renew(): Promise<void>; digest(): string } {
  const { document, location } = window
  const known = new Map([[location.pathname, digest]])
  const footer = document.querySelector('#root > div > footer')?.parentElement
  // One after the other, so that the last one saved is the last one shown.
  let last = Promise.resolve()

  // Once: loading anew a second time would end the first, and a slow machine would never get to the end of one.
  function reload(): Promise<never> {
    location.reload()
    return new Promise(() => {})
  }

  async function renew() {
    const { pathname } = location
    // Not a page of the site: the gallery, or nothing that could be shown so far.
    if (/^(?:gallery|none)/.test(digest)) return reload()
    const now = await ask<PageNow>(`/_dev/page?path=${encodeURIComponent(pathname)}&have=${known.get(pathname) ?? ''}`)
    if (now.digest === known.get(pathname) || now.html === undefined || location.pathname !== pathname) return
    const top = window.scrollY
    await new Promise<void>((settle) => {
      const drawn = (state: Drawn) => {
        fitHead(document, now.head!, now.css!)
        fitStanding(now.html!, state)
        settle()
      }
      const event = new CustomEvent('site:renew', { cancelable: true, detail: { shell: now.shell, data: now.data, drawn } })
      const nobodyHeard = document.dispatchEvent(event)
      if (nobodyHeard) void reload()
    })
    known.clear()
    known.set(pathname, now.digest)
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
    document.documentElement.dataset['renewed'] = now.digest
  }

  /** Fits what the application has left as it was sent. */
  function fitStanding(html: string, { mode, waiting }: Drawn) {
    const next = new DOMParser().parseFromString(`<div id="root">${html}</div>`, 'text/html')
    withVersions(next.documentElement)
    const fresh = next.querySelector('#root > div > footer')?.parentElement
    if (footer?.isConnected && fresh) morph(footer, fresh)
    if (mode === 'rendered') return
    for (const made of next.querySelectorAll<HTMLElement>('main [data-section]')) {
      const index = made.dataset['section']!
      const isStanding = made.dataset['live'] === undefined || waiting.includes(Number(index))
      const shown = document.querySelector(`main [data-section="${index}"]`)
      if (isStanding && shown) morph(shown, made)
    }
  }

  return {
    digest: () => known.get(location.pathname) ?? '',
    renew() {
      last = last.then(renew).catch((error: unknown) => {
        console.error(error)
        return reload()
      })
      return last
    },
  }
}
