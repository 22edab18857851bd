/** What only a visitor does. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll', 'dragenter', 'click', 'input'] as const

/**
 * Settles at the first sign of a visitor: a move, a touch, a key, scrolling. Browsers also report a pointer that lies still where a page
 * comes under it; that is no sign.
 */
export function visitorPresence(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    let still: { x: number; y: number } | undefined

    function notice(event: Event) {
      if (event.type === 'pointermove' && !isMoved(event as PointerEvent)) return
      stop.abort()
      resolve()
    }
    function isMoved({ movementX, movementY, screenX: x, screenY: y }: PointerEvent): boolean {
      const before = still
      still = { x, y }
      return Boolean(movementX || movementY) || (before !== undefined && (before.x !== x || before.y !== y))
    }
    for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true, signal: stop.signal })
  })
}
