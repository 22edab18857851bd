import { regions } from './regions.ts'

const STYLE = `
  :host { position: fixed; inset: 0; z-index: 2147482001; pointer-events: none; }
  button { position: fixed; pointer-events: auto; min-width: 32px; height: 32px; padding: 0 8px; border: 2px solid #fff; border-radius: 16px;
    background: #1d4ed8; color: #fff; font: 700 14px system-ui, sans-serif; cursor: pointer; }
  button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
`

/** Shows the number of comments at the sections of a page; a press on one calls back with its region. `leave` removes them. */
export function commentMarks(
  page: Window,
  onPick: (region: string) => void,
): { show(counts: Record<string, number>): void; leave(): void } {
  const { document } = page
  const host = document.createElement('div')
  const style = document.createElement('style')
  style.textContent = STYLE
  const root = host.attachShadow({ mode: 'open' })
  root.append(style)
  document.body.append(host)
  let shown: { region: string; button: HTMLButtonElement }[] = []
  let known = ''

  function place() {
    for (const { region, button } of shown) {
      const box = regions.element(document, region)?.getBoundingClientRect()
      button.hidden = !box
      // Below the tools of the section.
      if (box) Object.assign(button.style, { left: `${Math.max(4, box.right - 52)}px`, top: `${box.top + 56}px` })
    }
  }

  const sizes = new ResizeObserver(place)
  sizes.observe(document.body)
  page.addEventListener('scroll', place, { passive: true, capture: true })
  return {
    show(counts) {
      // Comments are read again every few seconds: the same buttons keep the focus, and a press on them.
      const next = JSON.stringify(counts)
      if (next === known) return place()
      known = next
      for (const { button } of shown) button.remove()
      shown = Object.entries(counts).map(([region, count]) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = String(count)
        button.setAttribute('aria-label', `${count} ${count === 1 ? 'comment' : 'comments'} on this section`)
        button.addEventListener('click', (event) => {
          event.stopPropagation()
          onPick(region)
        })
        root.append(button)
        return { region, button }
      })
      place()
    },
    leave() {
      sizes.disconnect()
      page.removeEventListener('scroll', place, { capture: true })
      host.remove()
    },
  }
}
