import { plainAddress } from '#schemas/plainAddress.ts'
import { ask, tell } from './ask.ts'
import { element } from './element.ts'

type Place = { type: string; file: string; shown: string; line: number; column: number }

const STYLE = `
  :host([hidden]) { display: none; }
  :host { position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; }
  .outline { position: fixed; box-sizing: border-box; border: 2px solid #2563eb; background: rgb(37 99 235 / 8%); }
  .label { position: fixed; max-width: calc(100vw - 1rem); padding: 0.25rem 0.5rem; border-radius: 4px; background: #1e3a8a; color: #fff; overflow: hidden;
    font: 600 13px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-overflow: ellipsis; white-space: nowrap; }
  [hidden] { display: none; }
`

/**
 * While Alt is held, outlines the section under the pointer and shows where it is written; a click opens that line in the editor. Call
 * `forget` after config changes, because line numbers may differ.
 */
export function pickSections(document: Document): { forget(): void } {
  let places: Promise<Place[]> | undefined
  let placesOf = ''
  let pointed: Element | null = null
  const outline = element('div', { class: 'outline' })
  const label = element('div', { class: 'label', role: 'status' })
  const host = element('div', { hidden: '', 'data-dev-outline': '' })
  host.attachShadow({ mode: 'open' }).append(element('style', {}, STYLE), outline, label)

  function placeOf(section: HTMLElement): Promise<Place | undefined> {
    const pathname = plainAddress(location.pathname)
    if (!places || placesOf !== pathname) {
      placesOf = pathname
      places = ask<Place[]>(`/_dev/sections?path=${encodeURIComponent(pathname)}`).catch(() => [])
    }
    return places.then((found) => found[Number(section.dataset['section'])])
  }

  const sectionAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('main [data-section]') : null)

  function hide() {
    pointed = null
    host.hidden = true
  }

  async function show(section: HTMLElement) {
    pointed = section
    const place = await placeOf(section)
    if (pointed !== section || !place) return
    const { left, top, width, height } = section.getBoundingClientRect()
    Object.assign(outline.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    Object.assign(label.style, { left: `${Math.max(8, left + 8)}px`, top: `${Math.min(Math.max(8, top + 8), innerHeight - 40)}px` })
    label.textContent = `${place.type} · ${place.shown}:${place.line}`
    if (!host.isConnected) document.body.append(host)
    host.hidden = false
  }

  let under: HTMLElement | null = null
  const follow = (isHeld: boolean) => (isHeld && under ? void show(under) : hide())
  document.addEventListener(
    'pointermove',
    ({ target, altKey }) => {
      under = sectionAt(target)
      if (altKey || pointed) follow(altKey)
    },
    { passive: true },
  )
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Alt') follow(true)
  })
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Alt') hide()
  })
  window.addEventListener('blur', hide)
  document.addEventListener(
    'scroll',
    () => {
      if (pointed && under) void show(under)
    },
    { passive: true },
  )
  // In the capture phase, so that a link under the pointer is not followed or downloaded.
  window.addEventListener(
    'click',
    (event) => {
      const section = event.altKey && event.button === 0 ? sectionAt(event.target) : null
      if (!section) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void placeOf(section).then(async (place) => {
        const failure = place ? await tell('/_dev/open', place) : 'The source of this section is unknown.'
        if (!failure) return
        await show(section)
        label.textContent = failure
      })
    },
    { capture: true },
  )

  return {
    forget() {
      places = undefined
      hide()
    },
  }
}
