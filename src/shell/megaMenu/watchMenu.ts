import { flushSync } from 'react-dom'
import { followsLink } from '#src/shell/menu/followsLink.ts'
import { watchWindow } from '#src/shell/watchWindow.ts'
import { keyTarget } from './keyTarget.ts'
import type { MegaMenuEvent } from './megaMenu.machine.ts'

/** The parts of the mega menu used here. */
type MenuActor = { send(event: MegaMenuEvent): void; openKey(): string | null }

type KeylessEvent = Exclude<MegaMenuEvent, { key: string }>['type']

/**
 * Sends the machine the events of the panels, the header and the page, and lets arrow keys, Home and End move within the menu in `nav`
 * (R3.2). Entries send their own events. Returns a function that stops watching.
 */
export function watchMenu(nav: HTMLElement, menu: MenuActor): () => void {
  const { signal, abort } = abortable()
  const passive = { signal, passive: true }
  const send = (type: KeylessEvent) => menu.send({ type })
  let lastY = Infinity

  nav.closest('header')?.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (clientY > lastY) menu.send({ type: 'pointer.descend' })
      lastY = clientY
    },
    passive,
  )
  // Browsers differ in the last event of an element when the pointer leaves the window.
  document.documentElement.addEventListener('pointerleave', () => send('pointer.leave'), passive)
  document.addEventListener('pointerdown', ({ target }) => !contains(nav, target) && send('outside.press'), passive)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && send('escape.press'), { signal })
  nav.addEventListener('click', (event) => inPanel(event) && followsLink(event) && send('item.choose'), { signal })
  nav.addEventListener('focusin', (event) => inPanel(event) && send('focus.enter'), { signal })
  nav.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const item = closest(target, '[data-key]')
      if (item && relatedTarget && !contains(item, relatedTarget)) send('focus.leave')
    },
    { signal },
  )
  nav.addEventListener('keydown', (event) => followArrow(nav, menu, event), { signal })
  const stopWindow = watchWindow({
    width: (width) => width === 'narrow' && menu.send({ type: 'window.narrow' }),
    restore: () => menu.send({ type: 'page.restore' }),
  })
  return () => {
    abort()
    stopWindow()
  }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function contains(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target)
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function inPanel({ target }: Event): boolean {
  return closest(target, '.mega-panel') !== null
}

function followArrow(nav: HTMLElement, menu: MenuActor, event: KeyboardEvent) {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  const to = keyTarget(key, target, nav)
  if (!to) return
  event.preventDefault()
  const entry = to.closest('.mega-panel') && closest(to, '[data-key]')?.dataset['key']
  // A closed panel takes no focus, so it opens first.
  if (entry && entry !== menu.openKey()) flushSync(() => menu.send({ type: 'trigger.press', key: entry }))
  to.focus()
}
