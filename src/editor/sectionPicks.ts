const STYLE = `
  :host { position: fixed; inset: 0; z-index: 2147482000; pointer-events: none; }
  :host([hidden]) { display: none; }
  div { position: fixed; box-sizing: border-box; border: 3px solid #1d4ed8; border-radius: 4px; }
`

/** What is picked on the page: the number of the section, and the words that were clicked. */
export type Pick = { index: number; words: string }

/**
 * Lets sections of a page be picked, and outlines one. While `isOn` says so a click picks, and links are not followed. `leave` undoes all.
 */
export function sectionPicks(
  page: Window,
  { isOn, onPick }: { isOn(): boolean; onPick(pick: Pick): void },
): { show(index: number | null, isScrolled: boolean): void; leave(): void } {
  const { document } = page
  const host = document.createElement('div')
  host.hidden = true
  const frame = document.createElement('div')
  const style = document.createElement('style')
  style.textContent = STYLE
  host.attachShadow({ mode: 'open' }).append(style, frame)
  document.body.append(host)
  let shown: number | null = null

  const sectionAt = (index: number | null) =>
    index === null ? null : document.querySelector<HTMLElement>(`main [data-section="${index}"]`)

  function place() {
    const section = sectionAt(shown)
    host.hidden = !section
    if (!section) return
    const { left, top, width, height } = section.getBoundingClientRect()
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }

  function pick(event: MouseEvent) {
    const target = event.target as Element | null
    if (!isOn() || !target?.closest) return
    const section = target.closest<HTMLElement>('main [data-section]')
    if (section || target.closest('a[href]')) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (section) onPick({ index: Number(section.dataset['section']), words: target.textContent?.trim().slice(0, 400) ?? '' })
  }

  // Sections grow, come and go while they are edited.
  const sizes = new ResizeObserver(place)
  sizes.observe(document.body)
  page.addEventListener('click', pick, { capture: true })
  page.addEventListener('scroll', place, { passive: true })
  return {
    show(index, isScrolled) {
      shown = index
      place()
      if (isScrolled) sectionAt(index)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
    leave() {
      sizes.disconnect()
      page.removeEventListener('click', pick, { capture: true })
      page.removeEventListener('scroll', place)
      host.remove()
    },
  }
}
