import type { EarlyActions } from './earlyActions.ts'
import { type Place, elementAt, placeOf } from './placeOf.ts'

/** An element that a visitor used, and its place. */
type Used = { element: HTMLElement; place: Place }

/** A visitor’s changes to the document, preserved while a part of it is re-rendered. */
export type KeptState = {
  /**
   * Call it right after a part of the page has hydrated, before the browser processes the next key. If the part was re-rendered because
   * other software had changed it, its fields get their values back, its disclosures are opened, and the focus is restored.
   */
  restore(): void
}

/** Remembers from now on what has the focus, with its caret, and which folds are open. */
export function keepState(document: Document, actions: EarlyActions): KeptState {
  let focused: Used | null = used(document.activeElement)
  const folds = new Set<Used>([...document.querySelectorAll('details[open]')].map((fold) => used(fold)!))

  document.addEventListener('focusin', ({ target }) => (focused = used(target)), { capture: true })
  // A press outside focusable elements removes the focus; a press on one is followed by its focus event.
  document.addEventListener('pointerdown', () => (focused = null), { capture: true, passive: true })
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.isConnected) return
      for (const fold of folds) if (fold.element === target) folds.delete(fold)
      if (target.open) folds.add(used(target)!)
    },
    { capture: true },
  )

  return {
    restore() {
      for (const section of document.querySelectorAll('[data-section][data-live]')) {
        for (const action of actions.awaited(section)) {
          if (action.on.isConnected) continue
          const on = elementAt(document, action.place) as HTMLInputElement | undefined
          if (on && action.kind === 'value') on.value = action.value
          if (on && action.kind === 'tick') on.checked = action.checked
        }
      }
      for (const fold of folds) {
        if (fold.element.isConnected) continue
        folds.delete(fold)
        const again = elementAt(document, fold.place) as HTMLDetailsElement | undefined
        if (again) again.open = true
      }
      if (focused && !focused.element.isConnected && isNowhere(document.activeElement)) giveFocus(focused)
    },
  }

  function isNowhere(active: Element | null) {
    return !active || active === document.body
  }

  function giveFocus({ element, place }: Used) {
    const again = elementAt(document, place)
    if (!again) return
    again.focus({ preventScroll: true })
    const [from, to] = selectionOf(element)
    if (from !== null) (again as HTMLInputElement).setSelectionRange(from, to)
  }
}

function used(element: EventTarget | null): Used | null {
  return element instanceof HTMLElement && element !== element.ownerDocument.body ? { element, place: placeOf(element) } : null
}

/** The selection of a text field; null for fields without one, such as numbers. */
function selectionOf(element: HTMLElement): [from: number | null, to: number | null] {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return [null, null]
  return [element.selectionStart, element.selectionEnd]
}
