/** How often, in milliseconds, and how many times at most the page is asked whether it has been painted. */
const EACH_MS = 100
const MOST = 30

/** Calls `call` once the page has been painted for the first time, or after three seconds: out of sight it never is. */
export function whenPainted(call: () => void, left = MOST): void {
  if (left && !performance.getEntriesByType('paint')[0]) setTimeout(whenPainted, EACH_MS, call, left - 1)
  else call()
}
