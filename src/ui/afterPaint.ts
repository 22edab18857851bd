/** Longest wait for a picture, in milliseconds: a window out of sight shows none. */
const LIMIT_MS = 100

/**
 * Calls `call` once, after the next picture has been shown: what has just been done is then answered to the eye before more work begins.
 */
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
