import { ask } from './ask.ts'
import { fitHead } from './fitHead.ts'
import { morph } from './morph.ts'
import { withVersions } from './refreshAssets.ts'

type PageNow = { digest: string; shell?: object; data?: object; head?: string; html?: string; css?: string }

/**
 * What the application has done: whether it rendered sections without behavior itself or adopted the server’s markup, and which sections
 * have not loaded yet.
 */
type Drawn = { mode: 'adopted' | 'rendered'; waiting: number[] }

/**
 * Updates an open page in place after a change of config or code. The application takes the new data and rerenders only the differences;
 * markup that it has left as the server sent it is morphed to the server’s current markup. Focus, typed text, open elements and the scroll
 * position are kept. If the application cannot render, and on pages outside the site, the document is reloaded, and the browser restores
 * the scroll position; `renew` then never settles, because the new document asks for changes itself. `digest` identifies the state that the
 * document shows.
 */
export function pageRenewal(window: Window, digest: string): { renew(): Promise<void>; digest(): string } {
  const { document, location } = window
  const known = new Map([[location.pathname, digest]])
  const footer = document.querySelector('#root > div > footer')?.parentElement
  // Sequential, so that the last save is shown last.
  let last = Promise.resolve()

  // Only once: a second reload would cancel the first, and on a slow machine no reload would complete.
  function reload(): Promise<never> {
    location.reload()
    return new Promise(() => {})
  }

  async function renew() {
    const { pathname } = location
    // Not a page of the site: the gallery, or the error page.
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

  /** Updates the markup that the application has left as the server sent it. */
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
