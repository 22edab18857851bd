/** Longest wait for a frame, in milliseconds: a hidden window paints none. */
const LIMIT_MS = 100

/** Calls `call` once, after the next frame was painted, so that the visitor sees a response before more work begins. */
export function afterPaint(call: () => void): void {
  let state: 'waiting' | 'called' = 'waiting'
  function callOnce() {
    if (state === 'called') return
    state = 'called'
    call()
  }
  requestAnimationFrame(() => setTimeout(callOnce))
  setTimeout(callOnce, LIMIT_MS)
}
