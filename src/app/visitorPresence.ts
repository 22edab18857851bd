/** Events that only visitors cause. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll', 'dragenter', 'click', 'input'] as const

/**
 * Settles on the first interaction: pointer movement, touch, a key, scrolling. Browsers also fire an event if the page loads under a
 * resting pointer; that does not count.
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
