/** Calls `call` when the document has loaded and the browser is idle; `limitMs` after loading at the latest, in milliseconds. */
export function whenIdle(call: () => void, limitMs: number): void {
  function wait() {
    // Without `requestIdleCallback`, a short delay has to do.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: limitMs })
    else setTimeout(call, Math.min(limitMs, 200))
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
