/** Calls `call` when the document has loaded and the browser has time for it; `limitMs` after loading in any case, in milliseconds. */
export function whenIdle(call: () => void, limitMs: number): void {
  function wait() {
    // Without a word from the browser about its work, a moment has to do.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: limitMs })
    else setTimeout(call, Math.min(limitMs, 200))
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
